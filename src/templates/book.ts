import { html, nothing, type TemplateResult } from 'lit';
import { formatNumber, formatPrice } from '../i18n/format.js';
import { formatLanguage } from '../i18n/format-intl.js';
import { common } from '../i18n/common.js';
import { products } from '../i18n/products.js';
import { bookForm } from '../i18n/books.js';
import type { Locale } from '../i18n/locale.js';
import { dayFromToday, toIsoDate } from '../client/days.js';
import type { Operation } from '../client/operations/operation.js';
import type { RecordOf } from '../client/records/record.js';
import {
  bookSummary,
  type booksBookItem,
  type booksCDItem,
  type booksMagazineItem,
  type booksTotalItem,
} from '../client/records/books.js';
import type { ebookItem } from '../client/records/ebook.js';
import type { CardModel } from './card.js';
import { price, ratingFact } from './figures.js';
import { langOf } from './language.js';
import { action, withName } from './labels.js';
import { shownFacts, textFact, type Fact, type Facts } from './part.js';
import type { WidgetOptions } from './widget-options.js';
import { releaseOf } from './release-date.js';
import { FACTS, LINE, PRICE, TITLE, type Rows } from '../styles/rows.js';

/** A book, an e-book or an item of another medium: each has some of these fields. */
export type Book = RecordOf<
  typeof booksTotalItem &
    typeof booksBookItem &
    typeof booksCDItem &
    typeof booksMagazineItem &
    typeof ebookItem
>;

/** Genres of books, music and magazines: in Japan, their publishers may fix retail prices. */
const FIXED_PRICES = /^00[127]/;

/** The discount from the list price in whole per cent; 0 below one. */
function reduction({ itemPrice, listPrice = 0, discountRate }: Book): number {
  if (discountRate) return discountRate;
  const less = itemPrice === undefined ? 0 : listPrice - itemPrice;
  return less > 0 ? Math.floor((less / listPrice) * 100) : 0;
}

/** The price of an e-book. Of other items, 0 means that there is no offer. */
export const ebookPrice = (yen: number | undefined, locale: Locale): string | undefined =>
  yen === 0 ? common[locale].free : price(yen, locale);

export const bookPrice = ({ itemNumber, itemPrice }: Book, locale: Locale): string | undefined =>
  (itemNumber ? ebookPrice : price)(itemPrice, locale);

function reduced(book: Book, { locale }: WidgetOptions): TemplateResult | string | undefined {
  const { itemPrice, listPrice = 0, booksGenreId = [] } = book;
  const currentPrice = bookPrice(book, locale);
  const discount = reduction(book);
  const messages = products[locale];
  const isFixed = [booksGenreId].flat().some((genre) => FIXED_PRICES.test(genre));
  const listName = isFixed ? messages.fixedPrice : messages.suggestedPrice;
  const less = itemPrice !== undefined && listPrice > itemPrice;
  if (!less && !discount) return currentPrice;
  return html`${currentPrice && `${currentPrice} `}${
    less
      ? html`<s
          ><span class="unseen" .textContent=${`${listName} `}></span
          >${formatPrice(locale, listPrice)}</s
        > `
      : nothing
  }${
    discount > 0
      ? html`<b class="off" .textContent=${messages.off(formatNumber(discount))}></b>`
      : nothing
  }`;
}

const tracksView = ({ playList, title }: Book, { locale }: WidgetOptions) =>
  playList &&
  html`<details
    ><summary>${withName(products[locale].tracks, title, locale)}</summary
    ><ol
      >${playList.map(
        (track) => html`<li lang=${langOf(track, locale)} .textContent=${track}></li>`,
      )}</ol
    ></details
  >`;

const PREORDER = 1;

/** True for a preorder: by the service's codes, else by the release date. */
function isPreorder({ salesType, availability, salesDate }: Book): boolean {
  if (salesType === PREORDER || availability === 5) return true;
  return !availability && (toIsoDate(salesDate) ?? '') > dayFromToday();
}

/** The availability as text; undefined for undocumented codes. */
function availabilityOf(book: Book, { locale }: WidgetOptions): string | undefined {
  const messages = bookForm[locale].options;
  const { availability } = book;
  const salesType = !availability && isPreorder(book) ? PREORDER : book.salesType;
  const texts: Readonly<Record<string, string>> = salesType
    ? messages.salesType
    : messages.availability;
  return texts[salesType || (availability ?? '')];
}

