import { digits, integer, number, word } from '../check.js';
import { marketGenreTree } from '../catalogue/market-genres.js';
import { marketItemPath, marketItems } from '../catalogue/market-items.js';
import { hash } from '../random.js';

/** @typedef {import('../catalogue/market-items.js').MarketItem} MarketItem */
/** @typedef {import('../links.js').Links} Links */

const PER_PAGE = 30;

/**
 * The preference of an audience for an item: popularity with a fixed variation. No ranking begins without a picture.
 * @param {MarketItem} item
 * @param {import('../check.js').Values} audience
 */
function preference(item, { genreId = '', age = '', sex = '' }) {
  if (!item.pictures) return 0;
  const variation = hash(`${item.id} ${genreId} ${age} ${sex}`) / 2 ** 32;
  return genreId || age !== '' || sex !== '' ? item.popularity * 0.5 + variation : item.popularity;
}

/** @param {import('../check.js').Values} values */
function ranked(values) {
  const genreId = values['genreId'] === undefined ? undefined : Number(values['genreId']);
  return marketItems
    .filter((item) => !genreId || item.genreId === genreId || item.rootId === genreId)
    .map((item) => ({ item, preference: preference(item, values) }))
    .sort((a, b) => b.preference - a.preference)
    .map(({ item }) => item);
}

/**
 * A time in Japan, as in `2026-11-27 09:59`.
 * @param {Date} now
 * @param {number} days from today
 * @param {string} clock
 */
function timeIn(now, days, clock) {
  const day = new Date(now.getTime() + (days * 24 + 9) * 3_600_000);
  return `${day.toISOString().slice(0, 10)} ${clock}`;
}

/**
 * @param {MarketItem} item
 * @param {number} rank
 * @param {Links} links
 * @param {number} carrier
 * @param {Date} now
 */
function entry(item, rank, links, carrier, now) {
  const path = marketItemPath(item);
  const pictures = Array.from({ length: item.pictures }, (_, i) => `${item.id}-${i + 1}`);
  const urls = (/** @type {number} */ size) =>
    pictures.map((id) => ({ imageUrl: links.picture('market', id, size) }));
  const { affiliateRate, pointRate = 1, isOnSale, ...shipping } = item.flags;
  const points = Number(pointRate);
  return {
    rank,
    carrier,
    itemName: item.name,
    catchcopy: item.catchcopy,
    itemCode: item.code,
    itemPrice: String(item.price),
    itemCaption: item.caption,
    itemUrl: links.best(path),
    affiliateUrl: links.affiliate(path),
    imageFlag: pictures.length ? 1 : 0,
    smallImageUrls: urls(64),
    mediumImageUrls: urls(128),
    ...shipping,
    affiliateRate,
    startTime: isOnSale ? timeIn(now, -3, '20:00') : '',
    endTime: isOnSale ? timeIn(now, 4, '01:59') : '',
    reviewCount: item.reviewCount,
    reviewAverage: item.reviewAverage ? item.reviewAverage.toFixed(2) : '0.0',
    pointRate: points,
    pointRateStartTime: points > 1 ? timeIn(now, -2, '10:00') : '',
    pointRateEndTime: points > 1 ? timeIn(now, points, '09:59') : '',
    shopName: item.shop.name,
    shopCode: item.shop.code,
    shopUrl: links.plain(`/shops/${item.shop.code}/`),
    genreId: String(item.genreId),
  };
}

/** @param {import('../check.js').Values} values */
function title({ genreId, age, sex }) {
  const parts = [
    marketGenreTree.find(({ id }) => id === genreId)?.name,
    age && `${age}代`,
    ['男性', '女性'][sex],
  ].filter(Boolean);
  return `【砂場市場】ランキング市場 【${parts.join('・') || '総合'}】`;
}

/**
 * As in `Wed, 27 Feb 2013 09:00:00 +0900`: the ranking is updated hourly.
 * @param {Date} now
 */
function buildDate(now) {
  const hour = 3_600_000;
  const inJapan = new Date(Math.floor(now.getTime() / hour) * hour + 9 * hour);
  return inJapan.toUTCString().replace('GMT', '+0900');
}

/** @type {import('../operation.js').Operation} */
export const ranking = {
  path: 'MarketItem/Ranking/20170628',
  list: 'Items',
  parameters: {
    genreId: digits(),
    age: number([10, 20, 30, 40, 50]),
    sex: number([0, 1]),
    carrier: number([0, 1, 2], 0),
    page: integer(1, 34, 1),
    period: word(['realtime'], 'realtime'),
  },
  answer(values, { links, now }) {
    const start = (values['page'] - 1) * PER_PAGE;
    return {
      title: title(values),
      lastBuildDate: buildDate(now()),
      Items: ranked(values)
        .slice(start, start + PER_PAGE)
        .map((item, i) => ({ Item: entry(item, start + i + 1, links, values['carrier'], now()) })),
    };
  },
};
