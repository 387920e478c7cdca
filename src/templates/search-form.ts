import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { live } from 'lit/directives/live.js';
import type { FormMessages } from '../i18n/form-messages.js';
import { button } from './button.js';

export interface FieldOption {
  readonly value: string;
  readonly text: string;
}

/** The button that searches around the reader. */
export interface NearMeViewModel {
  /** Whether the reader searches around a position at the moment. */
  readonly isActive: boolean;
  /** Whether the position is being found out. */
  readonly isLocating: boolean;
  /** Why there is no position. */
  readonly error?: string | undefined;
  readonly toggle: () => void;
}

/** One field of a form. */
export interface FieldViewModel {
  readonly name: string;
  readonly label: string;
  /** `checkbox` is a choice of yes and no, `checkboxes` are one for each option. */
  readonly type: 'checkbox' | 'checkboxes' | 'select' | 'search' | 'number' | 'date';
  /** What it shows; several values are separated by commas, a checked box has the value 1. */
  readonly value: string;
  /** What can be chosen. */
  readonly options: readonly FieldOption[];
  readonly min?: string | number | undefined;
  readonly max?: number | undefined;
  readonly step?: 'any' | undefined;
  /** The keyboard to offer, where that is not the one of its type. */
  readonly inputMode?: 'numeric' | undefined;
  /** How its value is to be written. */
  readonly hint?: string | undefined;
  /** The room that it needs, where that is not the usual. */
  readonly width?: 'short' | 'long' | undefined;
  /** Whether hardly anybody needs it. */
  readonly isFolded: boolean;
  /** What is wrong with it. */
  readonly error?: string | undefined;
  readonly nearMe?: NearMeViewModel | undefined;
}

export interface SearchFormViewModel {
  /** What it searches, where the author says so. */
  readonly name?: string | undefined;
  readonly fields: readonly FieldViewModel[];
  readonly messages: FormMessages;
  /** What is wrong with the form as a whole. */
  readonly error?: string | undefined;
  /** Takes what the reader enters: the values of the inputs of that name, of boxes the checked ones. */
  readonly enter: (name: string, values: readonly string[]) => void;
  readonly submit: () => void;
  /** Goes back to what the author has set. */
  readonly reset: () => void;
}

const error = (name: string, text: string | undefined) =>
  text ? html`<p part="error" class="error" id=${`${name}-error`}>${text}</p>` : nothing;

/** What ties an input to what is wrong with it. */
const invalid = ({ error }: FieldViewModel) => ifDefined(error && 'true');
const describedBy = ({ name, error }: FieldViewModel) => ifDefined(error && `${name}-error`);

const box = (field: FieldViewModel, value: string, text: string) =>
  html`<label class="box"
    ><input
      type="checkbox"
      name=${field.name}
      .value=${value}
      aria-invalid=${invalid(field)}
      aria-describedby=${describedBy(field)}
      .checked=${live(field.value.split(',').includes(value))}
    />${text}</label
  >`;

const select = (field: FieldViewModel) => {
  const { name, value, options } = field;
  return html`<select
    id=${name}
    name=${name}
    aria-invalid=${invalid(field)}
    aria-describedby=${describedBy(field)}
  >
    ${options.map(
      (option) =>
        html`<option value=${option.value} .selected=${live(option.value === value)}>
          ${option.text}
        </option>`,
    )}
  </select>`;
};

const input = (field: FieldViewModel) => {
  const { name, type, value, min, max, step, inputMode, hint } = field;
  return html`<input
    id=${name}
    name=${name}
    type=${type}
    min=${ifDefined(min)}
    max=${ifDefined(max)}
    step=${ifDefined(step)}
    inputmode=${ifDefined(inputMode)}
    placeholder=${ifDefined(hint)}
    aria-invalid=${invalid(field)}
    aria-describedby=${describedBy(field)}
    .value=${live(value)}
  />`;
};

const nearMeButton = (
  { isActive, isLocating, error: text, toggle }: NearMeViewModel,
  messages: FormMessages,
) => {
  const { near } = messages;
  return html`${button(isLocating ? near?.locating : near?.button, toggle, {
    part: 'near',
    pressed: isActive,
    disabled: isLocating,
    describedBy: text ? 'near-error' : undefined,
  })}${error('near', text)}`;
};

function fieldView(field: FieldViewModel, messages: FormMessages): TemplateResult {
  const { name, label, type, options, width, nearMe } = field;
  const problem = error(name, field.error);
  if (type === 'checkbox') {
    return html`<div part="field" class="field flag">${box(field, '1', label)}${problem}</div>`;
  }
  if (type === 'checkboxes') {
    return html`<fieldset part="field" class="field">
      <legend part="label">${label}</legend>
      ${options.map(({ value, text }) => box(field, value, text))}${problem}
    </fieldset>`;
  }
  return html`<div part="field" class=${width ? `field ${width}` : 'field'}>
    <label part="label" for=${name}>${label}</label>${
      type === 'select' ? select(field) : input(field)
    }${problem}${nearMe ? nearMeButton(nearMe, messages) : nothing}
  </div>`;
}

/** The fields in their order, those that hardly anybody needs together behind a summary. */
function fieldViews({ fields, messages }: SearchFormViewModel) {
  const folded = fields.filter(({ isFolded }) => isFolded);
  return fields.map((field) => {
    if (!field.isFolded) return fieldView(field, messages);
    if (field !== folded[0]) return nothing;
    return html`<details ?open=${folded.some((one) => one.error)}>
      <summary>${messages.folded}</summary>
      <div class="fields" role="group" aria-label=${ifDefined(messages.folded)}
        >${folded.map((one) => fieldView(one, messages))}</div
      >
    </details>`;
  });
}

export function searchForm(model: SearchFormViewModel): TemplateResult {
  const { messages, enter, submit, reset } = model;
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
    class="form fields"
    role="search"
    aria-label=${model.name ?? messages.search}
    novalidate
    @input=${onInput}
    @submit=${instead(submit)}
    @reset=${instead(reset)}
  >
    ${fieldViews(model)}${error('form', model.error)}
    <div class="field buttons">
      <button part="submit" class="main">${messages.search}</button>
      <button type="reset" part="reset">${messages.reset}</button>
    </div>
  </form>`;
}
