import type { Layout, Rows } from './rows.js';

/** A rule for where there is at least some width, in em. */
export const at = (width: number, rule: string): string =>
  width ? `@container(min-width:${width}em){${rule}}` : rule;

/** The height of a form without its margin, in em of its own font. */
const inForm = (height: number) => Math.floor((height / 0.9 - 0.75) * 100) / 100;

/**
 * Sizes of entries that need others than `metrics` gives.
 * @returns CSS for the shadow root, for below the rules of the layouts
 */
export function rowRules({
  row,
  wide = [],
  width,
  form = [],
  areas = [],
  tableHead,
}: Rows): string {
  const rules = (property: string, sizes: Rows['row'], not = '') =>
    Object.entries(sizes)
      .map(([layout, size]) => `[data-layout=${layout as Layout}]${not}{--_${property}:${size}em}`)
      .join('');
  const forms = (steps: NonNullable<Rows['form']>, of: string) =>
    steps.map(([from, height]) =>
      at(from, `:host(:not([controls])) ${of}{min-height:${inForm(height)}em}`),
    );
  return [
    rules('row', row),
    ...wide.map((one) => at(one.from, rules('row', one.row))),
    // Where the author names the columns, these decide the width.
    rules('width', width, ':not([data-columns])'),
    // What is there before the table is keeps the room of its head.
    tableHead ? at(tableHead[0], `ol[data-layout=table]{padding-top:${tableHead[1]}em}`) : '',
    // What is kept for a form is its room, also where it needs less.
    ...forms(form, '.form'),
    ...forms(areas, '.form:has([name=area])'),
  ].join('');
}