/** Facts are several parts in two lines. */
export const bookRows: Rows = {
  kind: 'book',
  parts: { title: TITLE, author: LINE, price: PRICE, facts: FACTS },
};

// Facts apart: comparisons in other scripts import only them.

/** The author. */
export const author = {
  fields: ['author'],
  // The service's mark between several people.
  content: ({ author }) => author?.replaceAll('^_#^', ' / '),
} satisfies Fact<Book>;

/** The format of a book. */
export const size = {
  fields: ['size'],
  // The size of a CD is a code without a meaning to readers.
  content: ({ size }) => size && !/^\d+$/.test(size) && size,
  isLong: true,
} as const satisfies Fact<Book>;

/** The availability, in words. */
export const availability = {
  fields: ['availability', 'salesType', 'salesDate'],
  content: availabilityOf,
  column: 'minor',
} as const satisfies Fact<Book>;

/** The day of sale. */
export const release = {
  fields: ['salesDate'],
  content: ({ salesDate }, options) => releaseOf(salesDate, options),
  column: 'late',
  isLong: true,
} as const satisfies Fact<Book>;

/** A fact of books, other media or e-books. Elements show the facts whose fields their operations return. */
export const bookFacts = {
  image: { fields: ['largeImageUrl', 'mediumImageUrl', 'smallImageUrl'] },
  title: { fields: ['title', 'itemUrl', 'affiliateUrl'] },
  author,
  /** The artist, director or actors. */
  artist: textFact('artistName'),
  /** The series. */
  series: { ...textFact('seriesName'), isLong: true },
  /** The console of a game. */
  hardware: textFact('hardware'),
  /** The operating system of software. */
  os: textFact('os'),
  /** The publisher. */
  publisher: { ...textFact('publisherName'), isLong: true },
  /** The label or maker. */
  label: { ...textFact('label'), isLong: true },
  size,
  /** How often a magazine appears. */
  cycle: { ...textFact('cycle'), column: 'rare' },
  /** The language. */
  language: {
    fields: ['language'],
    content: ({ language }, { locale }) => language && formatLanguage(locale, language),
    isLong: true,
  },
  rating: ratingFact,
  /** The price; if reduced, with the list price and the discount. */
  price: { fields: ['itemPrice', 'listPrice', 'discountRate', 'booksGenreId'], content: reduced },
  availability,
  release,
  /** ISBN or JAN code. */
  code: {
    fields: ['isbn', 'jan'],
    // The service also sends JAN codes as ISBN. In a table, the column's head names both.
    content: ({ isbn, jan }, { layout }) => {
      const number = isbn ?? jan;
      const name = isbn && /^(97[89]|.{10}$)/.test(isbn) ? 'ISBN' : 'JAN';
      return layout === 'table' ? number : number && `${name} ${number}`;
    },
    isLong: true,
  },
  /** The tracks of a CD. */
  tracks: { fields: ['playList'], content: tracksView, isLong: true },
  /** The box around the link to a free preview. */
  preview: {
    fields: ['chirayomiUrl'],
    content: (book, options) =>
      action(book.chirayomiUrl, products[options.locale].preview, options, book.title),
    column: 'late',
  },
  action: { fields: ['availability', 'salesType', 'salesDate'] },
} as const satisfies Facts<Book>;

/** The parts of the records of some operations. */
export const bookParts = (operations: readonly Operation[]): string[] =>
  Object.entries(bookFacts).flatMap(([part, { fields }]) =>
    operations.some(({ record }) => fields.some((field) => field in record)) ? part : [],
  );

/** Usual width of a cover, as a share of its height. */
export const COVER_SHARE = 3 / 4;

/** The name, and the text of the call to action. */
export const bookHead = (book: Book, { locale }: WidgetOptions) => ({
  imageShare: COVER_SHARE,
  action: isPreorder(book) ? products[locale].preorder : common[locale].view,
  ...bookSummary(book),
});

/** The view model of a book or other medium. */
export const bookCard = (book: Book, options: WidgetOptions): CardModel => ({
  parts: shownFacts(bookFacts, book, options),
  ...bookHead(book, options),
});
