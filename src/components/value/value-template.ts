import { html, nothing, type TemplateResult } from 'lit';
import { common } from '../../i18n/common.js';
import { formatTime } from '../../i18n/format.js';
import { langOf } from '../../templates/language.js';
import type { WidgetOptions } from '../../templates/widget-options.js';

export interface ValueViewModel {
  /** Undefined: the fallback is shown. */
  readonly text: string | undefined;
  readonly href: string | undefined;
  /** The time of the data. */
  readonly time: Date | undefined;
  /** The width to keep free, in characters; 0 for none. */
  readonly chars: number;
  readonly hasLabel: boolean;
  readonly isError: boolean;
  readonly onClick: (event: MouseEvent) => void;
}

const link = (
  text: string | undefined,
  href: string,
  { rel, target }: WidgetOptions,
): TemplateResult => html`<a part="link" rel=${rel} target=${target} href=${href}>${text}</a>`;

/** A text of the service with its link and time. */
function content({ text, href, time }: ValueViewModel, options: WidgetOptions): TemplateResult {
  const { locale } = options;
  const body = href ? link(text, href, options) : text;
  return html`<time
    part="item as-of"
    lang=${langOf(text, locale)}
    datetime=${time?.toISOString() ?? nothing}
    title=${time ? common[locale].asOf(formatTime(locale, time)) : nothing}
    >${body}</time
  >`;
}

const fallback = ({ isError }: ValueViewModel) =>
  isError ? html`<slot name="error"><slot></slot></slot>` : html`<slot></slot>`;

/** A value, or its fallback, with the advertising label behind it. */
export const valueView = (model: ValueViewModel, options: WidgetOptions): TemplateResult =>
  html`<span
    class=${model.chars ? 'root reserved' : 'root'}
    .style=${model.chars ? `--_chars: ${model.chars}` : ''}
    @click=${model.onClick}
    @auxclick=${model.onClick}
    >${model.text === undefined ? fallback(model) : content(model, options)}${
      model.hasLabel
        ? html`<small
            part="disclosure"
            lang=${options.locale}
            .textContent=${options.disclosure}
          ></small>`
        : nothing
    }</span
  >`;
