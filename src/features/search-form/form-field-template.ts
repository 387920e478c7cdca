import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { live } from 'lit/directives/live.js';
import type { FormMessages } from '../../i18n/form-messages.js';
import { button } from '../../templates/button.js';

export interface FieldOption {
  readonly value: string;
  readonly text: string;
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
  readonly inputMode?: 'numeric' | 'decimal' | undefined;
  /** How its value is to be written. */
  readonly hint?: string | undefined;
  /** What is wrong with it. */
  readonly error?: string | undefined;
}

/** The button that searches around the reader. */
export interface NearMeViewModel {
  readonly type: 'near';
  /** Whether the reader searches around a position at the moment. */
  readonly isActive: boolean;
  /** Whether the position is being found out. */
  readonly isLocating: boolean;
  /** Why there is no position. */
  readonly error?: string | undefined;
  readonly toggle: () => void;
}

/** Takes what the reader enters: the values of the inputs of that name, of boxes the checked ones. */
export type Enter = (name: string, values: readonly string[]) => void;

export const error = (name: string, text: string | undefined) =>
  text ? html`<p part="error" class="error" id=${`${name}-error`}>${text}</p>` : nothing;

/** What ties an input to what is wrong with it. */
const invalid = ({ error }: FieldViewModel) => ifDefined(error && 'true');
const describedBy = ({ name, error }: FieldViewModel) => ifDefined(error && `${name}-error`);

const toggle = (field: FieldViewModel, value: string, text: string) =>
  html`<label class="box toggle"
    ><input
      type="checkbox"
      name=${field.name}
      .value=${value}
      aria-invalid=${invalid(field)}
      aria-describedby=${describedBy(field)}
      .checked=${live(field.value.split(',').includes(value))}
    /><span>${text}</span></label
  >`;

const select = (field: FieldViewModel) => {
  const { name, value, options } = field;
  return html`<select
    class="entry"
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

const input = (field: FieldViewModel, className?: string) => {
  const { name, type, value, min, max, step, inputMode, hint } = field;
  return html`<input
    class=${ifDefined(className)}
    id=${name}
    name=${name}
    type=${type}
    min=${ifDefined(min)}
    max=${ifDefined(max)}
    step=${ifDefined(step)}
    inputmode=${ifDefined(inputMode)}
    enterkeyhint="search"
    placeholder=${ifDefined(hint)}
    aria-invalid=${invalid(field)}
    aria-describedby=${describedBy(field)}
    .value=${live(value)}
  />`;
};

/** The cells of a field: one, or one for each option of a set. */
export function fieldView(field: FieldViewModel): TemplateResult {
  const { name, label, type, options } = field;
  const problem = error(name, field.error);
  if (type === 'checkbox') {
    return html`<div part="field" class="cell">${toggle(field, '1', label)}${problem}</div>`;
  }
  if (type === 'checkboxes') {
    return html`<fieldset part="field">
      <legend part="label" class="unseen">${label}</legend>
      ${options.map(({ value, text }) => html`<div class="cell">${toggle(field, value, text)}</div>`)}${problem}
    </fieldset>`;
  }
  return html`<div part="field" class=${type === 'search' ? 'cell long' : 'cell'}
    ><div class="box"
      ><label part="label" for=${name}>${label}</label>${
        type === 'select' ? select(field) : input(field, 'entry')
      }</div
    >${problem}</div
  >`;
}

/** A number in a line, with buttons to count up and down. */
export function counter(
  field: FieldViewModel,
  { fewer, more }: Pick<FormMessages, 'fewer' | 'more'>,
  enter: Enter,
): TemplateResult {
  const { name, label, min, max } = field;
  const value = Number(field.value) || 0;
  const step = (sign: '−' | '+', by: number, label: string, limit: string | number | undefined) => {
    const isLast = limit !== undefined && by * value >= by * Number(limit);
    const onClick = () => {
      if (!isLast) enter(name, [String(value + by)]);
    };
    return button(sign, onClick, { className: 'step', label, disabled: isLast, skipped: true });
  };
  return html`<div part="field" class="counter"
    ><label part="label" for=${name}>${label}</label
    ><div class="stepper"
      >${step('−', -1, fewer(label), min)}${input(field)}${step('+', 1, more(label), max)}</div
    >${error(name, field.error)}</div
  >`;
}

/** Cross hairs, in the colour of the words beside them. */
const crossHairs = () =>
  html`<svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-width="2"
    aria-hidden="true"
  >
    <circle cx="12" cy="12" r="7" />
    <circle cx="12" cy="12" r="2" fill="currentColor" />
    <path d="M12 1v4M12 19v4M1 12h4M19 12h4" />
  </svg>`;

export const nearMeButton = (
  { isActive, isLocating, error: text, toggle }: NearMeViewModel,
  { near }: FormMessages,
) =>
  html`<div part="field" class="cell"
    >${button(
      html`${crossHairs()}<span>${isLocating ? near?.locating : near?.button}</span>`,
      toggle,
      {
        part: 'near',
        className: 'box near',
        pressed: isActive,
        disabled: isLocating,
        describedBy: text ? 'near-error' : undefined,
      },
    )}${error('near', text)}</div
  >`;
