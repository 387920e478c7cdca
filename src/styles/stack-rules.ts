import { ACTION, EDGE, LINE, type PictureShape, type Stack } from './entry-sizes.js';
import { callHeight } from './looks.js';
import { em, fromWidth, rule, type Declarations } from './rule.js';

/** Selects entries of some layouts: of all, of lists, or of what has the picture above the text. */
export type Select = (layouts: 'all' | 'list' | 'upright', hidden?: string) => string;

/** 1 where a part is hidden. */
const flag = (part: string) => `--_no-${part}`;
const isHidden = (part: string) => `var(${flag(part)}, 0)`;
const sum = (heights: readonly number[]) => heights.reduce((all, one) => all + one, 0);

/** The sum of what parts measure, less that of those that are hidden. */
const shown = (sizes: Readonly<Record<string, number>>, unit: string, more = 0): string => {
  const all = Math.round(1000 * (more + sum(Object.values(sizes)))) / 1000;
  const less = Object.entries(sizes).map(([part, size]) => ` - ${isHidden(part)} * ${size}${unit}`);
  return `${all}${unit}${less.join('')}`;
};

/** The gap below the picture of an entry. */
const PICTURE_GAP = 0.5;

/** The height of a picture above the text, with its gap: it follows from the width of the card. */
const pictureHeight = ({ ratio, least, most }: PictureShape): string =>
  `clamp(${em(least)}, (var(--_card) - 2 * var(--_padding)) * ${ratio}, ${em(most)}) + ${em(PICTURE_GAP)}`;

/** The height of an entry with a stack, out of what `stackRules` and `hiddenRules` say of it. */
export const stackHeight =
  'calc(2 * var(--_padding) + max(var(--_least), var(--_picture) + var(--_text) + var(--_facts)) + var(--_action))';

/** What asks to follow the link takes less room in looks that have no box around it. */
const actionHeight = (height: number) => (height ? callHeight(em(height)) : em(0));

/** Facts in a line each. */
const lines = (facts: readonly string[]) =>
  `calc(${shown(Object.fromEntries(facts.map((fact) => [fact, LINE])), 'em')})`;

/** What of a stack can be hidden, beside its picture and what asks to follow the link. */
export const partsOf = ({ parts, facts = {} }: Stack): string[] => [
  ...Object.keys(parts),
  ...Object.keys(facts),
];

/**
 * What is hidden: these rules are stronger than those of `stackRules`, whatever the layout and width.
 * @param parts those that `stackRules` ask for
 */
export const hiddenRules = (parts: readonly string[], select: Select): string =>
  [
    rule(select('all', 'image'), { '--_least': '0em', '--_picture': '0em' }),
    rule(select('all', 'action'), { '--_action': '0em' }),
    ...parts.map((part) => rule(select('all', part), { [flag(part)]: 1 })),
  ].join('');

/**
 * What the height of an entry comes from.
 * @param select where the rules are for: a shadow root, or the page before there are any
 */
export function stackRules(
  { parts, facts = {}, uprightFacts = [], narrowFacts = [], picture, beside, list }: Stack,
  select: Select,
): string {
  const textHeight = (at: 0 | 1, drops: readonly string[] = []) => {
    const heights = Object.entries(parts)
      .filter(([part]) => !drops.includes(part))
      .map(([part, height]) => [part, typeof height === 'number' ? height : height[at]] as const);
    return `calc(${shown(Object.fromEntries(heights), 'em', EDGE)})`;
  };
  const rules = [
    rule(select('upright'), {
      '--_least': '0em',
      '--_picture': `calc(${pictureHeight(picture)})`,
      '--_text': textHeight(1),
      '--_facts': lines(uprightFacts),
      '--_action': actionHeight(ACTION),
    }),
  ];
  const across = `calc(round(up, (${shown(facts, '')}) / var(--_across), 1) * ${em(LINE)})`;
  let narrower: Declarations = {};
  for (const step of list) {
    const { from, above = 0, action, drops } = step;
    const wide: Declarations = {
      '--_least': above ? '0em' : `calc(${em(EDGE)} + ${beside})`,
      '--_picture': em(above),
      '--_text': textHeight(0, drops),
      '--_facts': step.across ? across : lines(narrowFacts),
      ...(step.across && { '--_across': step.across }),
      '--_action': actionHeight(action),
    };
    const others = Object.entries(wide).filter(([name, value]) => narrower[name] !== value);
    rules.push(fromWidth(from, rule(select('list'), Object.fromEntries(others))));
    narrower = wide;
  }
  return rules.join('');
}
