import { html, nothing, type TemplateResult } from 'lit';
import type { FormMessages } from '../../i18n/form.js';
import {
  error,
  fieldView,
  nearMeButton,
  type Enter,
  type FieldViewModel,
  type NearMeViewModel,
} from './form-field-template.js';
import { formPanel, type PanelViewModel } from './form-panel-template.js';
import { button } from '../../templates/button.js';

export type CellViewModel = FieldViewModel | NearMeViewModel | PanelViewModel;

/** Further conditions in a `<details>`. */
export interface FoldedViewModel {
  readonly cells: readonly CellViewModel[];
  /** Number of conditions set among the folded ones. */
  readonly count: number;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

export interface SearchFormViewModel {
  /** Name of the landmark. */
  readonly name: string;
  /** False if the form only sorts and filters what is there. */
  readonly isSearch: boolean;
  readonly cells: readonly CellViewModel[];
  readonly folded?: FoldedViewModel | undefined;
  readonly messages: FormMessages;
  /** Error of the whole form. */
  readonly error?: string | undefined;
  /** True while a search is loading. */
  readonly isBusy: boolean;
  /** True without input or selection of the reader. */
  readonly isPristine: boolean;
  readonly enter: Enter;
  readonly submit: () => void;
  /** Resets the form to the author's values. */
  readonly reset: () => void;
}

/** Number of cells of unit size: checkboxes take one each. */
export const countCells = (
  cells: readonly (
    Pick<FieldViewModel, 'type' | 'options'> | { readonly type: 'near' | 'panel' }
  )[],
): number =>
  cells.reduce((sum, cell) => sum + (cell.type === 'checkboxes' ? cell.options.length : 1), 0);

function cellView(cell: CellViewModel, { messages, enter }: SearchFormViewModel): TemplateResult {
  if (cell.type === 'panel') return formPanel(cell, messages, enter);
  if (cell.type === 'near') return nearMeButton(cell, messages);
  return fieldView(cell);
}

const submitButton = ({ isBusy, messages }: SearchFormViewModel) =>
  html`<button part="submit" class=${isBusy ? 'main busy' : 'main'}>${messages.search}</button>`;

/** The folded cells, with a search button of their own. */
function folded(
  { cells, count, isOpen, onToggle }: FoldedViewModel,
  model: SearchFormViewModel,
): TemplateResult {
  const toggled = ({ target }: Event) => onToggle((target as HTMLDetailsElement).open);
  return html`<details part="conditions" class="further" ?open=${isOpen} @toggle=${toggled}>
    <summary
      >${model.messages.further}${
        count ? html`<span class="count">${model.messages.set(String(count))}</span>` : nothing
      }</summary
    >
    <div class="cells" role="group" aria-label=${model.messages.further}
      >${cells.map((cell) => cellView(cell, model))}<div class="cell buttons"
        >${submitButton(model)}</div
      ></div
    >
  </details>`;
}

export function searchForm(model: SearchFormViewModel): TemplateResult {
  const { cells, isPristine, messages, enter, submit, reset } = model;
  const onInput = ({ target }: Event) => {
    const { name, form } = target as HTMLInputElement;
    enter(name, new FormData(form!).getAll(name) as string[]);
  };
  // Prevents the browser's own actions: navigating to the page's address, emptying the fields.
  const instead = (action: () => void) => (event: Event) => {
    event.preventDefault();
    action();
  };
  return html`<form
    part="form"
    class="form"
    role=${model.isSearch ? 'search' : 'form'}
    aria-label=${model.name}
    autocomplete="off"
    novalidate
    @input=${onInput}
    @submit=${instead(submit)}
    @reset=${instead(reset)}
  >
    <div class="cells first"
      >${cells.map((cell) => cellView(cell, model))}<div class="cell buttons"
        >${submitButton(model)}</div
      ></div
    >${error('form', model.error)}<div class="form-end"
      ><button type="reset" part="reset" aria-disabled=${isPristine}>${messages.reset}</button
      >${model.folded ? folded(model.folded, model) : nothing}</div
    >
  </form>`;
}

export interface ActiveFilterViewModel {
  /** Unique within the form. */
  readonly id: string;
  readonly text: string;
  readonly remove: () => void;
}

export interface ActiveFiltersViewModel {
  readonly filters: readonly ActiveFilterViewModel[];
  readonly messages: FormMessages;
  readonly clear: () => void;
}

/** A chip per active filter that removes it, and a button that clears all. */
export const activeFilters = ({
  filters,
  messages,
  clear,
}: ActiveFiltersViewModel): TemplateResult =>
  html`<div part="chips" class="chips" role="group" aria-label=${messages.chosen}
    >${filters.map(({ text, remove }) =>
      button(text, remove, { part: 'chip', label: messages.remove(text) }),
    )}${filters.length > 1 ? button(messages.clear, clear, { part: 'clear' }) : nothing}</div
  >`;
