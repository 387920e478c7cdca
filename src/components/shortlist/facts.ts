/** The facts of an item in a list: hotels, products and books have their own. */
import { html, nothing } from 'lit';
import type { Address } from '../../client/records/fields.js';
import { offersOnSale, productSummary } from '../../client/records/product.js';
import { declared, type AnyRecord } from '../../client/records/record.js';
import { hotelSummary, type Ratings } from '../../client/records/travel.js';
import { columns } from '../../i18n/columns.js';
import { common } from '../../i18n/common.js';
import { formatAverage } from '../../i18n/format.js';
import { hotelDetail } from '../../i18n/hotel-detail.js';
import { products } from '../../i18n/products.js';
import { shortlist } from './texts.js';
import { travel } from '../../i18n/travel.js';
import type { Locale } from '../../i18n/locale.js';
import {
  author,
  availability,
  bookHead,
  bookPrice,
  ebookPrice,
  release,
  size,
  type Book,
} from '../../templates/book.js';
import type { CardModel, Figure, Row } from '../../templates/card.js';
import { price, ratingFact, type Reviews, type SpokenFigure } from '../../templates/figures.js';
import { addressOf, lowestCharge, lowestOf, type Hotel } from '../../templates/hotel.js';
import { action } from '../../templates/labels.js';
import { textFact, type Fact } from '../../templates/part.js';
import {
  maker,
  productAction,
  release as productRelease,
  sellers,
  type Product,
} from '../../templates/product.js';
import type { WidgetOptions } from '../../templates/widget-options.js';

export interface Facts extends Pick<
  CardModel,
  'title' | 'href' | 'image' | 'imageShare' | 'action' | 'more'
> {
  readonly rows: readonly Row[];
}

/** Minimum number of reviews for an average that is compared. */
const MIN_REVIEWS = 5;

interface Compared<R> extends Pick<Fact<R>, 'content'> {
  readonly figure?: (record: R) => Figure | undefined;
}

const figure = (value: number | undefined, unit: string): Figure | undefined =>
  value ? { value, unit } : undefined;

/** Average and number of reviews; averages of few reviews are not compared. */
const rated = (kind: string) => ({
  ...ratingFact,
  figure: ({ reviewAverage, reviewCount = 0 }: Reviews) =>
    reviewCount < MIN_REVIEWS ? undefined : figure(reviewAverage, kind),
});

const isFull = ({ rooms }: Hotel) => rooms?.length === 0;

const hotelRows = {
  area: { content: addressOf },
  rating: rated('hotel'),
  price: {
    content: (hotel, options) =>
      isFull(hotel) ? shortlist[options.locale].noRooms : lowestOf(hotel, options),
    figure: (hotel) => {
      const charge = isFull(hotel) ? undefined : lowestCharge(hotel);
      return charge && figure(charge.yen, charge.kind);
    },
  },
  station: textFact('nearestStation'),
  access: textFact('access'),
} satisfies Record<string, Compared<Hotel>>;

const productRows = {
  maker,
  rating: rated('product'),
  price: {
    content: (product, { locale }) => {
      const { count, min } = offersOnSale(product);
      const lowest = price(min || undefined, locale);
      return count === 0 ? products[locale].notOnSale : lowest && common[locale].priceFrom(lowest);
    },
    figure: (product) => {
      const { count, min } = offersOnSale(product);
      return count === 0 ? undefined : figure(min, 'product');
    },
  },
  sellers,
  release: productRelease,
} satisfies Record<string, Compared<Product>>;

const bookRows = {
  author: { content: (book) => author.content(book) || book.artistName },
  rating: rated('book'),
  price: {
    content: (book, { locale }) => bookPrice(book, locale),
    figure: ({ itemPrice, ebook }) => {
      const prices = [itemPrice, ebook?.itemPrice].filter((yen) => yen !== undefined);
      return prices.length ? figure(Math.min(...prices), 'book') : undefined;
    },
  },
  ebook: { content: ({ ebook }, { locale }) => ebookPrice(ebook?.itemPrice, locale) },
  publisher: { content: ({ publisherName, label }) => publisherName || label },
  size,
  release,
  availability,
} satisfies Record<string, Compared<Book & { readonly ebook?: Book | undefined }>>;

