import { ACTION, EDGE, LINE, type PictureShape, type Stack } from './entry-sizes.js';
import { callHeight } from './looks.js';
import { em, fromWidth, rule } from './rule.js';

/** Selects entries of some layouts: of all, of lists, or of what has the picture above the text. */
export type Select = (layouts: 'all' | 'list' | 'upright', hidden?: string) => string;

/** What an entry is lower by where a part is hidden. */
const less = (part: string) => `--_no-${part}`;
const sum = (heights: readonly number[]) => heights.reduce((all, one) => all + one, 0);
const difference = (parts: readonly string[], unit: string) =>
  parts.map((part) => ` - var(${less(part)}, 0${unit})`).join('');

/** The gap below the picture of an entry. */
const PICTURE_GAP = 0.5;

/** The height of a picture above the text, with its gap: it follows from the width of the card. */
const pictureHeight = ({ ratio, least, most }: PictureShape): string =>
  `clamp(${em(least)}, (var(--_card) - 2 * var(--_padding)) * ${ratio}, ${em(most)}) + ${em(PICTURE_GAP)}`;

/** The height of an entry with a stack, out of what `stackRules` say of it. */
export const stackHeight =
  'calc(2 * var(--_padding) + max(var(--_least), var(--_total) - var(--_less)) + var(--_action))';

/** What asks to follow the link takes less room in looks that have no box around it. */
const actionHeight = (height: number) => (height ? callHeight(em(height)) : em(0));

/**
 * What the height of an entry comes from: all that it can show, less what is hidden.
 * @param select where the rules are for: a shadow root, or the page before there are any
 */
export function stackRules(
  { parts, facts = {}, uprightFacts = [], narrowFacts = [], picture, beside, list }: Stack,
  select: Select,
): string {
  const names = Object.keys(parts);
  const factNames = Object.keys(facts);
  const total = (at: 0 | 1) =>
    sum(Object.values(parts).map((height) => [height].flat()[at] ?? [height].flat()[0]!));
  const lower = (some: readonly string[]) =>
    `calc(0em${difference(some, 'em').replaceAll(' - ', ' + ')})`;
  const hidden = (layouts: Parameters<Select>[0], part: string, height: string | number) =>
    rule(select(layouts, part), { [less(part)]: height });
  const rules = [
    rule(select('all'), { '--_less': lower(['image', ...names]) }),
    rule(select('upright'), {
      '--_least': '0em',
      '--_total': `calc(${em(EDGE + total(1) + uprightFacts.length * LINE)} + ${pictureHeight(picture)})`,
      '--_action': actionHeight(ACTION),
      ...(uprightFacts.length && { '--_less': lower(['image', ...names, ...uprightFacts]) }),
    }),
    hidden('upright', 'image', `calc(${pictureHeight(picture)})`),
    rule(select('upright', 'action'), { '--_action': '0em' }),
    ...names.map((part) => {
      const height = parts[part]!;
      return typeof height === 'number'
        ? hidden('all', part, em(height))
        : hidden('list', part, em(height[0])) + hidden('upright', part, em(height[1]));
    }),
    ...factNames.map((part) => hidden('list', part, facts[part]!)),
    ...uprightFacts.map((part) => hidden('upright', part, em(LINE))),
  ];
  const width = `(${sum(Object.values(facts))}${difference(factNames, '')})`;
  const few = `(${narrowFacts.length}${narrowFacts.map((part) => ` - min(1, var(${less(part)}, 0))`).join('')})`;
  const heightOf = (part: string) => [parts[part]!].flat()[0]!;
  const dropped = list.flatMap(({ drops = [] }) => drops);
  for (const { from, above = 0, action, across, drops = [] } of list) {
    const stacked = em(EDGE + total(0) + above - sum(drops.map(heightOf)));
    const lines = across ? `round(up, ${width} / ${across}, 1)` : few;
    const step = [
      rule(select('list'), {
        '--_least': above ? '0em' : `calc(${em(EDGE)} + ${beside})`,
        '--_total': factNames.length ? `calc(${stacked} + ${lines} * ${em(LINE)})` : stacked,
        '--_action': actionHeight(action),
      }),
      rule(select('list', 'image'), { '--_least': '0em', [less('image')]: em(above) }),
      rule(select('list', 'action'), { '--_action': '0em' }),
      ...dropped.map((part) => hidden('list', part, em(drops.includes(part) ? 0 : heightOf(part)))),
    ];
    rules.push(fromWidth(from, step.join('')));
  }
  return rules.join('');
}
