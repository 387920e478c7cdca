import {
  controlCells,
  genreNavigationTags,
  joinedControls,
  moreCells,
  optionControls,
  usualControls,
} from '../styles/control-cells.js';
import { rule } from '../styles/rule.js';
import { either, is, written } from './placeholder-selectors.js';

type Kind = 'first' | 'further';
const cellsOf = (control: string, kind: Kind) => `--_${control}-${kind}`;
const named = (control: string) => written('controls', `~='${control}'`);

/** Elements that have a control, by its attribute or without being told so. */
function having(control: string): string {
  const usual = Object.keys(usualControls).filter((tag) => usualControls[tag]!.includes(control));
  const options = optionControls.includes(control) ? `:has(> [slot='${control}'])` : '';
  const selectors = [
    named(control),
    ...(usual.length ? [`${either(usual)}:not(${written('controls')})`] : []),
  ];
  return `&${is(selectors)}${options}`;
}

/**
 * What the element's own styles have to know of its controls, too, while these are on their way:
 * the number of cells of the form, and whether there are genres.
 * @returns CSS for a rule of all elements
 */
export function controlRules(): string[] {
  const controls = Object.entries(controlCells);
  const withCells = (kind: Kind) => controls.filter(([, cells]) => cells[kind]);
  const sum = (kind: Kind) => {
    const counts = withCells(kind).map(([control]) => `var(${cellsOf(control, kind)}, 0)`);
    return `calc(${counts.join(' + ')})`;
  };
  const { control: joined, with: other } = joinedControls;
  const kinds: readonly Kind[] = ['first', 'further'];
  return [
    rule('&', { '--_first-cells': sum('first'), '--_further-cells': sum('further') }),
    ...kinds.flatMap((kind) =>
      withCells(kind).map(([control, cells]) =>
        rule(having(control), { [cellsOf(control, kind)]: cells[kind]! }),
      ),
    ),
    ...moreCells.map(({ tag, control, further }) =>
      rule(`&${either([tag])}${named(control)}`, { [cellsOf(control, 'further')]: further }),
    ),
    rule(`&${named(joined)}${named(other)}`, { [cellsOf(joined, 'first')]: 0 }),
    // What the author has set is seen.
    ...controls.map(([control, { attributes = [] }]) =>
      attributes.length
        ? rule(`${having(control)}${is(attributes.map((name) => written(name)))}`, {
            '--_is-unfolded': 1,
          })
        : '',
    ),
    rule(`&${either(genreNavigationTags)}${named('genre')}`, { '--_genres': 1 }),
  ];
}
