import { html, nothing, unsafeCSS } from 'lit';
import type { AnyRecord } from '../../client/records/record.js';
import type { ItemFailure } from '../../client/response.js';
import { attributeOf } from '../../element/attributes.js';
import type { PageElement } from '../../element/dom.js';
import { focusEntry } from '../../element/focus-result.js';
import { recordsOf } from '../../element/request/request-state.js';
import { MktElement } from '../../element/mkt-element.js';
import { withDefinition } from '../with-definition.js';
import { DEFAULT_LAYOUTS, type WidgetDefinition } from '../../element/definition.js';
import type { ListedItem } from '../../element/inputs.js';
import type { Feature } from '../../element/feature.js';
import type { WidgetHost } from '../../element/host.js';
import { dispatch } from '../../element/events/events.js';
import { withDiagnostics } from '../../authoring/with-diagnostics.js';
import { isSoldOut } from '../../features/ends/sold-out.js';
import { keptFeature } from '../../features/keep/keep-feature.js';
import { compareFeature } from '../../features/compare/compare-feature.js';
import type { CardModel } from '../../templates/card.js';
import { shortlist as messages } from './texts.js';
import { LINE, PRICE, TITLE } from '../../styles/rows.js';
import type { Parts } from '../../templates/part.js';
import { isPartVisible, type WidgetOptions } from '../../templates/widget-options.js';
import { comparedParts, factsOf, goneFacts } from './facts.js';
import { AWARD, isKept, itemElementsIn, itemsIn, MAX_ITEMS, read, warningsOf } from './items.js';
import {
  listParameters,
  recordsOfItems,
  requestsOfList,
  sendList,
  shortlist,
  stay,
} from './shortlist-request.js';
import css from './shortlist.css?inline';
import { authorLang, copyOf, wordsIn } from './words.js';

/** Changes of the author's items and words. The kit itself sets `rel`. */
const CHANGES = {
  subtree: true,
  childList: true,
  characterData: true,
  attributes: true,
} as const satisfies MutationObserverInit;

const attributesOf = ({ item }: ItemFailure): string =>
  Object.entries(item)
    .map(([name, id]) => `data-${attributeOf(name)}="${id}"`)
    .join(' ');

/** The parts of a card with facts; a comparison has all facts. */
const CARD_FACTS = ['author', 'maker', 'area', 'rating', 'price'];

const itemOf = (element: Element, record: AnyRecord): Element | undefined =>
  itemElementsIn(element)[Number(record['place']) - 1];

const leavesOut = (host: WidgetHost): boolean =>
  !isKept(host) && !!host.options.hide?.includes('sold-out');

/** Words and badges stand beside the facts of their own item, also before the answer to a changed list. */
const ownItems: Feature<WidgetHost & Element> = {
  isNeeded: (host) => !isKept(host),
  // A list without an entry shows the author's links.
  load: async (host, request, send) => {
    const answer = await send(request);
    return leavesOut(host) && answer.records.every(isSoldOut) ? { ...answer, records: [] } : answer;
  },
  changeRecords(host, records) {
    if (!records.length) return records;
    const all = recordsOfItems(itemsIn(host).slice(0, MAX_ITEMS), recordsOf(host.state, Infinity));
    const shown = leavesOut(host) ? all.filter((record) => !isSoldOut(record)) : all;
    return shown.slice(0, Number(host.limit) || MAX_ITEMS);
  },
};

const definition = {
  tag: 'mkt-shortlist',
  rows: {
    kind: 'item',
    parts: { title: TITLE, facts: LINE, rating: LINE, price: PRICE, words: '2.8em' },
  },
  operations: [stay],
  operationFor: () => shortlist,
  parametersFor: listParameters,
  // Only an element on a page, which is its own values, has a reader.
  itemsIn: (element: PageElement, values: object = element): readonly ListedItem[] => {
    if (!isKept(values)) return itemsIn(element);
    const { loaded } = keptFeature.module;
    return values === element && loaded ? loaded.keptItems(values as WidgetHost & Element) : [];
  },
  wordsAbout: (element, options, record) => {
    const item = isKept(element) ? undefined : itemOf(element, record);
    return item && isPartVisible(options, 'words') ? copyOf(item, options) : undefined;
  },
  warningsOf,
  send: sendList,
  requestsOf: requestsOfList,
  parts: [
    ...new Set([
      'image',
      'title',
      'award',
      ...CARD_FACTS,
      ...comparedParts,
      'term',
      'words',
      'sold-out',
      'action',
    ]),
  ],
  layouts: [...DEFAULT_LAYOUTS, 'compare'],
  features: [keptFeature, compareFeature, ownItems],
} as const satisfies WidgetDefinition;

