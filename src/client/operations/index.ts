/** Every operation of the interface by its neutral path; the dynamic ad operation by its name. */
import type { Operation } from './operation.js';
import { bookmarkAdd, bookmarkDelete, bookmarkList } from './bookmark.js';
import {
  booksBook,
  booksCD,
  booksDVD,
  booksForeignBook,
  booksGame,
  booksMagazine,
  booksSoftware,
  booksTotal,
} from './books.js';
import { dynamicAd } from './dynamic-ad.js';
import { ebookSearch } from './ebook.js';
import { golfCourseSearch } from './golf.js';
import { ranking } from './market-item.js';
import { productSearch } from './product.js';
import {
  hotelDetailSearch,
  keywordHotelSearch,
  simpleHotelSearch,
  vacantHotelSearch,
} from './travel.js';

export const operations = {
  'FavoriteBookmark/List': bookmarkList,
  'FavoriteBookmark/Add': bookmarkAdd,
  'FavoriteBookmark/Delete': bookmarkDelete,
  'Product/Search': productSearch,
  'Travel/KeywordHotelSearch': keywordHotelSearch,
  'Travel/SimpleHotelSearch': simpleHotelSearch,
  'Travel/VacantHotelSearch': vacantHotelSearch,
  'Travel/HotelDetailSearch': hotelDetailSearch,
  'BooksTotal/Search': booksTotal,
  'BooksBook/Search': booksBook,
  'BooksCD/Search': booksCD,
  'BooksDVD/Search': booksDVD,
  'BooksSoftware/Search': booksSoftware,
  'BooksGame/Search': booksGame,
  'BooksForeignBook/Search': booksForeignBook,
  'BooksMagazine/Search': booksMagazine,
  'Ebook/EbookSearch': ebookSearch,
  'Golf/GolfGolfCourseSearch': golfCourseSearch,
  'MarketItem/Ranking': ranking,
  DynamicAd: dynamicAd,
} as const satisfies Readonly<Record<string, Operation>>;

/** The operations, each with the type of its own table. */
export type Operations = typeof operations;

/** The path of an operation. */
export type OperationPath = keyof Operations;
