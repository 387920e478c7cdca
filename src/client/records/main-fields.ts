/** The main fields of any record, for links without an element: the first field of each list that its own table declares. */
import type { Operations } from '../operations/index.js';
import { number, url, type Address, type Plain } from './fields.js';
import { declared, type AnyRecord } from './record.js';

/** The names of fields with such values, in any table. */
type NameOf<Value, Table = Operations[keyof Operations]['record']> = Table extends Table
  ? { [Name in keyof Table]: Table[Name] extends Plain<Value> ? Name : never }[keyof Table]
  : never;

const fields = {
  title: ['itemName', 'productName', 'title', 'hotelName', 'golfCourseName'],
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
} as const satisfies {
  readonly title: readonly NameOf<string>[];
  readonly link: readonly NameOf<Address>[];
  readonly picture: readonly NameOf<Address | readonly Address[]>[];
  readonly price: readonly NameOf<number>[];
};

const isText = (value: unknown) => (typeof value === 'string' ? value : undefined);
const readers = { title: isText, link: url, picture: url, price: number };

/** A main field of any record; undefined if the record has none. */
export function mainField<Part extends keyof typeof readers>(record: object, part: Part) {
  const own = declared(record as AnyRecord);
  return fields[part]
    .map((name) => readers[part]([own[name]].flat()[0]))
    .find((value) => value !== undefined) as ReturnType<(typeof readers)[Part]>;
}
