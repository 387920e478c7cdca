import { toIsoDate } from '../days.js';
import { average, count, nonZero, number, text, url, type Json, type Plain } from './fields.js';
import type { RecordOf, Summary } from './record.js';

const split = (sent: unknown, separator: string): readonly string[] | undefined => {
  const parts: unknown[] = typeof sent === 'string' ? sent.split(separator) : [sent].flat();
  const texts = parts.map(text).filter((part) => part !== undefined);
  return texts.length ? texts : undefined;
};

/** Texts joined by `###`, such as the names of a CD's tracks. */
const hashes: Plain<readonly string[]> = (sent) => split(sent, '###');

/** Texts joined by `/`, such as ids of genres. */
const slashes: Plain<readonly string[]> = (sent) => split(sent, '/');

/** Fields of every medium. Source: the searches of all Books groups. */
const shared = {
  /** Day of sale as it is written: `2015年12月22日`, `2015年09月`, `2015年12月上旬`. */
  salesDate: text,
  /** Day of sale as `YYYY-MM-DD`, where the text has a whole one. */
  salesDay: (_: unknown, sent: Json) => toIsoDate(sent['salesDate']),
  /** Price in yen, with tax. */
  itemPrice: number,
  /** Price in yen that the maker has set; absent where there is none. */
  listPrice: nonZero,
  /** Reduction, in per cent of the price. */
  discountRate: number,
  /** Reduction, in yen. */
  discountPrice: number,
  /** Page of the item; stays plain whatever the affiliate id. */
  itemUrl: url,
  /** Page of the item with the affiliate id; absent without one. */
  affiliateUrl: url,
  /** Picture of 64 px. */
  smallImageUrl: url,
  /** Picture of 120 px. */
  mediumImageUrl: url,
  /** Picture of 200 px. */
  largeImageUrl: url,
  /**
   * 1 in stock, 2 ships in about 3 to 7 days, 3 in about 3 to 9 days, 4 maker's stock, 5 preorder, 6 stock to
   * be checked.
   */
  availability: number,
  postageFlag: number,
  /** 1 for a limited edition. */
  limitedFlag: number,
  reviewCount: count,
  /** Average of the reviews, 0 to 5. */
  reviewAverage: average,
  /** Genres, each an id of the book genre search. */
  booksGenreId: slashes,
};

/** An item of any medium. Source: BooksTotal/Search. */
export const booksTotalItem = {
  title: text,
  author: text,
  artistName: text,
  publisherName: text,
  label: text,
  isbn: text,
  jan: text,
  /** Console that a game is for. */
  hardware: text,
  /** Operating system that software is for. */
  os: text,
  itemCaption: text,
  /** Page of a free preview. */
  chirayomiUrl: url,
  ...shared,
};

/** A book. Source: BooksBook/Search. */
export const booksBookItem = {
  title: text,
  titleKana: text,
  subTitle: text,
  subTitleKana: text,
  seriesName: text,
  seriesNameKana: text,
  /** Contents of the volume. */
  contents: text,
  author: text,
  authorKana: text,
  publisherName: text,
  /** Format in words: `単行本`, `文庫`. */
  size: text,
  isbn: text,
  itemCaption: text,
  /** Page of a free preview. */
  chirayomiUrl: url,
  ...shared,
};

/** A CD. Source: BooksCD/Search. */
export const booksCDItem = {
  title: text,
  titleKana: text,
  artistName: text,
  artistNameKana: text,
  label: text,
  /** Code of the kind of disc. */
  size: text,
  jan: text,
  makerCode: text,
  itemCaption: text,
  /** Names of the tracks, in their order. */
  playList: hashes,
  ...shared,
};

/** A DVD or Blu-ray disc. Source: BooksDVD/Search. */
export const booksDVDItem = {
  title: text,
  titleKana: text,
  /** Director or actors. */
  artistName: text,
  artistNameKana: text,
  label: text,
  jan: text,
  makerCode: text,
  itemCaption: text,
  ...shared,
};

/** Software. Source: BooksSoftware/Search. */
export const booksSoftwareItem = {
  title: text,
  titleKana: text,
  /** Operating system it is for. */
  os: text,
  label: text,
  jan: text,
  makerCode: text,
  itemCaption: text,
  ...shared,
};

/** A game. Source: BooksGame/Search. */
export const booksGameItem = {
  title: text,
  titleKana: text,
  /** Console it is for. */
  hardware: text,
  label: text,
  jan: text,
  makerCode: text,
  itemCaption: text,
  ...shared,
};

/** A foreign book. Source: BooksForeignBook/Search. */
export const booksForeignBookItem = {
  title: text,
  titleKana: text,
  japaneseTitle: text,
  author: text,
  authorKana: text,
  publisherName: text,
  isbn: text,
  itemCaption: text,
  ...shared,
};

/** A magazine. Source: BooksMagazine/Search. */
export const booksMagazineItem = {
  title: text,
  titleKana: text,
  publisherName: text,
  jan: text,
  itemCaption: text,
  /** How often it appears, in words: `週刊`, `月刊`. */
  cycle: text,
  /** Page of a free preview. */
  chirayomiUrl: url,
  ...shared,
};

/** Also of an e-book. */
export const bookSummary = (book: RecordOf<typeof booksTotalItem>): Summary => ({
  title: book.title,
  href: book.affiliateUrl ?? book.itemUrl,
  image: book.largeImageUrl ?? book.mediumImageUrl ?? book.smallImageUrl,
});
