import { html, nothing, type TemplateResult } from 'lit';
import { formatNumber } from '../../i18n/format.js';
import { common } from '../../i18n/common.js';
import { pagination as paginationMessages } from '../../i18n/pagination.js';
import type { Locale } from '../../i18n/locale.js';
import { button } from '../../templates/button.js';

export interface PaginationViewModel {
  /** The range of the entries shown; '' if unknown. */
  readonly summary: string;
  /** Message if the next page failed to load. */
  readonly error?: string | undefined;
  readonly isLoading: boolean;
  /** True if this page is empty and the button searches the next one. */
  readonly looksFurther: boolean;
  /** Page numbers to offer, ascending. */
  readonly pages: readonly number[];
  readonly current: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly go: (page: number) => void;
  readonly previous: () => void;
  readonly next: () => void;
  /** Appends the next entries; replaces the page buttons. */
  readonly more?: (() => void) | undefined;
}

export function pagination(model: PaginationViewModel, locale: Locale): TemplateResult {
  const { summary, error, more } = model;
  return html`<div part="pager" class="pager">
    ${summary ? html`<span>${summary}</span>` : nothing}
    ${more ? moreButton(more, model, locale) : pageButtons(model, locale)}
    ${error ? html`<p part="error" class="error">${error}</p>` : nothing}
  </div>`;
}

function moreButton(
  more: () => void,
  { isLoading, looksFurther }: PaginationViewModel,
  locale: Locale,
) {
  const messages = paginationMessages[locale];
  const label = looksFurther ? messages.lookFurther : messages.more;
  return button(isLoading ? common[locale].loading : label, more, {
    part: 'more',
    className: 'main',
    disabled: isLoading,
  });
}

function pageButtons(model: PaginationViewModel, locale: Locale) {
  const { pages, current, isFirst, isLast, go, previous, next } = model;
  const messages = paginationMessages[locale];
  const page = (number: number, index: number) =>
    html`${number > (pages[index - 1] ?? 0) + 1 ? html`<span class="page">&hellip;</span>` : nothing}${button(
      formatNumber(number),
      () => go(number),
      {
        part: 'page',
        label: messages.page(String(number)),
        current: number === current ? 'page' : undefined,
      },
    )}`;
  return html`<div class="ways" role="group" aria-label=${messages.pages}>
    ${button(messages.previous, previous, { part: 'previous', disabled: isFirst })}${pages.map(page)}${button(messages.next, next, { part: 'next', disabled: isLast })}
  </div>`;
}
