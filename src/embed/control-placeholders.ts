import {
  controlCells,
  genreNavigationTags,
  joinedControls,
  moreCells,
  optionControls,
  usualControls,
} from '../styles/control-cells.js';
import { rule, type Declarations } from '../styles/rule.js';
import { either, type Spelling } from './placeholder-selectors.js';

type Kind = 'first' | 'further';
const cellsOf = (control: string, kind: Kind) => `--_${control}-${kind}`;
const named = ({ written }: Spelling, control: string) => written('controls', `~='${control}'`);

/** Elements that have a control, by its attribute or without being told so, as parts of a rule. */
function having(control: string, spelling: Spelling): string[] {
  const usual = Object.keys(usualControls).filter((tag) => usualControls[tag]!.includes(control));
  const options = optionControls.includes(control) ? `:has(> [slot='${control}'])` : '';
  return [
    named(spelling, control),
    ...usual.map((tag) => `:where(${spelling.tag(tag)}):not(${spelling.written('controls')})`),
  ].map((one) => `&${one}${options}`);
}

/**
 * What the element's own styles have to know of its controls, too, while these are on their way:
 * the number of cells of the form, and whether there are genres.
 * @returns CSS for a rule of all elements
 */
export function controlRules(): string[] {
  const controls = Object.entries(controlCells);
  const withCells = (kind: Kind) => controls.filter(([, cells]) => cells[kind]);
  const counted = (kind: Kind): Declarations => {
    const counts = withCells(kind).map(([control]) => cellsOf(control, kind));
    return {
      ...Object.fromEntries(counts.map((count) => [count, 0])),
      [`--_${kind}-cells`]: `calc(${counts.map((count) => `var(${count})`).join(' + ')})`,
    };
  };
  const { control: joined, with: other } = joinedControls;
  const kinds: readonly Kind[] = ['first', 'further'];
  return [
    // Here and below: those of an element that it is in the fallback of are not its own.
    rule('&', {
      '--_first-cells': 'initial',
      '--_further-cells': 'initial',
      '--_is-unfolded': 'initial',
      '--_genres': 'initial',
    }),
    // Most have none: nothing is to be added up for them.
    rule(
      either(({ tag, written }) => [
        `&${written('controls')}`,
        `&:where(${Object.keys(usualControls).map(tag).join(', ')})`,
      ]),
      { ...counted('first'), ...counted('further') },
    ),
    ...kinds.flatMap((kind) =>
      withCells(kind).map(([control, cells]) =>
        rule(
          either((spelling) => having(control, spelling)),
          { [cellsOf(control, kind)]: cells[kind]! },
        ),
      ),
    ),
    ...moreCells.map(({ tag, control, further }) =>
      rule(
        either((spelling) => [`&:where(${spelling.tag(tag)})${named(spelling, control)}`]),
        { [cellsOf(control, 'further')]: further },
      ),
    ),
    rule(
      either((spelling) => [`&${named(spelling, joined)}${named(spelling, other)}`]),
      { [cellsOf(joined, 'first')]: 0 },
    ),
    // What the author has set is seen.
    rule(
      either((spelling) =>
        controls.flatMap(([control, { attributes = [] }]) =>
          attributes.flatMap((name) =>
            having(control, spelling).map((one) => one + spelling.written(name)),
          ),
        ),
      ),
      { '--_is-unfolded': 1 },
    ),
    rule(
      either((spelling) =>
        genreNavigationTags.map(
          (tag) => `&:where(${spelling.tag(tag)})${named(spelling, 'genre')}`,
        ),
      ),
      { '--_genres': 1 },
    ),
  ];
}
