import { carouselCard, fitRules, lastEntryRules } from './column-rules.js';
import { MOST_CELLS } from './control-cells.js';
import type { EntrySizes, Sizes } from './entry-sizes.js';
import { em, fromWidth, rule, upTo, type Declarations } from './rule.js';
import { hiddenRules, partsOf, stackRules, type Select } from './stack-rules.js';
import { controlMetrics, type Layout } from './metrics.js';

/** More columns than these no form needs. */
const MOST_FORM_COLUMNS = 9;

/**
 * The room of controls that are still on their way, in CSS: mkt.css tells how many cells their form
 * has, and whether there are genres; where it does not, these are invalid and no room is kept.
 */
export const controlSizes: Declarations = {
  '--_form-columns': 1,
  '--_folded-cells': foldedCells(),
  '--_form-block-size': formBlockSize(),
  '--_genres-block-size': `calc(var(--_genres) * ${em(genresBlockSize())})`,
};

/** The further cells, where there are any others and too many to show all. */
function foldedCells(): string {
  const [first, further] = ['var(--_first-cells)', 'var(--_further-cells)'];
  const tooMany = `clamp(0, ${first} + ${further} + 1 - ${MOST_CELLS}, 1)`;
  return `calc(${further} * min(1, ${first}) * ${tooMany})`;
}

/** How many rows some cells of a form take, in CSS. */
export function rowsOf(cells: string): string {
  return `round(up, ${cells} / var(--_form-columns), 1)`;
}

/** The height of a form with its border and margin. */
function formBlockSize(): string {
  const { fontSize, gap, cell, summary } = controlMetrics;
  const [first, further] = ['var(--_first-cells)', 'var(--_further-cells)'];
  const folded = 'var(--_folded-cells)';
  const row = em((cell + gap) * fontSize);
  const sum = [
    `${em(2 * gap * fontSize)} + 2px`,
    // The buttons take the room of one cell; those that are folded away have another.
    `${rowsOf(`(${first} + ${further} - ${folded} + 1)`)} * ${row}`,
    `min(1, ${folded}) * ${em((summary + gap) * fontSize)}`,
    `min(1, ${folded}) * var(--_is-unfolded, 0) * ${rowsOf(`(${folded} + 1)`)} * ${row}`,
  ];
  // Without cells, there is no form.
  return `calc(min(1, ${first} + ${further}) * (${sum.join(' + ')}))`;
}

function genresBlockSize(): number {
  const { fontSize, gap, genres } = controlMetrics;
  return (genres + gap) * fontSize;
}

/** The height of a pager with its margins, in em of the element's font. */
export function pagerBlockSize(): number {
  const { fontSize, gap, pager } = controlMetrics;
  return (pager + 2 * gap) * fontSize;
}

/** How many cells fit side by side. */
export function formColumnRules(selector: string): string {
  const { fontSize, gap, cellWidth } = controlMetrics;
  return upTo(MOST_FORM_COLUMNS)
    .slice(1)
    .map((count) => {
      const width = (count * (cellWidth + gap) + gap) * fontSize;
      return fromWidth(width, rule(selector, { '--_form-columns': count }));
    })
    .join('');
}

/** Rules that give a property the sizes of the layouts, those of one size together. */
function sizesByLayout(property: string, sizes: Sizes): string {
  const layouts = Object.keys(sizes) as Layout[];
  return [...new Set(Object.values(sizes))]
    .map((size) => {
      const same = layouts.filter((layout) => sizes[layout] === size);
      const selectors = same.map((layout) => `[data-layout='${layout}']`);
      return rule(selectors.join(', '), { [property]: em(size) });
    })
    .join('');
}

/** Entries in a shadow root. */
const select: Select = (layouts, hidden) =>
  ({
    all: '.list',
    list: `:is([data-layout='list'], [data-layout='table'])`,
    upright: `:is([data-layout='grid'], [data-layout='carousel'])`,
  })[layouts] + (hidden ? `[data-hidden~='${hidden}']` : '');

/**
 * Sizes of entries that need others than `metrics` gives.
 * @returns CSS for the shadow root, for below the rules of every element
 */
export function entrySizeRules(sizes: EntrySizes): string {
  const { stack, row = {}, wide = [], column, carousel, tableHead } = sizes;
  return [
    stack ? hiddenRules(partsOf(stack), select) + stackRules(stack, select) : '',
    sizesByLayout('--_row-size', row),
    ...wide.map((step) => fromWidth(step.from, sizesByLayout('--_row-size', step.row))),
    ...(Object.keys(column) as Layout[]).map(
      (layout) =>
        fitRules(`[data-layout='${layout}']`, layout, column[layout]) +
        lastEntryRules(layout, column[layout]!),
    ),
    carousel ? rule(`[data-layout='carousel']`, carouselCard(carousel)) : '',
    // What is there before the table is keeps the room of its head.
    tableHead
      ? fromWidth(
          tableHead.from,
          rule(`ol[data-layout='table']`, { 'padding-top': em(tableHead.height) }),
        )
      : '',
  ].join('');
}
