import { booksOperations } from './books.js';
import { ranking } from './market-item.js';
import { productSearch } from './product.js';

/** Every operation by its path. @type {Map<string, import('../operation.js').Operation>} */
export const operations = new Map(
  [ranking, productSearch, ...booksOperations].map((operation) => [operation.path, operation]),
);
