import { marketItems, marketItemsByCode } from './catalogue/market-items.js';
import { products } from './catalogue/products.js';
import { Refusal } from './refusal.js';

/** The scopes of each demo token. @type {Record<string, readonly string[]>} */
const TOKENS = {
  'demo-read': ['site_favoritebookmark_read'],
  'demo-update': ['site_favoritebookmark_update'],
  'demo-both': ['site_favoritebookmark_read', 'site_favoritebookmark_update'],
};

/**
 * A bookmark of a market item, or of a product, which only the market itself can add. @typedef {{ id: string,
 * code: string, productId: string, time: number, isPublic: boolean }} Bookmark
 */

/**
 * The reader of a token. A token can name one, as in `demo-both.someone`: such readers have their own
 * bookmarks, all others share theirs.
 * @param {string | null} token
 * @param {string} scope
 */
export function readerOf(token, scope) {
  if (!token) throw new Refusal(401, 'invalid_token', 'access_token must be present');
  const [kind = '', reader = ''] = token.split('.');
  const scopes = Object.hasOwn(TOKENS, kind) ? TOKENS[kind] : undefined;
  if (!scopes) throw new Refusal(401, 'invalid_token', 'access_token is not valid');
  if (!scopes.includes(scope)) throw new Refusal(403, 'insufficient_scope', `${scope} is needed`);
  return reader;
}

/** @param {Date} time as in `2015/12/13 23:30:46`, in Japan */
export const registered = (time) =>
  new Date(time.getTime() + 9 * 3_600_000)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ')
    .replaceAll('-', '/');

/**
 * The bookmarks of all readers, while the service runs.
 * @param {() => Date} now
 */
export function createBookmarks(now) {
  let lastId = 100_000;
  /** @type {Map<string, Bookmark[]>} */
  const shelves = new Map();

  /** @param {string} reader */
  function shelf(reader) {
    const stored = shelves.get(reader);
    if (stored) return stored;
    const made = firstBookmarks(now().getTime());
    shelves.set(reader, made);
    return made;
  }

  /** @param {number} time @returns {Bookmark[]} */
  function firstBookmarks(time) {
    const day = 86_400_000;
    const codes = [5, 77, 149, 221, 293, 365, 20].map((i) => marketItems[i]?.code ?? '');
    return [
      ...codes.map((code, i) => ({ code, productId: '', isPublic: i === 6 })),
      ...products.slice(0, 2).map(({ id }) => ({ code: '', productId: id, isPublic: false })),
    ].map((bookmark, i) => ({ ...bookmark, id: String(++lastId), time: time - (i + 1) * day }));
  }

  return {
    /** @param {string} reader @returns {readonly Bookmark[]} */
    list: (reader) => shelf(reader),
    /** A new bookmark each time: two requests create two. @param {string} reader @param {string} code */
    add(reader, code) {
      if (!marketItemsByCode.has(code)) {
        throw new Refusal(404, 'not_found', 'there is no item of this itemCode');
      }
      const time = now().getTime();
      const made = { id: String(++lastId), code, productId: '', time, isPublic: false };
      shelf(reader).push(made);
      return made;
    },
    /** @param {string} reader @param {string} id @returns {number} number of deleted bookmarks */
    remove(reader, id) {
      const before = shelf(reader);
      const after = before.filter((bookmark) => bookmark.id !== id);
      shelves.set(reader, after);
      return before.length - after.length;
    },
  };
}

/** @typedef {ReturnType<typeof createBookmarks>} Bookmarks */
