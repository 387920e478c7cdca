import { html, nothing, type TemplateResult } from 'lit';
import type { Reader } from '../elements/reader.js';
import type { PathWords } from '../locales/paths.js';
import { formatNumber, type Locale } from '../locales/locale.js';

/** A page with fewer is taken for the last one, where the service does not tell how many there are. */
const FEW = 20;

/** Where the reader is in all that was found. */
function placeOf({ element }: Reader) {
  const { answer, phase, choices } = element;
  const operation = element.asks();
  const { page: rule, hits: size } = operation.params;
  const page = Number(element.given(operation)['page'] || 1);
  const { pageCount, hits = 0 } = answer?.page ?? {};
  const most = rule ? (rule.max ?? Infinity) : 1;
  const last = Math.min(most, pageCount ?? (hits < FEW ? page : most));
  // Where the service knows no size of pages, those of the service are several of the reader's.
  const known = answer?.records.length || 1;
  const step = size ? known : Math.min(known, Number(element.limit ?? known));
  const steps = Math.ceil(known / step);
  const from = Number(choices['from'] ?? 0);
  return {
    /** The reader's page, and the last one. */
    current: (page - 1) * steps + Math.floor(from / step) + 1,
    last: last * steps,
    sure: pageCount !== undefined,
    hasMore: element.records.length < known || page < last,
    page,
    busy: phase === 'loading',
    /** The service's page, and the first entry of it, for a page of the reader. */
    at: (one: number) => ({
      // Nobody need say that it is the first, and then that is known already.
      page: one > steps ? Math.ceil(one / steps) : '',
      from: ((one - 1) % steps) * step,
    }),
  };
}

/** Which of all entries are shown. */
function found({ element }: Reader, more: boolean, words: PathWords, locale: Locale) {
  const { count, first, last } = element.answer?.page ?? {};
  if (!count || !first || !last) return nothing;
  const from = more ? last - element.records.length + 1 : first;
  const written = (number: number) => formatNumber(locale, number);
  return html`<span role="status"
    >${words.found(written(from), written(last), written(count))}</span
  >`;
}

const group = (words: PathWords, content: unknown) =>
  html`<div part="pager" class="pager" role="group" aria-label=${words.pages}>${content}</div>`;

/** A button that shows what comes next after what is shown. */
export function moreView(
  reader: Reader,
  words: PathWords,
  locale: Locale,
): TemplateResult | undefined {
  const { element } = reader;
  const { hasMore, busy, page } = placeOf(reader);
  if (!element.answer || !hasMore) return undefined;
  const more = () => {
    if (busy) return;
    // When the button goes with the last entries, its focus goes to the first of them.
    reader.wantFocus(`.item:nth-child(${element.records.length + 1}) a`, false);
    const all = element.records.length === element.answer?.records.length;
    element.choose(all ? { ...element.choices, from: 0, page: page + 1 } : element.choices, true);
  };
  return group(
    words,
    html`${found(reader, true, words, locale)}<button
        type="button"
        part="more"
        class="main"
        aria-disabled=${busy}
        @click=${more}
      >
        ${busy ? locale.loading : words.more}
      </button>`,
  );
}

/** Buttons for the pages around the current one, the first and the last. */
export function pagesView(
  reader: Reader,
  words: PathWords,
  locale: Locale,
): TemplateResult | undefined {
  const { element } = reader;
  const { current, last, sure, busy, at } = placeOf(reader);
  if (Math.max(current, last) < 2 || !(element.answer ?? element.phase === 'empty')) {
    return undefined;
  }
  const go = (one: number, focus: boolean) => () => {
    if (busy || one < 1 || one > last) return;
    reader.wantFocus('.pager [aria-current]', focus);
    reader.change(at(one));
    if (element.getBoundingClientRect().top < 0) element.scrollIntoView();
  };
  const way = (one: number, name: 'previous' | 'next') =>
    html`<button
      type="button"
      part=${name}
      aria-disabled=${one < 1 || one > last}
      @click=${go(one, false)}
    >
      ${words[name]}
    </button>`;
  const number = (one: number) =>
    html`<button
      type="button"
      part="page"
      class="page"
      aria-label=${words.page(String(one))}
      aria-current=${one === current ? 'page' : nothing}
      @click=${go(one, true)}
    >
      ${formatNumber(locale, one)}
    </button>`;
  const near = [1, current - 1, current, current + 1, sure ? last : 1].filter(
    (one, i, all) => one > 0 && one <= Math.max(last, current) && all.indexOf(one) === i,
  );
  return group(
    words,
    html`${found(reader, false, words, locale)}
      <div class="ways">
        ${way(current - 1, 'previous')}
        ${near.map(
          (one, i) =>
            html`${one > (near[i - 1] ?? 0) + 1 ? html`<span class="page">…</span>` : nothing}${number(one)}`,
        )}
        ${way(current + 1, 'next')}
      </div>`,
  );
}
