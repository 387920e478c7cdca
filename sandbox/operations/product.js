import { digits, flag, integer, text, word } from '../check.js';
import { marketGenreTree } from '../catalogue/market-genres.js';
import { productPath, products } from '../catalogue/products.js';
import { genreInformation } from '../genre-information.js';
import { keyword, matching } from '../keyword.js';
import { pageOf, paging } from '../operation.js';
import { atLeastOne, greater } from '../rules.js';

/** @typedef {import('../catalogue/products.js').Product} Product */
/** @typedef {import('../catalogue/products.js').Offer} Offer */

/** @param {readonly Offer[]} offers */
function range(offers) {
  const prices = offers.map(({ price }) => price);
  return {
    max: prices.length ? Math.max(...prices) : 0,
    min: prices.length ? Math.min(...prices) : 0,
  };
}

/** @param {Product} product */
function sales({ offers }) {
  const inStock = offers.filter((offer) => offer.inStock);
  const fresh = offers.filter((offer) => !offer.used);
  const freshInStock = fresh.filter((offer) => offer.inStock);
  const [all, sale, noUsed, noUsedSale] = [offers, inStock, fresh, freshInStock].map(range);
  const sum = offers.reduce((total, { price }) => total + price, 0);
  return {
    itemCount: offers.length,
    salesItemCount: inStock.length,
    usedExcludeCount: fresh.length,
    usedExcludeSalesItemCount: freshInStock.length,
    maxPrice: all?.max,
    salesMaxPrice: sale?.max,
    usedExcludeMaxPrice: noUsed?.max,
    usedExcludeSalesMaxPrice: noUsedSale?.max,
    minPrice: all?.min,
    salesMinPrice: sale?.min,
    usedExcludeMinPrice: noUsed?.min,
    usedExcludeSalesMinPrice: noUsedSale?.min,
    averagePrice: Math.round(sum / offers.length),
  };
}

/** @param {Product} product @param {import('../links.js').Links} links */
function entry(product, links) {
  const { maker } = product;
  const path = productPath(product);
  const makerPath = `/makers/${maker.code}/`;
  return {
    productId: product.id,
    productName: product.name,
    productNo: product.number,
    brandName: maker.name,
    productUrlPC: links.plain(path),
    productUrlMobile: links.plain(`${path}m/`),
    affiliateUrl: links.affiliate(path) || null,
    smallImageUrl: links.picture('product', product.id, 64),
    mediumImageUrl: links.picture('product', product.id, 128),
    productCaption: product.caption,
    releaseDate: product.releaseDate,
    makerCode: maker.code,
    makerName: maker.name,
    makerNameKana: maker.kana,
    makerNameFormal: maker.formal,
    makerPageUrlPC: links.plain(makerPath),
    makerPageUrlMobile: links.plain(`${makerPath}m/`),
    ...sales(product),
    reviewCount: product.reviewCount,
    reviewAverage: product.reviewAverage,
    reviewUrlPC: links.plain(`${path}review/`),
    reviewUrlMobile: links.plain(`${path}m/review/`),
    rank: product.rank,
    rankTargetGenreId: product.genreId,
    rankTargetProductCount: products.filter(({ genreId }) => genreId === product.genreId).length,
    genreId: product.genreId,
    genreName: product.genreName,
    ProductDetails: product.details.map((detail) => ({ detail: { ...detail } })),
  };
}

/** Later dates are greater; no date is the smallest. @param {Product} product */
const released = ({ releaseDate }) =>
  (releaseDate.match(/\d+/g) ?? []).map((part) => part.padStart(4, '0')).join('');

/** @type {Record<string, (a: Product, b: Product) => number>} */
const orders = {
  standard: () => 0,
  '-releaseDate': (a, b) => released(b).localeCompare(released(a)),
  '-seller': (a, b) => b.offers.length - a.offers.length,
  '-satisfied': (a, b) => b.reviewAverage - a.reviewAverage,
};

const PRICE = () => integer(1, 999_999_998);

/** @type {import('../operation.js').Operation} */
export const productSearch = {
  path: 'Product/Search/20140305',
  list: 'Products',
  parameters: {
    keyword: keyword(),
    genreId: digits(),
    productId: text(),
    ...paging,
    sort: word(Object.keys(orders), 'standard'),
    minPrice: PRICE(),
    maxPrice: PRICE(),
    orFlag: flag(),
    genreInformationFlag: flag(),
  },
  rules: [atLeastOne('keyword', 'genreId', 'productId'), greater('maxPrice', 'minPrice')],
  answer(values, { links }) {
    const { genreId, productId, minPrice = 0, maxPrice = Infinity } = values;
    const matches = matching(values['keyword'], { any: values['orFlag'] === 1 });
    const within = (/** @type {Product} */ product, /** @type {string | undefined} */ id) =>
      !id || product.genreId === id || product.rootId === id;
    const filtered = products
      .filter((product) => within(product, genreId) && (!productId || product.id === productId))
      .filter(({ name, maker, caption, genreName }) =>
        matches(name, maker.kana, caption, genreName),
      )
      // A product matches if one of its offers does.
      .filter(({ offers }) => offers.some(({ price }) => price >= minPrice && price <= maxPrice))
      .sort(orders[values['sort']]);
    const { entries, ...envelope } = pageOf(filtered, values);
    return {
      ...envelope,
      Products: entries.map((product) => ({ Product: entry(product, links) })),
      GenreInformation: values['genreInformationFlag']
        ? genreInformation({
            tree: marketGenreTree,
            current: genreId,
            count: (id) => filtered.filter((product) => within(product, id)).length,
            key: 'genre',
          })
        : { parent: [], current: [], children: [] },
    };
  },
};
