import { html, nothing, type TemplateResult } from 'lit';
import type { FormMessages } from '../../i18n/form-messages.js';
import {
  error,
  fieldView,
  nearMeButton,
  type Enter,
  type FieldViewModel,
  type NearMeViewModel,
} from './form-field-template.js';
import { formPanel, type PanelViewModel } from './form-panel-template.js';

/** What stands in a form side by side. */
export type CellViewModel = FieldViewModel | NearMeViewModel | PanelViewModel;

/** What hardly anybody needs, behind a summary. */
export interface FoldedViewModel {
  readonly cells: readonly CellViewModel[];
  /** How many conditions are set in there. */
  readonly count: number;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

export interface SearchFormViewModel {
  /** What it searches, where the author says so. */
  readonly name?: string | undefined;
  readonly cells: readonly CellViewModel[];
  readonly folded?: FoldedViewModel | undefined;
  readonly messages: FormMessages;
  /** What is wrong with the form as a whole. */
  readonly error?: string | undefined;
  /** Whether what was searched for is on its way. */
  readonly isBusy: boolean;
  /** Whether nothing is entered or chosen but what the author has set. */
  readonly isPristine: boolean;
  readonly enter: Enter;
  readonly submit: () => void;
  /** Goes back to what the author has set. */
  readonly reset: () => void;
}

/** How many cells of one size some take: a set has one for each option. */
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

/** Further cells, and a way to search that is near them. */
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
  // Neither may do what forms do by themselves: send to the page's address, or empty the fields.
  const instead = (action: () => void) => (event: Event) => {
    event.preventDefault();
    action();
  };
  return html`<form
    part="form"
    class="form"
    role="search"
    aria-label=${model.name ?? messages.search}
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
