import type { Operation } from '../operation.js';
import { address, images, number, text } from '../records.js';

/** An item of the ranking. Source: ranking response of MarketItem/Ranking. */
export const rankingItem = {
  /** Place in the ranking, from 1. */
  rank: number,
  /** Platform the ranking is for: 0 PC, 1 mobile, 2 smartphone. */
  carrier: number,
  itemName: text,
  /** The shop's slogan for the item. */
  catchcopy: text,
  /** Code that bookmarks take: `shop:number`. */
  itemCode: text,
  /** Price in yen. */
  itemPrice: number,
  itemCaption: text,
  /** Page of the item. Can itself be an affiliate address. */
  itemUrl: address,
  /** Page of the item with the affiliate id; absent without one. */
  affiliateUrl: address,
  imageFlag: number,
  /** Pictures of 64 px, at most three. */
  smallImageUrls: images,
  /** Pictures of 128 px, at most three. */
  mediumImageUrls: images,
  availability: number,
  taxFlag: number,
  postageFlag: number,
  creditCardFlag: number,
  shopOfTheYearFlag: number,
  shipOverseasFlag: number,
  shipOverseasArea: text,
  asurakuFlag: number,
  asurakuClosingTime: text,
  asurakuArea: text,
  /** Per cent of the price that is paid to the affiliate. */
  affiliateRate: number,
  /** Begin and end of a time-limited sale, as text. */
  startTime: text,
  endTime: text,
  reviewCount: number,
  /** Average of the reviews, 0 to 5. */
  reviewAverage: number,
  pointRate: number,
  pointRateStartTime: text,
  pointRateEndTime: text,
  shopName: text,
  shopCode: text,
  shopUrl: address,
  genreId: text,
} as const;

/** Best-selling items: overall, by genre, or by age and sex. */
export const ranking = {
  path: 'MarketItem/Ranking',
  version: '20170628',
  auth: 'appKey',
  affiliate: true,
  params: {
    /** Genre of the marketplace. */
    genreId: { kind: 'long', min: 0 },
    /** Age of the buyers, as the first year of ten; 50 and up count as 50. */
    age: { kind: 'integer', values: [10, 20, 30, 40, 50] },
    /** Sex of the buyers: 0 male, 1 female. */
    sex: { kind: 'integer', values: [0, 1] },
    /** Platform: 0 PC, 1 mobile (Japan only), 2 smartphone. */
    carrier: { kind: 'integer', values: [0, 1, 2], default: 0 },
    /** Page of 30 items. */
    page: { kind: 'integer', min: 1, max: 34, default: 1 },
    /** Time that the sales are counted over. */
    period: { kind: 'text', values: ['realtime'], default: 'realtime' },
  },
  list: ['Items', 'items'],
  record: rankingItem,
} as const satisfies Operation;
