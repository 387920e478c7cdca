import { controlCells, MOST_CELLS } from '../../styles/control-cells.js';
import { countCells } from '../../templates/search-form.js';
import type { WidgetDefinition } from '../definition.js';
import type { FormField } from './form-fields.js';

/** What takes a cell of the form: a field, several in a panel, or the button that searches nearby. */
export type FormCell =
  | FormField
  | { readonly type: 'panel'; readonly fields: readonly FormField[] }
  | { readonly type: 'near' };

interface FormCells {
  readonly first: readonly FormCell[];
  /** What is folded away. */
  readonly further: readonly FormField[];
}

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

/** The cells of a form in their order; where they are many, what fewer readers need is folded away. */
export function formCells(definition: WidgetDefinition, fields: readonly FormField[]): FormCells {
  const panel = panelFields(definition, fields);
  const all = fields.flatMap((field): readonly FormCell[] => {
    if (field.control === definition.nearMe?.control) return [{ type: 'near' }, field];
    if (!panel.includes(field)) return [field];
    return field === panel[0] ? [{ type: 'panel', fields: panel }] : [];
  });
  const isFurther = (cell: FormCell): cell is FormField =>
    'control' in cell && !!controlCells[cell.control]?.further;
  const first = all.filter((cell) => !isFurther(cell));
  // The buttons take a cell, too.
  const isTooMany = first.length > 0 && countCells(all) + 1 > MOST_CELLS;
  return isTooMany ? { first, further: all.filter(isFurther) } : { first: all, further: [] };
}
