import { html, nothing, type TemplateResult } from 'lit';
import { formatNumber, formatPrice } from '../i18n/format.js';
import { formatLanguage } from '../i18n/format-intl.js';
import { common } from '../i18n/common.js';
import { products } from '../i18n/products.js';
import { bookForm } from '../i18n/books.js';
import type { Locale } from '../i18n/locale.js';
import { dayFromToday, toIsoDate } from '../client/days.js';
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
import { ebookPrice, price, rating } from './figures.js';
import { langOf } from './language.js';
import { action, withName } from './labels.js';
import { hasRoomForLongText, type WidgetOptions } from './widget-options.js';
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

/** The price; an e-book may be free. */
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

/** A disclosure with the tracks of a CD. */
const tracksView = (tracks: readonly string[], { title }: Book, locale: Locale) =>
  html`<details
    ><summary>${withName(products[locale].tracks, title, locale)}</summary
    ><ol
      >${tracks.map(
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
function availabilityOf(book: Book, locale: Locale): string | undefined {
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

/** The response fields of each part, for all media. */
export const bookFields: Readonly<Record<string, readonly string[]>> = {
  image: ['largeImageUrl', 'mediumImageUrl', 'smallImageUrl'],
  title: ['title', 'itemUrl', 'affiliateUrl'],
  action: ['availability', 'salesType', 'salesDate'],
  author: ['author'],
  artist: ['artistName'],
  series: ['seriesName'],
  hardware: ['hardware'],
  os: ['os'],
  publisher: ['publisherName'],
  label: ['label'],
  size: ['size'],
  cycle: ['cycle'],
  language: ['language'],
  rating: ['reviewAverage', 'reviewCount'],
  price: ['itemPrice', 'listPrice', 'discountRate', 'booksGenreId'],
  availability: ['availability', 'salesType', 'salesDate'],
  release: ['salesDate'],
  code: ['isbn', 'jan'],
  tracks: ['playList'],
  preview: ['chirayomiUrl'],
};

/** Usual width of a cover, as a share of its height. */
export const COVER_SHARE = 3 / 4;

/** The view model of a book or other medium. */
export function bookCard(book: Book, options: WidgetOptions): CardModel {
  const { locale, layout } = options;
  const { isbn, jan, size, language, playList } = book;
  // Full-width spaces would indent broken lines.
  const title = book.title?.replaceAll('\u3000', ' ');
  const long = hasRoomForLongText(options);
  const number = isbn ?? jan;
  // The service also sends JAN codes as ISBN. In a table, the column's head names both.
  const name = isbn && /^(97[89]|.{10}$)/.test(isbn) ? 'ISBN' : 'JAN';
  const code = layout === 'table' ? number : number && `${name} ${number}`;
  const parts = {
    // The service's mark between several people.
    author: book.author?.replaceAll('^_#^', ' / '),
    artist: book.artistName,
    series: long && book.seriesName,
    hardware: book.hardware,
    os: book.os,
    publisher: long && book.publisherName,
    label: long && book.label,
    // The size of a CD is a code without a meaning to readers.
    size: long && size && !/^\d+$/.test(size) && size,
    cycle: book.cycle,
    language: long && language && formatLanguage(locale, language),
    rating: rating(book.reviewAverage, book.reviewCount, locale),
    availability: availabilityOf(book, locale),
    preview: action(book.chirayomiUrl, products[locale].preview, options, title),
    release: long && releaseOf(book.salesDate, options),
    code: long && code,
    tracks: long && playList && tracksView(playList, book, locale),
    // The price comes last, beside the call to action.
    price: reduced(book, options),
  };
  return {
    imageShare: COVER_SHARE,
    action: isPreorder(book) ? products[locale].preorder : common[locale].view,
    parts,
    ...bookSummary(book),
    title,
  };
}
