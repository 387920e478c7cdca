import { booksOperations } from './books.js';
import { ebookSearch } from './ebook.js';
import { ranking } from './market-item.js';
import { productSearch } from './product.js';
import { travelOperations } from './travel.js';
import { vacantHotelSearch } from './travel-vacant.js';

/** Every operation by its path. @type {Map<string, import('../operation.js').Operation>} */
export const operations = new Map(
  [
    ranking,
    productSearch,
    ...booksOperations,
    ebookSearch,
    ...travelOperations,
    vacantHotelSearch,
  ].map((operation) => [operation.path, operation]),
);
