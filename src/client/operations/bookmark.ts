import type { Operation } from './operation.js';
import { redactToken } from '../redact-token.js';
import { addedBookmark, bookmark, deletedBookmark } from '../records/bookmark.js';

/** The reader's bookmarks. */
export const bookmarkList = {
  path: 'FavoriteBookmark/List',
  version: '20170426',
  auth: 'oauth',
  redact: redactToken,
  scope: 'site_favoritebookmark_read',
  affiliate: true,
  params: {
    /** Number of the page, from 1. */
    page: { kind: 'integer', min: 1, default: 1 },
    /** Bookmarks per page. */
    hits: { kind: 'integer', min: 1, max: 40, default: 1 },
    /** Order: by the time of registration or by price; `:desc` latest or dearest first. */
    sort: {
      kind: 'text',
      values: ['regist_datetime', 'regist_datetime:desc', 'price', 'price:desc'],
      default: 'regist_datetime:desc',
    },
    /** Listed bookmarks: `false` private ones, `true` public ones, empty both. */
    ispublic: { kind: 'text', values: ['', 'false', 'true'], default: 'false' },
  },
  list: ['items', 'Items'],
  key: 'bookmarkId',
  record: bookmark,
} as const satisfies Operation;

/** A change of the reader's bookmarks. */
const change = {
  version: '20120627',
  auth: 'oauth',
  redact: redactToken,
  scope: 'site_favoritebookmark_update',
  changes: true,
  affiliate: false,
  list: [],
} as const satisfies Partial<Operation>;

/** Adds an item of the marketplace to the reader's bookmarks; products cannot be added. */
export const bookmarkAdd = {
  path: 'FavoriteBookmark/Add',
  ...change,
  params: {
    /** Code of the item, `shop:number`, as in the records of items. */
    itemCode: { kind: 'text', required: true },
  },
  record: addedBookmark,
} as const satisfies Operation;

/** Deletes one of the reader's bookmarks. */
export const bookmarkDelete = {
  path: 'FavoriteBookmark/Delete',
  ...change,
  params: {
    /** Id of the bookmark. */
    bookmarkId: { kind: 'text', required: true },
  },
  record: deletedBookmark,
} as const satisfies Operation;
