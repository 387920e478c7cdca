import { random } from '../random.js';
import { awkwardName, caption } from './text.js';
import { marketGenres } from './market-genres.js';
import { shops } from './shops.js';

const PER_CHILD = 12;
const OPENINGS = ['', '', '【送料無料】', '＼クーポン対象／', '【ポイント10倍】', '《あす楽》'];
const ENDINGS = [
  '',
  'ギフト プレゼント',
  'お試し 訳あり 簡易包装',
  '母の日 父の日 誕生日 内祝い',
  'まとめ買い',
  '人気 おすすめ 2025年 新作',
];
const CATCHES = [
  '',
  '累計10万個突破!!★レビューを書いて次回使えるクーポン★',
  'まとめ買いがお得&hearts;',
  '毎日使うものだから、ちゃんと選びたい。',
  '▼2点以上で500円ＯＦＦ▼',
  'ﾒｰﾙ便 送料無料 / 代引き不可',
];
const LINES = [
  '毎日の暮らしに、ちょうどいい大きさ。',
  '職人がひとつずつ仕上げました。',
  '&nbsp;■内容量：表題のとおり&lt;br&gt;■配送：常温便',
  '贈りものにもお使いいただけます。のし・包装は無料です。',
  '.box{margin:0 auto;width:100%}※モニターの環境により、実物と色が異なる場合があります。',
  '★★★ご注文の前に必ずお読みください★★★離島への発送は追加送料が必要です。',
  '原材料・お手入れ方法は商品ラベルをご覧ください。&#9829;',
];

/**
 * @param {import('./market-genres.js').MarketGenre} genre
 * @param {number} childIndex
 * @param {number} index
 */
function item(genre, childIndex, index) {
  const genreId = genre.id + childIndex + 1;
  const id = `${genreId}${String(index + 1).padStart(2, '0')}`;
  const chance = random(`market ${id}`);
  const child = genre.children[childIndex];
  const goods = child?.goods[index % child.goods.length];
  const make = genre.makes[(index + childIndex) % genre.makes.length];
  const shop = chance.pick(shops);
  const plain =
    `${chance.pick(OPENINGS)}${make}${goods} ` +
    `${chance.pick(genre.sizes)} ${chance.pick(ENDINGS)}`.trimEnd();
  const [low, high] = genre.price;
  // Squared, so that cheap items are more frequent.
  const price = Math.round((low + (high - low) * chance.next() ** 2) / 10) * 10;
  const reviewCount = chance.chance(0.12) ? 0 : Math.floor(4000 * chance.next() ** 3) + 1;
  return {
    id,
    code: `${shop.code}:${10000000 + Number(id) * 7}`,
    name: awkwardName(plain, Number(id)),
    catchcopy: chance.pick(CATCHES),
    caption: caption(LINES, chance),
    price: chance.chance(0.3) ? price - (price % 100) + 98 : price,
    shop,
    genreId,
    rootId: genre.id,
    motif: genre.motif,
    pictures: index === 7 ? 0 : chance.int(1, 3),
    reviewCount,
    reviewAverage: reviewCount ? chance.int(320, 500) / 100 : 0,
    popularity: chance.next(),
    flags: flags(chance),
  };
}

/** @param {import('../random.js').Random} chance */
function flags(chance) {
  const asuraku = chance.chance(0.3);
  const overseas = chance.chance(0.1);
  const sale = chance.chance(0.15);
  const points = chance.pick([1, 1, 1, 1, 2, 5, 10]);
  return {
    availability: chance.chance(0.96) ? 1 : 0,
    taxFlag: 0,
    postageFlag: chance.chance(0.4) ? 0 : 1,
    creditCardFlag: 1,
    shopOfTheYearFlag: chance.chance(0.08) ? 1 : 0,
    shipOverseasFlag: overseas ? 1 : 0,
    shipOverseasArea: overseas ? 'ワールドワイド' : '',
    asurakuFlag: asuraku ? 1 : 0,
    asurakuClosingTime: asuraku ? chance.pick(['12:00', '15:00', '13:30']) : '',
    asurakuArea: asuraku ? chance.pick(['関東', '本州（一部地域を除く）', '東海/近畿']) : '',
    affiliateRate: chance.pick(['1.0', '2.0', '4.0', '8.0']),
    isOnSale: sale ? 1 : 0,
    pointRate: points,
  };
}

/** @typedef {ReturnType<typeof item>} MarketItem */

/** All market items, unsorted. */
export const marketItems = marketGenres.flatMap((genre) =>
  genre.children.flatMap((_, child) =>
    Array.from({ length: PER_CHILD }, (_, index) => item(genre, child, index)),
  ),
);

/** @param {MarketItem} item */
export const marketItemPath = (item) => `/items/${item.code.replace(':', '/')}/`;

/** @type {ReadonlyMap<string, MarketItem>} */
export const marketItemsByCode = new Map(marketItems.map((item) => [item.code, item]));
