import { registered } from '../bookmarks.js';
import { marketItemPath, marketItemsByCode } from '../catalogue/market-items.js';
import { productPath, products } from '../catalogue/products.js';
import { integer, required, text, word } from '../check.js';
import { pageOf } from '../operation.js';

/** @typedef {import('../bookmarks.js').Bookmark} Bookmark */
/** @typedef {import('../links.js').Links} Links */

const READ = 'site_favoritebookmark_read';
const UPDATE = 'site_favoritebookmark_update';

const productsById = new Map(products.map((product) => [product.id, product]));

/**
 * The fields that bookmarks of items and products share.
 * @param {Bookmark} bookmark
 */
function subject({ code, productId }) {
  const item = marketItemsByCode.get(code);
  if (item) {
    const shopPath = `/shops/${item.shop.code}/`;
    const { pointRate = 1, postageFlag = 0, taxFlag = 0 } = item.flags;
    return {
      ...item,
      path: marketItemPath(item),
      picture: { family: 'market', id: item.pictures ? `${item.id}-1` : '' },
      shop: { name: item.shop.name, path: shopPath },
      flags: { pointRate, postageFlag, taxFlag },
    };
  }
  const product = productsById.get(productId);
  if (!product) throw new Error(`nothing is bookmarked as ${code || productId}`);
  return {
    ...product,
    price: Math.min(...product.offers.map(({ price }) => price)),
    path: productPath(product),
    picture: { family: 'product', id: product.id },
    shop: { name: '', path: '' },
    flags: { pointRate: 0, postageFlag: 0, taxFlag: 0 },
  };
}

/** @param {Bookmark} bookmark @param {Links} links */
function entry(bookmark, links) {
  const { name, path, picture, shop, flags, reviewCount, reviewAverage } = subject(bookmark);
  const image = (/** @type {number} */ size) =>
    picture.id ? links.picture(picture.family, picture.id, size) : '';
  return {
    bookmarkId: bookmark.id,
    itemCode: bookmark.code,
    productId: bookmark.productId,
    shopName: shop.name,
    shopUrl: shop.path && links.plain(shop.path),
    itemName: name,
    itemUrl: links.plain(path),
    smallImageUrl: image(64),
    mediumImageUrl: image(128),
    reviewCount,
    reviewUrl: links.plain(`${path}review/`),
    pointRate: flags.pointRate,
    reviewAverage: reviewAverage ? reviewAverage.toFixed(2) : '0.0',
    postageFlag: flags.postageFlag,
    taxFlag: flags.taxFlag,
    affiliateUrl: links.affiliate(path),
  };
}

/** @param {Bookmark} bookmark */
const price = (bookmark) => subject(bookmark).price;

/** @type {Record<string, (a: Bookmark, b: Bookmark) => number>} */
const orders = {
  regist_datetime: (a, b) => a.time - b.time,
  'regist_datetime:desc': (a, b) => b.time - a.time,
  price: (a, b) => price(a) - price(b),
  'price:desc': (a, b) => price(b) - price(a),
};

/** @type {import('../operation.js').Operation} */
const list = {
  path: 'FavoriteBookmark/List/20170426',
  list: 'items',
  scope: READ,
  parameters: {
    page: integer(1, 999_999, 1),
    hits: integer(1, 40, 1),
    sort: word(Object.keys(orders), 'regist_datetime:desc'),
    ispublic: { ...word(['', 'false', 'true'], 'false'), empty: true },
  },
  answer(values, { links, bookmarks, reader }) {
    const all = bookmarks
      .list(reader)
      .filter(
        ({ isPublic }) => values['ispublic'] === '' || String(isPublic) === values['ispublic'],
      )
      .sort(orders[values['sort']]);
    const { entries, count, hits, pageCount } = pageOf(all, values);
    return {
      summary: { count, hits, pageCount },
      items: entries.map((bookmark) => ({ item: entry(bookmark, links) })),
    };
  },
};

/** @type {import('../operation.js').Operation} */
const add = {
  path: 'FavoriteBookmark/Add/20120627',
  list: '',
  scope: UPDATE,
  affiliation: false,
  parameters: { itemCode: required(text()) },
  answer(values, { bookmarks, reader }) {
    const { id, time } = bookmarks.add(reader, values['itemCode']);
    return { bookmarkId: id, registDatetime: registered(new Date(time)) };
  },
};

/** @type {import('../operation.js').Operation} */
const remove = {
  path: 'FavoriteBookmark/Delete/20120627',
  list: '',
  scope: UPDATE,
  affiliation: false,
  parameters: { bookmarkId: required(text()) },
  answer: (values, { bookmarks, reader }) => ({
    affectedCount: bookmarks.remove(reader, values['bookmarkId']),
  }),
};

export const bookmarkOperations = [list, add, remove];
