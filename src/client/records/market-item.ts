import { toIsoTime } from '../dates.js';
import { average, count, images, number, text, url, type Json } from './fields.js';
import type { AnyRecord, RecordOf, Summary } from './record.js';

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
  itemUrl: url,
  /** Page of the item with the affiliate id; absent without one. */
  affiliateUrl: url,
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
  /** Begin and end of a time-limited sale as they are written: `2013-02-26 10:00`, in Japan. */
  startTime: text,
  endTime: text,
  /** The same in ISO 8601: `2013-02-26T10:00:00+09:00`. */
  startsAt: (_: unknown, sent: Json) => toIsoTime(sent['startTime']),
  endsAt: (_: unknown, sent: Json) => toIsoTime(sent['endTime']),
  reviewCount: count,
  /** Average of the reviews, 0 to 5. */
  reviewAverage: average,
  /** Points per 100 yen. */
  pointRate: number,
  /** Begin and end of a higher point rate, written and in ISO 8601 as above. */
  pointRateStartTime: text,
  pointRateEndTime: text,
  pointRateStartsAt: (_: unknown, sent: Json) => toIsoTime(sent['pointRateStartTime']),
  pointRateEndsAt: (_: unknown, sent: Json) => toIsoTime(sent['pointRateEndTime']),
  shopName: text,
  shopCode: text,
  shopUrl: url,
  genreId: text,
} as const;

export const itemSummary = (item: RecordOf<typeof rankingItem>): Summary => ({
  title: item.itemName,
  href: item.affiliateUrl ?? item.itemUrl,
  image: item.mediumImageUrls?.[0] ?? item.smallImageUrls?.[0],
});

/** True if the answer says so, or if the time-limited sale is over. */
export const isUnavailable = ({ availability, endsAt }: AnyRecord): boolean =>
  availability === 0 || Date.parse(String(endsAt)) <= Date.now();
