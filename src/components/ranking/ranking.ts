import type { RecordOfOperation } from '../../client/operations/operation.js';
import { ranking } from '../../client/operations/market-item.js';
import type { ParameterTable, ParamsOfTable } from '../../client/validation/parameter.js';
import type { Entry, Look } from '../../templates/card.js';
import { price } from '../../templates/price.js';
import { stars } from '../../templates/rating.js';
import { propertiesFor } from '../../controllers/attributes.js';
import { late } from '../../controllers/lazy-module.js';
import { withOperations } from '../base/with-operations.js';

const marks = late(() => import('../../templates/bookmark-cell.js'));

/** What the element alone has. */
const own = {
  /** Whether entries carry the button for bookmarks, where there is an `access-token`. */
  bookmarks: { kind: 'boolean' },
} as const satisfies ParameterTable;

/**
 * Best-selling items of the marketplace: overall, by genre, or by age and sex of the buyers.
 * @element mkt-ranking
 * @slot genre - `<option value="100371">`: genres that the reader can choose from, by their ids.
 * @csspart rank - The place in the ranking.
 * @csspart price - The price.
 * @csspart rating - Average and number of the reviews.
 * @csspart shop - The shop.
 * @csspart caption - The shop's slogan for the item.
 * @csspart bookmark - The `<mkt-bookmark-button>` of an entry.
 */
export class MktRanking extends withOperations(ranking) {
  static override readonly tag = 'mkt-ranking';
  static override readonly fields = {
    rank: 'rank',
    image: 'mediumImageUrls,smallImageUrls',
    title: 'itemName,itemUrl,affiliateUrl,itemCode',
    caption: 'catchcopy',
    rating: 'reviewAverage,reviewCount',
    price: 'itemPrice',
    shop: 'shopName',
  };
  static override readonly entryParts = Object.keys(MktRanking.fields);
  static override readonly controls = { age: ['age'], sex: ['sex'], genre: ['genreId'] };

  static override properties = propertiesFor(own);

  protected override entry(item: RecordOfOperation<typeof ranking>, look: Look): Entry {
    const { locale } = look;
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
      below: this.bookmarks && marks(this)?.mark(this.around.settings(), item, look),
    };
  }
}

export interface MktRanking extends ParamsOfTable<typeof own> {}

declare global {
  interface HTMLElementTagNameMap {
    'mkt-ranking': MktRanking;
  }
}
