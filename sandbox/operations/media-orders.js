/** @typedef {{ dateKey: string, price: number, reviewCount: number, reviewAverage: number }} Sold */

/**
 * The sort orders of books and e-books.
 * @type {Record<string, (a: Sold, b: Sold) => number>}
 */
export const mediaOrders = {
  standard: () => 0,
  '+releaseDate': (a, b) => Number(a.dateKey) - Number(b.dateKey),
  '-releaseDate': (a, b) => Number(b.dateKey) - Number(a.dateKey),
  '+itemPrice': (a, b) => a.price - b.price,
  '-itemPrice': (a, b) => b.price - a.price,
  reviewCount: (a, b) => b.reviewCount - a.reviewCount,
  reviewAverage: (a, b) => b.reviewAverage - a.reviewAverage,
};
