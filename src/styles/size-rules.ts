import type { Layout, Rows } from './entry-sizes.js';

/** A rule for where there is at least some width, in em. */
export const at = (width: number, rule: string): string =>
  width ? `@container(min-width:${width}em){${rule}}` : rule;

/** What the header keeps until there is a form is the room of the form, also where it needs less. */
const forms = (steps: Rows['form'] = []) =>
  steps.map(([from, height]) =>
    at(from, `:host(:not([controls])) :is(header,.form){--_f:${height}em}`),
  );

/**
 * Sizes of entries that need others than `metrics` gives.
 * @returns CSS for the shadow root, for below the rules of the layouts
 */
export function rowRules({ row, wide = [], width, form, tableHead }: Rows): string {
  const rules = (property: string, sizes: Rows['row'], not = '') =>
    [...new Set(Object.values(sizes))]
      .map((size) => {
        const same = (Object.keys(sizes) as Layout[]).filter((layout) => sizes[layout] === size);
        const these = same.map((layout) => `[data-layout=${layout}]${not}`);
        return `${these.join()}{--_${property}:${size}em}`;
      })
      .join('');
  return [
    rules('row', row),
    ...wide.map((one) => at(one.from, rules('row', one.row))),
    // Where the author names the columns, these decide the width.
    rules('width', width, ':not([data-columns])'),
    // What is there before the table is keeps the room of its head.
    tableHead ? at(tableHead[0], `ol[data-layout=table]{padding-top:${tableHead[1]}em}`) : '',
    ...forms(form),
    // In em of the form, without its margin.
    form ? ':host(:not([controls])) .form{min-height:calc(var(--_f)/.9 - .75em - .01px)}' : '',
  ].join('');
}

/** The room of a form where the author offers areas. */
export const areaRules = ({ areas }: Rows): string => forms(areas).join('');
