import { ranking } from '../service/operations/market-item.js';
import type { RecordOfOperation } from '../service/operation.js';
import type { Entry, Look } from '../views/entry.js';
import { price } from '../views/price.js';
import { stars } from '../views/rating.js';
import { withOperations } from './operations.js';

/**
 * Best-selling items of the marketplace: overall, by genre, or by age and sex of the buyers.
 * @element mkt-ranking
 * @csspart rank - The place in the ranking.
 * @csspart price - The price.
 * @csspart rating - Average and number of the reviews.
 * @csspart shop - The shop.
 * @csspart caption - The shop's slogan for the item.
 */
export class MktRanking extends withOperations(ranking) {
  static override readonly tag = 'mkt-ranking';
  static override readonly entryParts = [
    'rank',
    'image',
    'title',
    'caption',
    'rating',
    'price',
    'shop',
  ];
  static override readonly controls = { age: ['age'], sex: ['sex'], genre: ['genreId'] };

  protected override entry(item: RecordOfOperation<typeof ranking>, { locale }: Look): Entry {
    return {
      title: item.itemName,
      href: item.affiliateUrl ?? item.itemUrl,
      image: item.mediumImageUrls?.[0] ?? item.smallImageUrls?.[0],
      rank: item.rank,
      parts: {
        caption: item.catchcopy,
        rating: stars(item.reviewAverage, item.reviewCount, locale),
        price: price(item.itemPrice, locale),
        shop: item.shopName,
      },
    };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mkt-ranking': MktRanking;
  }
}
