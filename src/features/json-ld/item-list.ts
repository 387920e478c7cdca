/** Entries as structured data of schema.org. */
import type {
  Book,
  GolfCourse,
  Hotel,
  ItemList,
  ListItem,
  Offer,
  Product,
  Review,
  WithContext,
} from 'schema-dts';
import { mainField } from '../../client/records/main-fields.js';
import { declared, type AnyRecord } from '../../client/records/record.js';
import { isCompleteItem } from './data-rule.js';

export interface JsonLdOptions {
  /** Prices in a file are valid for a day. */
  readonly prices: boolean;
  readonly ratings: boolean;
  /** The author's own review of an entry. */
  readonly reviewOf?: ((record: AnyRecord) => Review | undefined) | undefined;
}

const text = (record: AnyRecord, name: string): string | undefined => {
  const value = record[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
};
/** A number above 0. */
const number = (record: AnyRecord, name: string): number | undefined => {
  const value = Number(record[name]);
  return value > 0 ? value : undefined;
};

function ratingOf(record: AnyRecord, { ratings }: JsonLdOptions) {
  const [ratingValue, reviewCount] = [
    number(record, 'reviewAverage'),
    number(record, 'reviewCount'),
  ];
  if (!ratings || !ratingValue || !reviewCount) return {};
  return { aggregateRating: { '@type': 'AggregateRating', ratingValue, reviewCount } as const };
}

function commonOf(record: AnyRecord, options: JsonLdOptions) {
  const [name, url, image] = (['title', 'link', 'picture'] as const).map((part) =>
    mainField(record, part),
  );
  const review = options.reviewOf?.(record);
  return { name, url, image, ...ratingOf(record, options), review };
}

const offerOf = (record: AnyRecord, { prices }: JsonLdOptions): Offer | undefined => {
  const price = number(record, 'itemPrice') ?? number(record, 'price');
  return prices && price ? { '@type': 'Offer', price, priceCurrency: 'JPY' } : undefined;
};

function productOf(record: AnyRecord, options: JsonLdOptions): Product {
  const lowPrice = number(record, 'salesMinPrice') ?? number(record, 'minPrice');
  const offers = lowPrice
    ? ({
        '@type': 'AggregateOffer',
        lowPrice,
        highPrice: number(record, 'salesMaxPrice') ?? number(record, 'maxPrice'),
        offerCount: number(record, 'salesItemCount') ?? number(record, 'itemCount'),
        priceCurrency: 'JPY',
      } as const)
    : offerOf(record, options);
  const brand = text(record, 'brandName') ?? text(record, 'makerName');
  return {
    '@type': 'Product',
    ...commonOf(record, options),
    gtin: text(record, 'jan'),
    brand: brand ? { '@type': 'Brand', name: brand } : undefined,
    offers: options.prices ? offers : undefined,
  } as Product;
}

function bookOf(record: AnyRecord, options: JsonLdOptions): Book {
  const [author, publisher] = [text(record, 'author'), text(record, 'publisherName')];
  return {
    '@type': 'Book',
    ...commonOf(record, options),
    isbn: text(record, 'isbn'),
    bookFormat: record['itemNumber'] ? 'https://schema.org/EBook' : undefined,
    author: author
      ?.split('/')
      .filter(Boolean)
      .map((name) => ({ '@type': 'Person', name })),
    publisher: publisher ? { '@type': 'Organization', name: publisher } : undefined,
    offers: offerOf(record, options),
  } as Book;
}

const hotelOf = (record: AnyRecord, options: JsonLdOptions): Hotel =>
  ({
    '@type': 'Hotel',
    ...commonOf(record, options),
    telephone: text(record, 'telephoneNo'),
    address: {
      '@type': 'PostalAddress',
      postalCode: text(record, 'postalCode'),
      addressRegion: text(record, 'address1'),
      streetAddress: text(record, 'address2'),
      addressCountry: 'JP',
    },
  }) as Hotel;

const golfCourseOf = (record: AnyRecord, options: JsonLdOptions): GolfCourse =>
  ({
    '@type': 'GolfCourse',
    ...commonOf(record, options),
    address: text(record, 'address'),
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
  const { name, url, image } = commonOf(record, options);
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
    .filter((record) => mainField(record, 'title'))
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
