import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { live } from 'lit/directives/live.js';
import type { FormMessages } from './texts.js';
import { button } from '../../templates/button.js';
import type { FormField } from './form-fields.js';

/** Receives the values of all inputs of that name; of checkboxes, the checked ones. */
export type Enter = (name: string, values: readonly string[]) => void;

export const error = (name: string, text: string | undefined) =>
  text ? html`<p part="error" class="error" id=${`${name}-error`}>${text}</p>` : nothing;

/** ARIA attributes that connect an input with its error. */
const invalid = ({ error }: FormField) => ifDefined(error && 'true');
const describedBy = ({ name, error }: FormField) => ifDefined(error && `${name}-error`);

const toggle = (field: FormField, value: string, text: string) =>
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

const select = (field: FormField) => {
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

const input = (field: FormField, className?: string) => {
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

/** The cells of a field: one, or one per checkbox. */
export function fieldView(field: FormField): TemplateResult {
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

/** A number input with minus and plus buttons. */
export function counter(
  field: FormField,
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
