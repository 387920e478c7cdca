/** The problems of the fields: by the kit's own rules, the preview, and the table of areas. */
import { validate } from '../../../src/client/validation/validate.js';
import { attributeOf } from '../../../src/element/attributes.js';
import type { Attribute, ElementInfo } from '../elements.js';
import { KIND_OF } from '../finder/kinds.js';
import { hasPlace } from '../finder/find.js';
import type { Words } from '../words/words.js';
import type { Seen } from './preview.js';
import type { Widget } from './state.js';

/** Problems, by attribute. */
export type Problems = Readonly<Record<string, string>>;

/** A rule from the manifest. The element itself checks the rest. */
const ruleOf = ({ isSpaced, required: _, ...facts }: Attribute) => ({
  ...facts,
  ...(isSpaced && { separator: /\s+/ }),
});

/** From the largest to the smallest. */
const AREAS = ['large-class-code', 'middle-class-code', 'small-class-code', 'detail-class-code'];

/**
 * The most likely cause of an empty result: a number that was not selected in the finder. Keywords may simply
 * have no results.
 */
function suspectOf({ attributes }: Widget): string | undefined {
  const names = Object.keys(attributes).filter((name) => attributes[name]);
  if (names.includes('keyword')) return undefined;
  const areas = AREAS.filter((name) => names.includes(name));
  const codes = areas.map((name) => [name, attributes[name]!] as const);
  const unknown = areas.find(
    (_, index) => !hasPlace(Object.fromEntries(codes.slice(0, index + 1))),
  );
  if (areas.length) return unknown ?? areas.at(-1);
  return names.find((name) => name in KIND_OF);
}

/** @param seen the preview's findings: its element checks the rules between attributes */
export function check(
  widget: Widget,
  info: ElementInfo,
  { phase, problems: reported, notes, gone }: Pick<Seen, 'phase' | 'problems' | 'notes' | 'gone'>,
  words: Words,
): Problems {
  const { attributes } = widget;
  const table = Object.fromEntries(
    info.attributes
      // Boolean attributes cannot be invalid; dates may be relative to today.
      .filter(({ kind }) => kind !== 'boolean' && kind !== 'date')
      .map((attribute) => [attribute.parameter, ruleOf(attribute)]),
  );
  const values = Object.fromEntries(
    info.attributes.map(({ parameter, name }) => [parameter, attributes[name]]),
  );
  const { issues } = validate(table, values);
  const problems: Record<string, string> = {};
  for (const issue of [...issues, ...reported.map((problem) => problem.issue)])
    problems[attributeOf(issue.parameter)] ??= words.issue(issue);
  for (const name of notes.flatMap(ignoredIn)) problems[name] ??= words.ignored;
  const suspect = phase === 'empty' && !gone ? suspectOf(widget) : undefined;
  if (gone) problems[gone] ??= words.gone;
  if (suspect) problems[suspect] ??= words.notFound(suspect);
  return problems;
}

/** Attributes that the element reports as ignored. */
const ignoredIn = (note: string): string[] => / ignores (.+)$/.exec(note)?.[1]?.split(', ') ?? [];

/** Messages that appear at a field, or in the state of the preview. */
const SHOWN_ELSEWHERE = [/ ignores /, / found nothing/, /^[\w-]+="[^"]*" (must|or|can) /];

/**
 * Further messages of an element.
 * @returns texts in the person's language, else in English
 */
export function notesOf({ notes }: Seen, words: Words): { text: string; lang?: 'en' }[] {
  return notes
    .filter((note) => !SHOWN_ELSEWHERE.some((pattern) => pattern.test(note)))
    .flatMap((note) => {
      const controls = [...note.matchAll(/controls="([\w-]+)" needs choices/g)];
      return controls.length
        ? controls.map(([, control = '']) => ({ text: words.needsChoices(control) }))
        : [{ text: note, lang: 'en' as const }];
    });
}
