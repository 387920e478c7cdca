import { countCells } from './search-form-template.js';
import type { WidgetDefinition } from '../../element/definition.js';
import type { FormField } from './form-fields.js';

/** A cell of the form: a field, several in a panel, or the button that searches nearby. */
export type FormCell =
  | FormField
  | { readonly type: 'panel'; readonly fields: readonly FormField[] }
  | { readonly type: 'near' };

interface FormCells {
  readonly first: readonly FormCell[];
  /** Folded away. */
  readonly further: readonly FormCell[];
}

/** Cells in the first row, beside the button that searches: its height is that of every form. */
export const FIRST_CELLS = 3;

/** Controls that fewer readers need: they are folded away before others. */
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

/** The fields that stand in a panel; one alone stands by itself. */
export function panelFields(
  { panel = [] }: WidgetDefinition,
  fields: readonly FormField[],
): readonly FormField[] {
  const inPanel = panel.flatMap((one) => fields.filter(({ control }) => control === one));
  return inPanel.length > 1 ? inPanel : [];
}

/** The numbers in fields, by parameter. */
export const numbersOf = (fields: readonly FormField[]): Readonly<Record<string, number>> =>
  Object.fromEntries(fields.map(({ name, value }) => [name, Number(value) || 0]));

/** The fields of some cells, those in panels included. */
export const fieldsOf = (cells: readonly FormCell[]): readonly FormField[] =>
  cells.flatMap((cell) => {
    if ('fields' in cell) return cell.fields;
    return 'control' in cell ? [cell] : [];
  });

/** True if fewer readers need a cell; the distance of the search nearby is of use after it alone. */
const isSecondary = (cell: FormCell, { nearMe }: WidgetDefinition) =>
  'control' in cell && (SECONDARY.includes(cell.control) || cell.control === nearMe?.control);

/** The cells of a form in their order; where they are many, those after the first row are folded away. */
export function formCells(definition: WidgetDefinition, fields: readonly FormField[]): FormCells {
  const panel = panelFields(definition, fields);
  const all = fields.flatMap((field): readonly FormCell[] => {
    if (field.control === definition.nearMe?.control) return [{ type: 'near' }, field];
    if (!panel.includes(field)) return [field];
    return field === panel[0] ? [{ type: 'panel', fields: panel }] : [];
  });
  const primary = all.filter((cell) => !isSecondary(cell, definition));
  const candidates = primary.length ? primary : all;
  // Both dates are in one row.
  const isPair = (cell: FormCell | undefined) =>
    !!cell && 'control' in cell && cell.control === 'dates';
  const first: FormCell[] = [];
  for (const [at, cell] of candidates.entries()) {
    const isFirstDate = isPair(cell) && isPair(candidates[at + 1]);
    const needed = countCells([cell]) + (isFirstDate ? 1 : 0);
    if (countCells(first) + needed > FIRST_CELLS) break;
    first.push(cell);
  }
  return { first, further: all.filter((cell) => !first.includes(cell)) };
}
