import { toIsoDate } from '../days.js';
import { average, count, number, text, url, type Json } from './fields.js';

/** An e-book. Source: Ebook/EbookSearch. */
export const ebookItem = {
  title: text,
  titleKana: text,
  subTitle: text,
  seriesName: text,
  author: text,
  authorKana: text,
  publisherName: text,
  /** Language as two letters: `JA`, `EN`. */
  language: text,
  /** Day of sale as it is written: `2014年09月01日`. */
  salesDate: text,
  /** Day of sale as `YYYY-MM-DD`, where the text has a whole one. */
  salesDay: (_: unknown, sent: Json) => toIsoDate(sent['salesDate']),
  /** Number of the e-book, which can be searched for. */
  itemNumber: text,
  /** Genre, an id of the e-book genre search. */
  ebookGenreId: text,
  itemCaption: text,
  /** Price in yen, with tax. */
  itemPrice: number,
  /** Page of the e-book. Can itself be an affiliate address. */
  itemUrl: url,
  /** Page of the e-book with the affiliate id; absent without one. */
  affiliateUrl: url,
  /** Picture of 64 px. */
  smallImageUrl: url,
  /** Picture of 128 px. */
  mediumImageUrl: url,
  /** Picture of 200 px. */
  largeImageUrl: url,
  reviewCount: count,
  /** Average of the reviews, 0 to 5. */
  reviewAverage: average,
  /** 0 for sale, 1 preorder. */
  salesType: number,
} as const;
