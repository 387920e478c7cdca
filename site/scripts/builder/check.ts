/** What is wrong with the fields, by the kit's own rules. */
import { explain } from '../../../src/client/validation/messages.js';
import { validate } from '../../../src/client/validation/validate.js';
import { attributeOf } from '../../../src/element/attributes.js';
import type { Attribute, ElementInfo } from '../elements.js';
import type { Words } from '../words/words.js';
import type { Seen } from './preview.js';
import type { Widget } from './state.js';

/** What is wrong, by attribute. */
export type Problems = Readonly<Record<string, string>>;

/** A rule as the manifest tells of it: what it cannot tell, the element itself checks. */
const ruleOf = ({ isSpaced, required: _, ...facts }: Attribute) => ({
  ...facts,
  ...(isSpaced && { separator: /\s+/ }),
});

/**
 * @param seen what the element in the preview says of itself: it knows the rules between attributes
 */
export function check(
  { attributes }: Widget,
  info: ElementInfo,
  { problems: told, notes }: Pick<Seen, 'problems' | 'notes'>,
  words: Words,
): Problems {
  const table = Object.fromEntries(
    info.attributes
      // An attribute that is there or not cannot be wrong; days from today are dates, too.
      .filter(({ kind }) => kind !== 'boolean' && kind !== 'date')
      .map((one) => [one.parameter, ruleOf(one)]),
  );
  const given = Object.fromEntries(
    info.attributes.map(({ parameter, name }) => [parameter, attributes[name]]),
  );
  const { issues } = validate(table, given);
  const own = issues.length ? explain(issues, attributeOf).problems : [];
  const problems: Record<string, string> = {};
  for (const { parameter, rule, issue } of [...own, ...told])
    problems[attributeOf(parameter)] ??= words.issue(issue, rule);
  for (const note of notes)
    for (const name of Object.keys(attributes))
      if (note.split(/[^\w-]+/).includes(name)) problems[name] ??= words.note(note);
  return problems;
}