/**
 * Items that the author has chosen: up to 12 hotels, products, books and e-books by their numbers, in the author's
 * order, each with the author's words. `layout="compare"` is a table with a column for each.
 *
 * Each item is a child, or a `<li>` of a list: with `data-hotel-no`, `data-product-id`, `data-isbn`, `data-isbnjan`,
 * `data-jan` or `data-item-number`, a link, and words. `data-isbn` with `data-item-number` is a book on paper and its
 * e-book. `data-award` is a short badge. A `<dl>` has rows of the comparison.
 *
 * An item that is unavailable, or whose request fails, keeps its place with the author's link and words;
 * `hide="sold-out"` leaves out unavailable ones, except in a list of the reader.
 *
 * With `kept`, the items are those that the reader keeps by the buttons of the setting `keep`: the reader can remove,
 * share and compare them. What is inside is displayed while there are none.
 * @element mkt-shortlist
 * @csspart award - The badge of an item.
 * @csspart author - The author, else the artist.
 * @csspart maker - The maker, else the brand.
 * @csspart area - The address of a hotel.
 * @csspart rating - Average and number of the reviews.
 * @csspart price - The price; the lowest one of a hotel or a product.
 * @csspart action - The link to the e-book of a book.
 * @csspart ebook - The price of the e-book, in a comparison.
 * @csspart words - The author's words.
 * @csspart station - The nearest station of a hotel: in a comparison, as all following parts.
 * @csspart access - How to get to a hotel.
 * @csspart aspects - An average rating of a hotel, by aspect.
 * @csspart sellers - The number of offers on sale.
 * @csspart publisher - The publisher, else the label.
 * @csspart size - The format of a book.
 * @csspart release - The day of release.
 * @csspart availability - The availability, in words.
 * @csspart details - A line of a data sheet.
 * @csspart term - A row of the author.
 */
export class MktShortlist extends withDefinition(definition) {
  static override styles = [MktElement.styles, unsafeCSS(css)];

  /** The messages of the failures at the last update: each had its event. */
  #reported = new Set<string>();
  readonly #observer = new MutationObserver((changes) => {
    // Not the element's own attributes.
    const isContent = ({ attributeName, target }: MutationRecord) =>
      attributeName ? target !== this && attributeName !== 'rel' : true;
    if (changes.some(isContent)) this.renewEntries();
  });

  override connectedCallback(): void {
    super.connectedCallback();
    this.#observer.observe(this, CHANGES);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer.disconnect();
  }

  protected override focusContent(replaced: Element): void {
    const isReplaced = (record: AnyRecord) => itemOf(this, record)?.contains(replaced);
    focusEntry(this, this.kept ? 0 : this.records.findIndex(isReplaced));
  }

  protected override card(record: AnyRecord, options: WidgetOptions): CardModel {
    const element = this.kept ? undefined : itemOf(this, record);
    const { rows, more, ...facts } = record['gone']
      ? goneFacts(record, options.locale, !this.kept)
      : factsOf(record, options);
    const { words, terms } = element ? wordsIn(element, options) : { words: undefined, terms: [] };
    const lang = element && authorLang(element, options);
    const own = element && read(element);
    const isOwn = record['title'] === own?.title && record['itemUrl'] === own?.href;
    const award = isPartVisible(options, 'award') && element?.getAttribute(AWARD)?.trim();
    const badge = award
      ? html`<div
          part="award"
          class="award"
          lang=${lang ?? nothing}
          dir="auto"
          .textContent=${award}
        ></div>`
      : undefined;
    const contentOf = (part: string) => rows.find((row) => row.part === part)?.content;
    const price = contentOf('price');
    const cells: Parts = { price: more ? html`${price} ${more}` : price, words };
    const shown = options.showsDefaultParts ? [...CARD_FACTS, 'words'] : options.show;
    const parts = shown
      .filter((part) => isPartVisible(options, part))
      .map((part) => [part, part in cells ? cells[part] : contentOf(part)] as const);
    const wordsRow = { part: 'words', label: messages[options.locale].words };
    return {
      ...facts,
      titleLang: isOwn ? lang : undefined,
      more,
      badge,
      parts: Object.fromEntries(parts),
      rows: [...rows, ...terms, ...(words ? [{ ...wordsRow, content: words }] : [])],
    };
  }

  protected override updated(): void {
    const { failures = [] } = this.state.answer ?? {};
    const last = this.#reported;
    const textOf = (failure: ItemFailure) => attributesOf(failure) + failure.error.message;
    this.#reported = new Set(failures.map(textOf));
    for (const failure of failures.filter((each) => !last.has(textOf(each)))) {
      if (!this.kept)
        void withDiagnostics(({ logItem }) => logItem(this, attributesOf(failure), failure.error));
      dispatch(this, 'mkt-error', failure);
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mkt-shortlist': MktShortlist;
  }
}
