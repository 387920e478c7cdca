/** The fields of records with the ids of things that readers keep: `kept-id.ts` reads them. */
export const KEPT_FIELDS: readonly string[] = [
  'hotelNo',
  'productId',
  'isbn',
  'jan',
  'itemNumber',
  'itemCode',
  'golfCourseId',
];
