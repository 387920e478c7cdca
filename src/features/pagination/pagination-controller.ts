import type { ReactiveController } from 'lit';
import { formatNumber } from '../../i18n/format.js';
import { pagination } from '../../i18n/index.js';
import type { PaginationViewModel } from './pagination-template.js';
import type { WidgetHost } from '../../element/host.js';
import type { FocusController } from '../interaction/focus-controller.js';

/**
 * A page with fewer entries, or with fewer than were requested, is taken for the last one, where the
 * service does not tell how many there are.
 */
const SMALL_PAGE_SIZE = 20;

/**
 * Where the reader is in all that was found. Pages of the service that are longer than `limit` are
 * several pages to the reader.
 */
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
    /** The service's page. */
    servicePage,
    /** Whether the service has further pages. */
    hasFurtherPages: servicePage < lastServicePage,
    /** The reader's page, and the last one. */
    current: (servicePage - 1) * pagesEach + Math.floor(from / pageSize) + 1,
    last: lastServicePage * pagesEach,
    /** Whether the service tells how many pages there are. */
    isLastKnown: pageCount !== undefined,
    /** What a page of the reader selects. */
    selectionFor: (page: number) => ({
      // The first page is selected by no number, and then it is cached already.
      page: page > pagesEach ? Math.ceil(page / pagesEach) : '',
      from: ((page - 1) % pagesEach) * pageSize,
    }),
  };
}

/**
 * Which of all entries are shown, or were looked through for them, in words; '' where the service
 * does not tell.
 */
export function resultSummary({ options, records, state: { answer } }: WidgetHost): string {
  const { locale, pager } = options;
  const { page, lookedThrough } = answer ?? {};
  const { count, first, last } = lookedThrough ?? page ?? {};
  const from = pager === 'more' && last && !lookedThrough ? last - records.length + 1 : first;
  if (!from || !last || !count) return '';
  const words = pagination(locale)[lookedThrough ? 'lookedThrough' : 'found'];
  const found = answer?.records.length ?? 0;
  return words(formatNumber(from), formatNumber(last), formatNumber(count), formatNumber(found));
}

/** The pages to offer: the first, those around the current one and, where it is known, the last. */
function pagesToOffer({ current, last, isLastKnown }: ReturnType<typeof paginationState>) {
  const pages = [1, current - 1, current, current + 1, ...(isLastKnown ? [last] : [])];
  const most = Math.max(last, current);
  return [...new Set(pages)].filter((page) => page > 0 && page <= most).sort((a, b) => a - b);
}

/** The ways to further entries: they are appended, or pages replace each other. */
export class PaginationController implements ReactiveController {
  /** Undefined where all is shown. */
  viewModel: PaginationViewModel | undefined;

  constructor(
    private readonly host: WidgetHost,
    private readonly focus: FocusController,
  ) {
    host.addController(this);
  }

  hostUpdate(): void {
    const { options, phase, records, state } = this.host;
    const { answer, failure } = state;
    const { pager } = options;
    this.viewModel = undefined;
    const isEmpty = answer !== undefined && !records.length;
    if (pager === 'none' && !isEmpty) return;
    const pages = paginationState(this.host);
    const { current, last, hasFurtherPages } = pages;
    // A page without results needs a way to the next one.
    const isWayOn = isEmpty && hasFurtherPages;
    const appends = pager !== 'pages';
    const hasMore = hasFurtherPages || records.length < (answer?.records.length ?? 0);
    const isNeeded = appends ? hasMore : Math.max(current, last) > 1;
    if (!answer || !isNeeded) return;
    this.viewModel = {
      summary: resultSummary(this.host),
      isLoading: phase === 'loading',
      isWayOn,
      pages: pagesToOffer(pages),
      current,
      isFirst: current <= 1,
      isLast: current >= last,
      error: failure && pagination(options.locale).failed,
      go: (page) => this.#go(page),
      previous: () => this.#go(Math.min(current - 1, last)),
      next: () => this.#go(current + 1),
      more: appends ? () => this.#append() : undefined,
    };
  }

  #go(page: number): void {
    const { host } = this;
    const { last, selectionFor } = paginationState(host);
    if (host.phase === 'loading' || page < 1 || page > last) return;
    this.focus.want('[part~="list"]');
    host.select({ ...host.state.selection, ...selectionFor(page) }, 'page');
  }

  #append(): void {
    const { host } = this;
    const { phase, records, state } = host;
    const { answer, selection } = state;
    if (phase === 'loading') return;
    const first = `.item:nth-child(${records.length + 1})`;
    this.focus.want(`${first} a`, first);
    const showsAll = records.length === (answer?.records.length ?? 0);
    const { servicePage } = paginationState(host);
    const next = showsAll ? { page: servicePage + 1, from: 0 } : {};
    host.select({ ...selection, ...next }, 'append');
  }
}
