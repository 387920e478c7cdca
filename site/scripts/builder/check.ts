/** What is wrong with the fields, by the kit's own rules, by the preview, and by the table of areas. */
import { validate } from '../../../src/client/validation/validate.js';
import { attributeOf } from '../../../src/element/attributes.js';
import type { Attribute, ElementInfo } from '../elements.js';
import { KIND_OF } from '../finder/kinds.js';
import { hasPlace } from '../finder/find.js';
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

/** From the largest to the smallest. */
const AREAS = ['large-class-code', 'middle-class-code', 'small-class-code', 'detail-class-code'];

/**
 * The attribute that is most likely wrong where nothing was found: a number that was not looked up. Words
 * may simply find nothing.
 */
function suspectOf({ attributes }: Widget): string | undefined {
  const given = Object.keys(attributes).filter((name) => attributes[name]);
  if (given.includes('keyword')) return undefined;
  const areas = AREAS.filter((name) => given.includes(name));
  const codes = areas.map((name) => [name, attributes[name]!] as const);
  const unknown = areas.find((_, at) => !hasPlace(Object.fromEntries(codes.slice(0, at + 1))));
  if (areas.length) return unknown ?? areas.at(-1);
  return given.find((name) => name in KIND_OF);
}

/** @param seen what the element in the preview says of itself: it knows the rules between attributes */
export function check(
  widget: Widget,
  info: ElementInfo,
  { phase, problems: told, notes, gone }: Pick<Seen, 'phase' | 'problems' | 'notes' | 'gone'>,
  words: Words,
): Problems {
  const { attributes } = widget;
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
  const problems: Record<string, string> = {};
  for (const issue of [...issues, ...told.map((one) => one.issue)])
    problems[attributeOf(issue.parameter)] ??= words.issue(issue);
  for (const name of notes.flatMap(ignoredIn)) problems[name] ??= words.ignored;
  const suspect = phase === 'empty' && !gone ? suspectOf(widget) : undefined;
  if (gone) problems[gone] ??= words.gone;
  if (suspect) problems[suspect] ??= words.notFound(suspect);
  return problems;
}

/** The attributes that an element tells its author to have no effect. */
const ignoredIn = (note: string): string[] => / ignores (.+)$/.exec(note)?.[1]?.split(', ') ?? [];

/** What is told at a field, or by the state of the preview. */
const TOLD = [/ ignores /, / found nothing/, /^[\w-]+="[^"]*" (must|or|can) /];

/** What an element tells its author besides. @returns texts of the author's language, else in English */
export function notesOf({ notes }: Seen, words: Words): { text: string; lang?: 'en' }[] {
  return notes
    .filter((note) => !TOLD.some((pattern) => pattern.test(note)))
    .flatMap((note) => {
      const controls = [...note.matchAll(/controls="([\w-]+)" needs choices/g)];
      return controls.length
        ? controls.map(([, control = '']) => ({ text: words.needsChoices(control) }))
        : [{ text: note, lang: 'en' as const }];
    });
}
