/**
 * The facts of the interface, written down from its text alone so that the client's own tables
 * can be compared with them: for each operation its parameters and rules, parameter sets just
 * inside them, and parameter sets just outside, each with one rule broken.
 */

/** @import { Operation } from './shared.js' */
import { ad } from './ad.js';
import { bookmark } from './bookmark.js';
import { booksOperations } from './books.js';
import { ebook } from './ebook.js';
import { golf } from './golf.js';
import { market } from './market.js';
import { travelOperations } from './travel.js';

export * from './common.js';

/** @type {Record<string, Operation>} */
export const operations = {
  ...bookmark,
  ...market,
  ...travelOperations,
  ...booksOperations,
  ...ebook,
  ...golf,
  ...ad,
};