export const comparedParts = [
  ...[hotelRows, productRows, bookRows].flatMap((rows) => Object.keys(rows)),
  'aspects',
  'details',
];

function rowsOf<R>(
  facts: Readonly<Record<string, Compared<R>>>,
  record: R,
  options: WidgetOptions,
): Row[] {
  const { locale } = options;
  const { area, ebook } = shortlist[locale];
  const { access, nearest: station } = hotelDetail[locale];
  const heads: Record<string, string> = { ...columns[locale], area, ebook, station, access };
  // Rows have heads, as tables have.
  const withHeads = { ...options, layout: 'table' };
  return Object.entries(facts).flatMap(([part, { content, figure }]) => {
    const shown = content?.(record, withHeads);
    return shown ? { part, label: heads[part]!, content: shown, figure: figure?.(record) } : [];
  });
}

const average = (value: number, locale: Locale): SpokenFigure => {
  const text = formatAverage(value);
  return { text, label: common[locale].rating(text) };
};

/** Pictures of hotels fill their frame. A box of a fixed size has its own frames. */
const pictureOf = (src: Address | undefined, { layout }: WidgetOptions) =>
  src && layout !== 'fit' ? html`<img class="view" alt="" loading="lazy" src=${src} />` : src;

function hotelFacts(hotel: Hotel, options: WidgetOptions): Facts {
  const { locale } = options;
  const summary = hotelSummary(hotel);
  const ratings = Object.entries(hotelDetail[locale].aspects).flatMap(([aspect, label]) => {
    const value = hotel.ratings?.[aspect as keyof Ratings];
    return value ? { part: 'aspects', label, content: average(value, locale) } : [];
  });
  return {
    action: travel[locale].viewHotel,
    rows: [...rowsOf(hotelRows, hotel, options), ...ratings],
    ...summary,
    image: pictureOf(summary.image, options),
  };
}

function productFacts(product: Product, options: WidgetOptions): Facts {
  const details = (product.details ?? []).map(({ name: label, value: content }) => ({
    part: 'details',
    label,
    content,
  }));
  return {
    action: productAction(product, options.locale),
    rows: [...rowsOf(productRows, product, options), ...details],
    ...productSummary(product),
  };
}

function bookFacts(record: Book & { readonly ebook?: Book }, options: WidgetOptions): Facts {
  const book = { ...record, ebook: record.ebook && declared(record.ebook) };
  const head = bookHead(book, options);
  const { affiliateUrl, itemUrl, itemPrice } = book.ebook ?? {};
  const { ebookFor } = shortlist[options.locale];
  return {
    more: action(
      affiliateUrl ?? itemUrl,
      ebookFor(ebookPrice(itemPrice, options.locale) ?? ''),
      options,
      head.title,
    ),
    rows: rowsOf(bookRows, book, options),
    ...head,
  };
}

/**
 * An item that the service does not have any more: its name, and the picture that the reader has kept.
 * @param saysWhy true to say so in place of a price
 */
export function goneFacts(
  { title, itemUrl, mediumImageUrl }: Book,
  locale: Locale,
  saysWhy: boolean,
): Facts {
  const picture = mediumImageUrl
    ? html`<img alt="" loading="lazy" src=${mediumImageUrl} />`
    : nothing;
  const image = html`<i class="gone"></i>${picture}`;
  const content = products[locale].notOnSale;
  const rows = saysWhy ? [{ part: 'price', label: columns[locale].price, content }] : [];
  return { title, href: itemUrl, image, rows };
}

/** The facts of a record; without one, of the author's link. */
export function factsOf(record: AnyRecord, options: WidgetOptions): Facts {
  if ('hotelName' in record) return hotelFacts(record, options);
  if ('productName' in record) return productFacts(record, options);
  return bookFacts(record, options);
}
