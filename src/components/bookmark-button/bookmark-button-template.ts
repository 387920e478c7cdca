import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import type { Locale } from '../../i18n/locale.js';
import { langOf } from '../../templates/language.js';

export interface BookmarkButtonViewModel {
  readonly label: string;
  /** Name of the item, for screen readers. */
  readonly about?: string | undefined;
  /** Result of the last action. */
  readonly status?: string | undefined;
  /** True for a button without a visible label. */
  readonly isIcon: boolean;
  readonly isAdded: boolean;
  /** State of a toggle button; absent if the label names the action. */
  readonly pressed?: boolean | undefined;
  readonly isPending: boolean;
  readonly isDisabled: boolean;
  readonly onClick: (event: Event) => void;
}

/** @param lang the language of the text */
export const bookmarkStatus = (text: string | undefined, lang: Locale): TemplateResult =>
  html`<span part="status" class="status" id="status" role="status" lang=${lang}>${text}</span>`;

export const bookmarkButton = (model: BookmarkButtonViewModel, locale: Locale): TemplateResult =>
  html`<button
      type="button"
      lang=${locale}
      part=${model.isAdded ? 'button added' : 'button'}
      aria-pressed=${ifDefined(model.pressed)}
      aria-disabled=${model.isPending || model.isDisabled}
      aria-describedby=${model.isDisabled ? 'status' : nothing}
      @click=${model.onClick}
    >
      <span
        class="sign"
        aria-hidden="true"
        title=${model.isIcon ? (model.status ?? model.label) : nothing}
        ><svg viewBox="0 0 16 16" class=${ifDefined(model.isAdded ? 'on' : undefined)}>
          <path d="M3.5 1.5h9v13L8 10.8l-4.5 3.7z" /></svg></span
      ><span class="label">${model.label}</span
      >${model.about ? html`<span class="unseen" lang=${langOf(model.about, locale) ?? nothing} .textContent=${`: ${model.about}`}></span>` : nothing}
    </button>
    ${bookmarkStatus(model.status, locale)}`;
