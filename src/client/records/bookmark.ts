import { toIsoTime } from '../dates.js';
import { average, count, number, text, url, type Json } from './fields.js';

/** A bookmark of the signed-in reader. Source: FavoriteBookmark/List. */
export const bookmark = {
  /** Id that FavoriteBookmark/Delete takes. */
  bookmarkId: text,
  /** Code of the item; absent for the bookmark of a product. */
  itemCode: text,
  /** Id of the product; absent for the bookmark of an item. */
  productId: text,
  shopName: text,
  shopUrl: url,
  itemName: text,
  /** Page of the item. */
  itemUrl: url,
  /** Picture of 64 px. */
  smallImageUrl: url,
  /** Picture of 128 px. */
  mediumImageUrl: url,
  reviewCount: count,
  /** Page of the reviews. */
  reviewUrl: url,
  /** Points per 100 yen. */
  pointRate: number,
  /** Average of the reviews, 0 to 5. */
  reviewAverage: average,
  postageFlag: number,
  taxFlag: number,
  /** Page of the item with the affiliate id; absent without one. */
  affiliateUrl: url,
} as const;

/** The result of adding a bookmark. Source: FavoriteBookmark/Add. */
export const addedBookmark = {
  /** Id of the new bookmark. */
  bookmarkId: text,
  /** Time of the bookmark as it is written: `2015/12/13 23:30:46`, in Japan. */
  registDatetime: text,
  /** The same time in ISO 8601: `2015-12-13T23:30:46+09:00`. */
  registeredAt: (_: unknown, sent: Json) => toIsoTime(sent['registDatetime']),
} as const;

/** The result of deleting a bookmark. Source: FavoriteBookmark/Delete. */
export const deletedBookmark = {
  /** Number of deleted bookmarks: 0 if none had the id. */
  affectedCount: number,
} as const;
