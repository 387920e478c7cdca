import { html, nothing } from 'lit';
import type { Reader } from '../controllers/interaction/search-form-controller.js';
import { formatNumber } from '../i18n/format.js';
import { common, pagination } from '../i18n/index.js';
import { button } from './button.js';

/**
 * A page with fewer, or with fewer than were asked for, is taken for the last one, where the service
 * does not tell how many there are.
 */
const FEW = 20;

/** Where the reader is in all that was found. */
function placeOf({ element }: Reader) {
  const { answer, selection, records } = element;
  const operation = element.currentOperation();
  const { page: rule, hits: size } = operation.params;
  const given = element.collectParameters(operation);
  const page = Number(given['page'] || 1);
  const full = Math.min(FEW, Number(given['hits'] || FEW));
  const { pageCount, hits = 0 } = answer?.page ?? {};
  const most = rule ? (rule.max ?? Infinity) : 1;
  const last = Math.min(most, pageCount ?? (hits < full ? page : most));
  // Where the service knows no size of pages, those of the service are several of the reader's.
  const known = answer?.records.length || 1;
  const step = size ? known : Math.min(known, Number(element.limit ?? known));
  const steps = Math.ceil(known / step);
  return {
    /** The reader's page, and the last one. */
    current: (page - 1) * steps + Math.floor(Number(selection['from'] ?? 0) / step) + 1,
    last: last * steps,
    sure: pageCount !== undefined,
    hasMore: records.length < known || page < last,
    page,
    /** The service's page, and the first entry of it, for a page of the reader. */
    at: (one: number) => ({
      // Nobody need say that it is the first, and then that is known already.
      page: one > steps ? Math.ceil(one / steps) : '',
      from: ((one - 1) % steps) * step,
    }),
  };
}

/** Which of all entries are shown, in words; '' where the service does not tell. */
export function placeSaid({ element, options: { locale, pager } }: Reader): string {
  const { answer, records } = element;
  const { count, first, last } = answer?.page ?? {};
  const [from, to, all] = [
    pager === 'more' && last ? last - records.length + 1 : first,
    last,
    count,
  ].map((one) => one && formatNumber(locale, one));
  return from && to && all ? pagination(locale).found(from, to, all) : '';
}

/**
 * The ways to further entries: one button that adds what comes next after what is shown, or
 * buttons for the pages around the current one, the first and the last.
 */
export function pagerView(reader: Reader): unknown {
  const {
    element,
    options: { locale, pager },
  } = reader;
  const messages = pagination(locale);
  const { answer, records, phase } = element;
  const { current, last, sure, hasMore, page, at } = placeOf(reader);
  const busy = phase === 'loading';
  const adds = pager === 'more';
  const written = (number: number) => formatNumber(locale, number);

  const more = () => {
    if (busy) return;
    // When the button goes with the last entries, its focus goes to the first of them.
    reader.wantFocus(`.item:nth-child(${records.length + 1}) a`, false);
    const all = records.length === answer?.records.length;
    element.select(
      all ? { ...element.selection, from: 0, page: page + 1 } : element.selection,
      'append',
    );
  };
  const go = (one: number, focus: boolean) => () => {
    if (busy || one < 1 || one > last) return;
    reader.wantFocus('.pager [aria-current]', focus);
    reader.change(at(one));
    if (element.getBoundingClientRect().top < 0) element.scrollIntoView();
  };
  const way = (one: number, part: 'previous' | 'next') =>
    button(messages[part], go(one, false), { part, disabled: one < 1 || one > last });
  const near = [1, current - 1, current, current + 1, sure ? last : 1].filter(
    (one, i, all) => one > 0 && one <= Math.max(last, current) && all.indexOf(one) === i,
  );
  const number = (one: number, i: number) => [
    one > (near[i - 1] ?? 0) + 1 ? html`<span class="page">&hellip;</span>` : nothing,
    button(written(one), go(one, true), {
      part: 'page',
      label: messages.page(String(one)),
      current: one === current ? 'page' : undefined,
    }),
  ];

  const isWay = adds
    ? answer && hasMore
    : Math.max(current, last) > 1 && (answer ?? phase === 'empty');
  if (!isWay) return undefined;
  const found = placeSaid(reader);
  return html`<div part="pager" class="pager" role="group" aria-label=${messages.pages}>
    ${found ? html`<span role="status">${found}</span>` : nothing}
    ${
      adds
        ? button(busy ? common(locale).loading : messages.more, more, {
            part: 'more',
            className: 'main',
            disabled: busy,
          })
        : html`<div class="ways">
            ${way(current - 1, 'previous')}${near.map(number)}${way(current + 1, 'next')}
          </div>`
    }
  </div>`;
}
