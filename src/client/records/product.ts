import {
  average,
  count,
  dropField,
  isObject,
  number,
  text,
  url,
  type Field,
  type Json,
} from './fields.js';
import { toIsoDate } from '../days.js';
import { unwrap, type RecordOf, type RecordTable, type Summary } from './record.js';

export interface ProductDetail {
  readonly name: string;
  readonly value: string;
}

/** The data sheet, from `[{detail: {name, value}}]` or `[{name, value}]`. */
const details: Field<readonly ProductDetail[]> = (_, product) => {
  const sent = product['ProductDetails'];
  if (!Array.isArray(sent)) return undefined;
  return sent.flatMap((line): ProductDetail[] => {
    const detail = unwrap(line);
    if (!isObject(detail)) return [];
    const name = text(detail['name']);
    // Line feeds come as a backslash and an n.
    const value = text(detail['value'])
      ?.replace(/\s*\\n\s*/g, '\n')
      .trim();
    return name && value ? [{ name, value }] : [];
  });
};

/**
 * A product, which several shops can sell. Source: Product/Search.
 * Prices are in yen, over all offers of the product; `sales…` counts only offers that can be bought
 * now, `usedExclude…` leaves used goods out.
 */
export const product = {
  productId: text,
  productName: text,
  /** Number that the maker gives the product. */
  productNo: text,
  brandName: text,
  /** Page of the product for PCs; the main one. */
  productUrlPC: url,
  /** Page of the product for mobile phones. */
  productUrlMobile: url,
  /** Page of the product with the affiliate id; absent without one. */
  affiliateUrl: url,
  /** Picture of 64 px. */
  smallImageUrl: url,
  /** Picture of 128 px. */
  mediumImageUrl: url,
  productCaption: text,
  /** Day of release as it is written: `2012年11月1日`, `2012年11月`. */
  releaseDate: text,
  /** Day of release as `YYYY-MM-DD`, where the text has a whole one. */
  releaseDay: (_: unknown, sent: Json) => toIsoDate(sent['releaseDate']),
  makerCode: text,
  makerName: text,
  makerNameKana: text,
  /** Name of the maker as a company. */
  makerNameFormal: text,
  makerPageUrlPC: url,
  makerPageUrlMobile: url,
  /** Number of offers. */
  itemCount: number,
  salesItemCount: number,
  usedExcludeCount: number,
  usedExcludeSalesItemCount: number,
  /** Highest price in yen; of all prices, 0 where there is no such offer. */
  maxPrice: number,
  salesMaxPrice: number,
  usedExcludeMaxPrice: number,
  usedExcludeSalesMaxPrice: number,
  minPrice: number,
  salesMinPrice: number,
  usedExcludeMinPrice: number,
  usedExcludeSalesMinPrice: number,
  averagePrice: number,
  reviewCount: count,
  /** Average of the reviews, 0 to 5. */
  reviewAverage: average,
  reviewUrlPC: url,
  reviewUrlMobile: url,
  /** Place in the ranking of `rankTargetGenreId`, from 1; 0 for none. Among `rankTargetProductCount` products. */
  rank: number,
  rankTargetGenreId: text,
  rankTargetProductCount: number,
  genreId: text,
  genreName: text,
  ProductDetails: dropField,
  /** The data sheet, line by line. From `ProductDetails`. */
  details,
} as const satisfies RecordTable;

export const productSummary = (item: RecordOf<typeof product>): Summary => ({
  title: item.productName,
  href: item.affiliateUrl ?? item.productUrlPC,
  image: item.mediumImageUrl ?? item.smallImageUrl,
});

/** Number and prices, in yen, of the offers on sale; of all offers if the service does not distinguish them. */
export function offersOnSale(item: RecordOf<typeof product>) {
  const { averagePrice, itemCount, salesItemCount, salesMinPrice, salesMaxPrice } = item;
  if (salesItemCount === undefined && salesMinPrice === undefined) {
    const { minPrice: min, maxPrice: max } = item;
    return { count: itemCount, min, mean: averagePrice, max };
  }
  return {
    count: salesItemCount,
    min: salesMinPrice,
    // It may include offers that are not on sale.
    mean: salesItemCount === itemCount ? averagePrice : undefined,
    max: salesMaxPrice,
  };
}
