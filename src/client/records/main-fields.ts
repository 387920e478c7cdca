/** The main fields of any record, for links without an element: the first field of each list that its own table declares. */
import type { Operations } from '../operations/index.js';
import { number, url, type Plain } from './fields.js';
import { declared, type AnyRecord } from './record.js';

/** The names of fields with such values, or with lists of them, in any table. */
type NameOf<Value, Table = Operations[keyof Operations]['record']> = Table extends Table
  ? {
      [K in keyof Table]: Table[K] extends Plain<Value | readonly Value[]> ? K : never;
    }[keyof Table]
  : never;

const isText = (value: unknown) => (typeof value === 'string' ? value : undefined);
const readers = { title: isText, link: url, picture: url, price: number };
type Part = keyof typeof readers;
type Value<P extends Part> = ReturnType<(typeof readers)[P]>;

export const mainFields: { readonly [P in Part]: readonly NameOf<Value<P>>[] } = {
  title: ['title', 'itemName', 'productName', 'hotelName', 'golfCourseName'],
  /** Affiliate links first, since they earn. */
  link: [
    'affiliateUrl',
    'itemUrl',
    'productUrlPC',
    'hotelInformationUrl',
    'planListUrl',
    'golfCourseDetailUrl',
    'href',
  ],
  /** The sizes that elements display first. */
  picture: [
    'largeImageUrl',
    'mediumImageUrls',
    'mediumImageUrl',
    'smallImageUrls',
    'smallImageUrl',
    'hotelImageUrl',
    'hotelThumbnailUrl',
    'golfCourseImageUrl',
    'image',
  ],
  price: ['itemPrice', 'salesMinPrice', 'minPrice', 'hotelMinCharge', 'price'],
};

/** A main field of any record; undefined if the record has none. */
export function mainField<P extends Part>(record: object, part: P): Value<P> {
  const own = declared(record as AnyRecord);
  const values = mainFields[part].flatMap((name) => own[name] ?? []);
  return values.flatMap((value) => readers[part](value) ?? [])[0] as Value<P>;
}
