import { bookmarkOperations } from './bookmark.js';
import { booksOperations } from './books.js';
import { dynamicAd } from './dynamic-ad.js';
import { ebookSearch } from './ebook.js';
import { golfCourseSearch } from './golf.js';
import { ranking } from './market-item.js';
import { productSearch } from './product.js';
import { travelOperations } from './travel.js';
import { vacantHotelSearch } from './travel-vacant.js';

/** Every operation by its path. @type {ReadonlyMap<string, import('../operation.js').Operation>} */
export const operations = new Map(
  [
    ...bookmarkOperations,
    productSearch,
    ...travelOperations,
    vacantHotelSearch,
    ...booksOperations,
    ebookSearch,
    golfCourseSearch,
    ranking,
    dynamicAd,
  ].map((operation) => [operation.path, operation]),
);
