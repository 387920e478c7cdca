import { html, nothing, type TemplateResult } from 'lit';
import type { WidgetHost } from '../../element/host.js';
import { common } from '../../i18n/common.js';
import { formatNumber } from '../../i18n/format.js';
import { pagination as messages } from './texts.js';
import { button } from '../../templates/button.js';
import type { FocusController } from '../interaction/focus-controller.js';

/** If the service gives no page count, a page with fewer entries than this (or `hits`) is the last. */
const SMALL_PAGE_SIZE = 20;

/** The reader's position in the results. A service page with more than `limit` entries is several pages. */
export function paginationState(host: WidgetHost) {
  const { limit, resolved, state } = host;
  const { answer, selection } = state;
  const { operation, parameters } = resolved;
  const { page: pageRule, hits: sizeRule } = operation.params;
  const servicePage = Number(parameters['page'] || 1);
  const fullPage = Math.min(SMALL_PAGE_SIZE, Number(parameters['hits'] || SMALL_PAGE_SIZE));
  const { pageCount, hits = 0 } = answer?.page ?? {};
  const lastPossible = pageRule ? (pageRule.max ?? Infinity) : 1;
  const lastKnown = pageCount ?? (hits < fullPage ? servicePage : lastPossible);
  const lastServicePage = Math.min(lastPossible, lastKnown);
  const received = answer?.records.length || 1;
  const pageSize = sizeRule ? received : Math.min(received, Number(limit) || received);
  const pagesEach = Math.ceil(received / pageSize);
  const from = Number(selection['from'] ?? 0);
  return {
    servicePage,
    hasFurtherPages: servicePage < lastServicePage,
    /** The reader's page number, and the last one. */
    current: (servicePage - 1) * pagesEach + Math.floor(from / pageSize) + 1,
    last: lastServicePage * pagesEach,
    isLastKnown: pageCount !== undefined,
    selectionFor: (page: number) => ({
      // Page 1 has no number, so that its request equals the cached first one.
      page: page > pagesEach ? Math.ceil(page / pagesEach) : '',
      from: ((page - 1) % pagesEach) * pageSize,
    }),
  };
}

/** The range of the entries shown or looked through, as text; '' if the service gives no numbers. */
export function resultSummary({ options, records, state: { answer } }: WidgetHost): string {
  const { locale, pager } = options;
  const { page, lookedThrough } = answer ?? {};
  const { count, first, last } = lookedThrough ?? page ?? {};
  const from = pager === 'more' && last && !lookedThrough ? last - records.length + 1 : first;
  if (!from || !last || !count) return '';
  const message = messages[locale][lookedThrough ? 'lookedThrough' : 'found'];
  const shown = answer?.records.length ?? 0;
  return message(formatNumber(from), formatNumber(last), formatNumber(count), formatNumber(shown));
}

type PaginationState = ReturnType<typeof paginationState>;

/** Page numbers to offer: the first, the current one with its neighbours, and the last if known. */
function pagesToOffer({ current, last, isLastKnown }: PaginationState): number[] {
  const pages = [1, current - 1, current, current + 1, ...(isLastKnown ? [last] : [])];
  const most = Math.max(last, current);
  return [...new Set(pages)].filter((page) => page > 0 && page <= most).sort((a, b) => a - b);
}

/**
 * A button that appends entries, or page buttons.
 * @returns undefined if all entries are shown
 */
export function pagination(host: WidgetHost, focus: FocusController): TemplateResult | undefined {
  const { options, records, state } = host;
  const { answer, failure } = state;
  const { locale, pager } = options;
  const isEmpty = answer !== undefined && !records.length;
  if (!answer || (pager === 'none' && !isEmpty)) return undefined;
  const pages = paginationState(host);
  const { current, last, hasFurtherPages } = pages;
  const appends = pager !== 'pages';
  const hasMore = hasFurtherPages || records.length < answer.records.length;
  if (!(appends ? hasMore : Math.max(current, last) > 1)) return undefined;
  const summary = resultSummary(host);
  return html`<div part="pager" class="pager">
    ${summary ? html`<span>${summary}</span>` : nothing}
    ${appends ? moreButton(host, focus, isEmpty && hasFurtherPages) : pageButtons(host, focus, pages)}
    ${failure ? html`<p part="error" class="error">${messages[locale].failed}</p>` : nothing}
  </div>`;
}

/** @param looksFurther true for an empty page of a filtered search, which still leads to the next page */
function moreButton(
  host: WidgetHost,
  focus: FocusController,
  looksFurther: boolean,
): TemplateResult {
  const { limit, options, phase, records, state } = host;
  const { answer, selection } = state;
  const { lookFurther, more } = messages[options.locale];
  const isLoading = phase === 'loading';
  const append = () => {
    if (host.phase === 'loading') return;
    const first = `.item:nth-child(${records.length + 1})`;
    focus.focusWhenLoaded(`${first} a`, first);
    const showsAll = records.length === (answer?.records.length ?? 0);
    const { servicePage } = paginationState(host);
    const next = showsAll ? { page: servicePage + 1, from: 0 } : {};
    const until = records.length + (Number(limit) || Infinity);
    host.select({ ...selection, ...next, until }, 'append');
  };
  const label = looksFurther ? lookFurther : more;
  const text = isLoading ? common[options.locale].loading : label;
  return button(text, append, { part: 'more', disabled: isLoading });
}

function pageButtons(
  host: WidgetHost,
  focus: FocusController,
  state: PaginationState,
): TemplateResult {
  const { current, last } = state;
  const words = messages[host.options.locale];
  const pages = pagesToOffer(state);
  const go = (to: number) => {
    if (host.phase === 'loading' || to < 1 || to > last) return;
    focus.focusWhenLoaded('[part~="list"]');
    host.select({ ...host.state.selection, ...state.selectionFor(to) }, 'page');
  };
  const page = (number: number, index: number) =>
    html`${number > (pages[index - 1] ?? 0) + 1 ? html`<span class="page">&hellip;</span>` : nothing}${button(
      formatNumber(number),
      () => go(number),
      {
        part: 'page',
        label: words.page(String(number)),
        current: number === current ? 'page' : undefined,
      },
    )}`;
  const turn = (part: 'previous' | 'next', to: number, disabled: boolean) =>
    button(words[part], () => go(to), { part, disabled });
  return html`<div class="ways" role="group" aria-label=${words.pages}>
    ${turn('previous', Math.min(current - 1, last), current <= 1)}${pages.map(page)}${turn('next', current + 1, current >= last)}
  </div>`;
}
