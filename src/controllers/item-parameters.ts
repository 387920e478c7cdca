/** Parameters that name one thing by its number, or several: what they ask for can be gone. */
export const itemParameters: readonly string[] = [
  'hotelNo',
  'productId',
  'isbn',
  'isbnjan',
  'jan',
  'itemNumber',
];
