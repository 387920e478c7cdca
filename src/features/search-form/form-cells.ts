import { sum } from '../../client/sum.js';
import type { WidgetDefinition } from '../../element/definition.js';
import type { FormField } from './form-fields.js';

/** A cell of the form: a field, a panel of fields, or the near-me button. */
export type FormCell =
  | FormField
  | { readonly type: 'panel'; readonly fields: readonly FormField[] }
  | { readonly type: 'near' };

/** Maximum of cells in the first row, beside the search button: every form has its height. */
export const FIRST_CELLS = 3;

/** Controls that are folded away first. */
const SECONDARY = [
  'price',
  'conditions',
  'publisher',
  'label',
  'size',
  'availability',
  'preview',
  'limited',
  'language',
  'bookable',
  'ispublic',
  'sort',
];

/** The fields of the panel; empty if there is only one, which gets a cell. */
export function panelFields(
  { panel = [] }: WidgetDefinition,
  fields: readonly FormField[],
): readonly FormField[] {
  const inPanel = panel.flatMap((name) => fields.filter(({ control }) => control === name));
  return inPanel.length > 1 ? inPanel : [];
}

export const numbersOf = (fields: readonly FormField[]): Readonly<Record<string, number>> =>
  Object.fromEntries(fields.map(({ name, value }) => [name, Number(value) || 0]));

/** The fields in some cells, panels included. */
export const fieldsOf = (cells: readonly FormCell[]): readonly FormField[] =>
  cells.flatMap((cell) => {
    if ('fields' in cell) return cell.fields;
    return 'control' in cell ? [cell] : [];
  });

/** Number of cells of unit size: checkboxes take one each. */
const countCells = (cells: readonly FormCell[]): number =>
  sum(cells.map((cell) => (cell.type === 'checkboxes' ? cell.options.length : 1)));

/** True for cells to fold away first. A distance is only useful after a near-me search. */
const isSecondary = (cell: FormCell, { nearMe }: WidgetDefinition) =>
  'control' in cell && (SECONDARY.includes(cell.control) || cell.control === nearMe?.control);

/** The cells of a form in order; cells beyond the first row are folded away. */
export function formCells(definition: WidgetDefinition, fields: readonly FormField[]) {
  const panel = panelFields(definition, fields);
  const all = fields.flatMap((field): readonly FormCell[] => {
    if (field.control === definition.nearMe?.control) return [{ type: 'near' }, field];
    if (!panel.includes(field)) return [field];
    return field === panel[0] ? [{ type: 'panel', fields: panel }] : [];
  });
  const primary = all.filter((cell) => !isSecondary(cell, definition));
  const candidates = primary.length ? primary : all;
  // Keep both dates in one row.
  const isPair = (cell: FormCell | undefined) =>
    !!cell && 'control' in cell && cell.control === 'dates';
  const first: FormCell[] = [];
  for (const cell of candidates) {
    const isFirstDate = isPair(cell) && isPair(candidates[first.length + 1]);
    const needed = countCells([cell]) + (isFirstDate ? 1 : 0);
    if (countCells(first) + needed > FIRST_CELLS) break;
    first.push(cell);
  }
  return { first, further: all.filter((cell) => !first.includes(cell)) };
}
