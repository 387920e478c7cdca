/** Entries as structured data of schema.org. */
import type {
  Book,
  GolfCourse,
  Hotel,
  ItemList,
  ListItem,
  Product,
  Review,
  WithContext,
} from 'schema-dts';
import type { rankingItem } from '../../client/records/market-item.js';
import { offersOnSale, type product } from '../../client/records/product.js';
import { declared, type AnyRecord, type RecordOf } from '../../client/records/record.js';
import { summaryOf } from '../../client/records/summary.js';
import type { Book as BookRecord } from '../../templates/book.js';
import type { Hotel as HotelRecord } from '../../templates/hotel.js';
import { isSoldOut } from '../ends/sold-out.js';
import { isCompleteItem } from './data-rule.js';

export interface JsonLdOptions {
  /** Prices in a file are valid for a day. */
  readonly prices: boolean;
  readonly ratings: boolean;
  /** The author's own review of an entry. */
  readonly reviewOf?: ((record: AnyRecord) => Review | undefined) | undefined;
}

type ProductRecord = RecordOf<typeof product & typeof rankingItem>;

function commonOf(record: AnyRecord, { ratings, reviewOf }: JsonLdOptions): object {
  const { title: name, href: url, image } = summaryOf(record);
  const { reviewAverage: ratingValue, reviewCount } = record;
  const aggregateRating =
    ratings && ratingValue && reviewCount
      ? { '@type': 'AggregateRating', ratingValue, reviewCount }
      : undefined;
  return { name, url, image, aggregateRating, review: reviewOf?.(record) };
}

const YEN = { priceCurrency: 'JPY' };

const offerOf = ({ itemPrice, price = itemPrice }: AnyRecord, { prices }: JsonLdOptions) =>
  prices && Number(price) > 0 ? { '@type': 'Offer', price, ...YEN } : undefined;

function productOf(record: ProductRecord, given: JsonLdOptions): Product {
  const { count: offerCount, min: lowPrice = 0, max: highPrice } = offersOnSale(record);
  const options = { ...given, prices: given.prices && !isSoldOut(record) };
  const isOnSale = options.prices && lowPrice > 0;
  const brand = record.brandName ?? record.makerName;
  return {
    '@type': 'Product',
    ...commonOf(record, options),
    gtin: record.jan,
    brand: brand ? { '@type': 'Brand', name: brand } : undefined,
    offers: isOnSale
      ? { '@type': 'AggregateOffer', lowPrice, highPrice, offerCount, ...YEN }
      : offerOf(record, options),
  } as Product;
}

const bookOf = (record: BookRecord, options: JsonLdOptions): Book =>
  ({
    '@type': 'Book',
    ...commonOf(record, options),
    isbn: record.isbn,
    bookFormat: record.itemNumber ? 'https://schema.org/EBook' : undefined,
    // The service writes either mark between several people.
    author: record.author
      ?.split(/\/|\^_#\^/)
      .filter(Boolean)
      .map((name) => ({ '@type': 'Person', name })),
    publisher: record.publisherName
      ? { '@type': 'Organization', name: record.publisherName }
      : undefined,
    offers: offerOf(record, options),
  }) as Book;

const hotelOf = (record: HotelRecord, options: JsonLdOptions): Hotel =>
  ({
    '@type': 'Hotel',
    ...commonOf(record, options),
    telephone: record.telephoneNo,
    address: {
      '@type': 'PostalAddress',
      postalCode: record.postalCode,
      addressRegion: record.address1,
      streetAddress: record.address2,
      addressCountry: 'JP',
    },
  }) as Hotel;

const golfCourseOf = (record: AnyRecord, options: JsonLdOptions): GolfCourse =>
  ({
    '@type': 'GolfCourse',
    ...commonOf(record, options),
    address: record['address'],
  }) as GolfCourse;

function itemOf(record: AnyRecord, options: JsonLdOptions) {
  if ('hotelName' in record) return hotelOf(record, options);
  if ('golfCourseName' in record) return golfCourseOf(record, options);
  // E-books have a separate number.
  if (record['isbn'] || ('itemNumber' in record && 'title' in record))
    return bookOf(record, options);
  return productOf(record, options);
}

/**
 * An entry of a list. Search engines report a product without offers, reviews or ratings as an error, so such an entry
 * has no kind.
 */
function listItemOf(record: AnyRecord, position: number, options: JsonLdOptions): ListItem {
  const item = itemOf(record, options) as object;
  if (isCompleteItem(item)) return { '@type': 'ListItem', position, item } as ListItem;
  const { title: name, href: url, image } = summaryOf(record);
  return { '@type': 'ListItem', position, name, url, image } as ListItem;
}

/** The entries with a name as an `ItemList`. */
export const itemListOf = (
  records: readonly AnyRecord[],
  options: JsonLdOptions,
): WithContext<ItemList> => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: records
    .filter((record) => summaryOf(record).title)
    .map((record, index) => listItemOf(declared(record), index + 1, options)),
});

const escape = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * JSON for a `<script>` in a page that a template engine may read: no text contains characters with a meaning
 * to the engine, and no two braces or brackets are adjacent.
 */
export function jsonText(value: unknown): string {
  if (Array.isArray(value)) return `[ ${value.map(jsonText).join(', ')} ]`;
  if (typeof value === 'object' && value) {
    const set = Object.entries(value).filter(([, entry]) => entry !== undefined);
    return `{ ${set.map(([name, value]) => `"${name}": ${jsonText(value)}`).join(', ')} }`;
  }
  if (typeof value !== 'string') return JSON.stringify(value);
  // eslint-disable-next-line no-control-regex -- control characters are escaped, too
  return `"${value.replace(/[\0-\x1f!-+;-@[-^`{-\x7f\u2028\u2029]|-(?=-)/g, escape)}"`;
}
