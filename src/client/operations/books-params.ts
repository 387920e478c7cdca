/** Parameters that the searches for books and other media share. */
import type { Parameter } from '../validation/parameter.js';
import { flag, text } from './shared.js';

/**
 * Stock: 0 all items, 1 in stock, 2 ships in about 3 to 7 days, 3 ships in about 3 to 9 days,
 * 4 in stock at the manufacturer, 5 preorder, 6 to be checked with the manufacturer.
 */
export const availability = {
  kind: 'integer',
  values: [0, 1, 2, 3, 4, 5, 6],
  default: 0,
} as const satisfies Parameter;

/** Whether items out of stock are listed: 0 no, 1 yes. */
export const outOfStockFlag = flag;

export const sorts = [
  'standard',
  'sales',
  '+releaseDate',
  '-releaseDate',
  '+itemPrice',
  '-itemPrice',
  'reviewCount',
  'reviewAverage',
] as const;

/**
 * Order: the service's own, most sold first, by release date, by price (`+` ascending,
 * `-` descending), by number of reviews or by their average.
 */
export const sort = {
  kind: 'text',
  values: sorts,
  default: 'standard',
} as const satisfies Parameter;

/** Listed items: 0 all, 1 limited editions only. */
export const limitedFlag = flag;

/** Listed items: 0 all, 1 only those with a free preview. */
export const chirayomiFlag = flag;

/** Words of the title, separated by spaces. */
export const title = text;

/** Words of the author's name, separated by spaces. */
export const author = text;

/** Words of the publisher's name, separated by spaces. */
export const publisherName = text;

/** Label or maker. */
export const label = text;

/** The maker's own code for the item. */
export const makerCode = text;

/** ISBN of the book. */
export const isbn = text;

/** JAN code of the item. */
export const jan = { kind: 'long' } as const satisfies Parameter;
