/** Shared fields and buttons of the page. */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';

/** A group of radio buttons, side by side. */
export const radios = <T extends string>(
  name: string,
  all: Readonly<Record<T, string>>,
  chosen: string,
  pick: (value: T) => void,
): TemplateResult[] =>
  (Object.entries(all) as [T, string][]).map(
    ([value, text]) =>
      html`<label class="segment">
        <input
          type="radio"
          name=${name}
          value=${value}
          .checked=${live(value === chosen)}
          @change=${() => pick(value)}
        /><span>${text}</span>
      </label>`,
  );

export const checkbox = (
  id: string,
  label: string,
  isOn: boolean,
  toggle: () => void,
): TemplateResult =>
  html`<label class="check"
    ><input id=${id} type="checkbox" .checked=${live(isOn)} @change=${toggle} />${label}</label
  >`;

export function textField(
  id: string,
  label: string,
  value: string,
  onInput: (text: string) => void,
  more: { hint?: string; problem?: string | undefined } = {},
): TemplateResult {
  const { hint = '', problem } = more;
  return html`<div class="field">
    <label for=${id}>${label}</label>
    <input
      id=${id}
      type="text"
      autocomplete="off"
      spellcheck="false"
      aria-describedby=${`${id}-help`}
      aria-invalid=${problem ? 'true' : 'false'}
      .value=${live(value)}
      @input=${(event: Event) => onInput((event.target as HTMLInputElement).value)}
      @change=${(event: Event) => onInput((event.target as HTMLInputElement).value.trim())}
    />
    <small id=${`${id}-help`}>
      ${problem ? html`<span class="problem" role="alert">${problem}</span>` : nothing} ${hint}
    </small>
  </div>`;
}
