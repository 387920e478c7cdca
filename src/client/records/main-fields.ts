/**
 * What makes links of records without an element finds their parts here: of each list, the first
 * field that a record has.
 */
import { hasValue } from '../validation/validate.js';

const fields = {
  title: ['itemName', 'productName', 'title', 'hotelName', 'golfCourseName'],
  /** What earns comes first. */
  link: [
    'affiliateUrl',
    'itemUrl',
    'productUrlPC',
    'hotelInformationUrl',
    'planListUrl',
    'golfCourseDetailUrl',
    'href',
  ],
  /** Of the sizes, those first that elements show. */
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

/** A part of a record of whatever kind, as text; undefined where it has none. */
export function mainField(
  record: Readonly<Record<string, unknown>>,
  part: keyof typeof fields,
): string | undefined {
  return fields[part]
    .map((name) => [record[name]].flat()[0] as string | number | undefined)
    .find(hasValue)
    ?.toString();
}
