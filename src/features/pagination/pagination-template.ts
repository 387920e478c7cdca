import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { formatNumber } from '../../i18n/format.js';
import { common, pagination as paginationMessages } from '../../i18n/index.js';
import type { Locale } from '../../i18n/locale.js';
import { button } from '../../templates/button.js';

/** The ways to further entries. */
export interface PaginationViewModel {
  /** Which of all entries are shown; '' where the service does not tell. */
  readonly summary: string;
  /** Why further entries did not come. */
  readonly error?: string | undefined;
  /** Whether entries are on their way. */
  readonly isLoading: boolean;
  /** Whether this page has no entries, but further pages may have. */
  readonly isWayOn: boolean;
  /** The pages to offer, ascending: the first, those around the current one, and the last. */
  readonly pages: readonly number[];
  readonly current: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly go: (page: number) => void;
  readonly previous: () => void;
  readonly next: () => void;
  /** Appends the entries that come next: where it is there, there are no pages to choose. */
  readonly more?: (() => void) | undefined;
}

/** One button that appends entries, or buttons for pages. */
export function pagination(model: PaginationViewModel, locale: Locale): TemplateResult {
  const { summary, error, more } = model;
  return html`<div part="pager" class="pager">
    ${summary ? html`<span>${summary}</span>` : nothing}
    ${more ? moreButton(more, model, locale) : pageButtons(model, locale)}
    ${error ? html`<p part="error" class="error">${error}</p>` : nothing}
  </div>`;
}

function moreButton(more: () => void, { isLoading, isWayOn }: PaginationViewModel, locale: Locale) {
  const messages = paginationMessages(locale);
  const label = isWayOn ? messages.lookFurther : messages.more;
  return button(isLoading ? common(locale).loading : label, more, {
    part: 'more',
    className: 'main',
    disabled: isLoading,
  });
}

function pageButtons(model: PaginationViewModel, locale: Locale) {
  const { pages, current, isFirst, isLast, go, previous, next } = model;
  const messages = paginationMessages(locale);
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
  // By number: the button that was pressed keeps the focus, whichever pages are offered then.
  return html`<div class="ways" role="group" aria-label=${messages.pages}>
    ${button(messages.previous, previous, { part: 'previous', disabled: isFirst })}${repeat(
      pages,
      (number) => number,
      page,
    )}${button(messages.next, next, { part: 'next', disabled: isLast })}
  </div>`;
}
