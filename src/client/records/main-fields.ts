/**
 * The main fields of any record, for links without an element: the first field of each list that a record has.
 */
import { hasValue } from '../validation/validate.js';

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
} as const;

/** A main field of any record, as text; undefined if the record has none. */
export function mainField(
  record: Readonly<Record<string, unknown>>,
  part: keyof typeof fields,
): string | undefined {
  return fields[part]
    .map((name) => [record[name]].flat()[0] as string | number | undefined)
    .find(hasValue)
    ?.toString();
}
