import type { Operation } from './operation.js';
import { rankingItem } from '../records/market-item.js';

/** Best-selling items: overall, by genre, or by age and gender. */
export const ranking = {
  path: 'MarketItem/Ranking',
  version: '20170628',
  auth: 'appKey',
  affiliate: true,
  params: {
    /** Genre of the marketplace. */
    genreId: { kind: 'long' },
    /** Age of the buyers, as the first year of ten; 50 and up count as 50. */
    age: { kind: 'integer', values: [10, 20, 30, 40, 50] },
    /** Gender of the buyers: 0 male, 1 female. */
    sex: { kind: 'integer', values: [0, 1] },
    /** Platform: 0 PC, 1 mobile (Japan only), 2 smartphone. */
    carrier: { kind: 'integer', values: [0, 1, 2], default: 0 },
    /** Page of 30 items. */
    page: { kind: 'integer', min: 1, max: 34, default: 1 },
    /** Time that the sales are counted over. */
    period: { kind: 'text', values: ['realtime'], default: 'realtime' },
  },
  list: ['Items', 'items'],
  order: 'rank',
  record: rankingItem,
} as const satisfies Operation;
