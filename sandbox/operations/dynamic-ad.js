import { marketItemPath, marketItems } from '../catalogue/market-items.js';
import { flag, text } from '../check.js';
import { hash } from '../random.js';

const PICKS = 8;

/** @param {import('../catalogue/market-items.js').MarketItem} item @param {import('../links.js').Links} links */
function entry(item, links) {
  return {
    ItemName: item.name,
    ItemCode: item.code,
    ItemUrl: links.best(marketItemPath(item)),
    ImageUrl: links.picture('market', `${item.id}-1`, 128),
    Price: item.price,
    ShopName: item.shop.name,
    ReviewCount: item.reviewCount,
    ReviewAverage: item.reviewAverage,
  };
}

/**
 * Recommendations for a page. The interface does not describe the answer: this is the format that old clients
 * read.
 * @type {import('../operation.js').Operation}
 */
export const dynamicAd = {
  path: 'rcm/1.0/i/json',
  list: 'Body.Ads.Ad',
  callbacks: ['callBack'],
  parameters: { developerId: text(), url: text(), carrier: flag() },
  answer({ url = '' }, { links }) {
    // Each page gets its own picks, the same ones every time.
    const picks = marketItems
      .filter(({ pictures }) => pictures > 0)
      .map((item) => ({ item, fit: hash(`${url} ${item.id}`) }))
      .sort((a, b) => a.fit - b.fit)
      .slice(0, PICKS);
    return {
      Header: { Status: 'Success', StatusMsg: '' },
      Body: { Ads: { Ad: picks.map(({ item }) => entry(item, links)) } },
    };
  },
};
