import { day } from '../dates.js';
import { address, number, text, type Json, type Plain } from '../fields.js';
import { nonZero } from '../more-fields.js';
import type { RecordTable } from '../record.js';

const split = (sent: unknown, separator: string): readonly string[] | undefined => {
  const parts: unknown[] = typeof sent === 'string' ? sent.split(separator) : [sent].flat();
  const found = parts.map(text).filter((one) => one !== undefined);
  return found.length ? found : undefined;
};

/** Texts joined by `###`, as the names of a CD's tracks are. */
const hashes: Plain<readonly string[]> = (sent) => split(sent, '###');

/** Texts joined by `/`, as ids of genres are. */
const slashes: Plain<readonly string[]> = (sent) => split(sent, '/');

/**
 * Everything that the searches for books and other media tell of an item. One table for all of
 * them: no field means one thing here and another there, and none sends all.
 */
const item = {
  title: text,
  titleKana: text,
  subTitle: text,
  subTitleKana: text,
  /** Of a foreign book. */
  japaneseTitle: text,
  seriesName: text,
  seriesNameKana: text,
  /** What the volume holds. */
  contents: text,
  author: text,
  authorKana: text,
  /** Of a DVD: director or actors. */
  artistName: text,
  artistNameKana: text,
  publisherName: text,
  label: text,
  makerCode: text,
  /** Of a book its format in words: `単行本`, `文庫`; of a CD the code of the kind of disc. */
  size: text,
  isbn: text,
  jan: text,
  /** Console that a game is for. */
  hardware: text,
  /** Operating system that software is for. */
  os: text,
  /** How often a magazine appears, in words: `週刊`, `月刊`. */
  cycle: text,
  itemCaption: text,
  /** Names of the tracks of a CD, in their order. */
  playList: hashes,
  /** Page of a free preview. */
  chirayomiUrl: address,
  /** Day of sale as it is written: `2015年12月22日`, `2015年09月`, `2015年12月上旬`. */
  salesDate: text,
  /** Day of sale as `YYYY-MM-DD`, where the text has a whole one. */
  salesDay: (_: unknown, sent: Json) => day(sent['salesDate']),
  /** Price in yen, with tax. */
  itemPrice: number,
  /** Price in yen that the maker has set; absent where there is none. */
  listPrice: nonZero,
  /** Reduction, in per cent of the price. */
  discountRate: number,
  /** Reduction, in yen. */
  discountPrice: number,
  /** Page of the item; stays plain whatever the affiliate id. */
  itemUrl: address,
  /** Page of the item with the affiliate id; absent without one. */
  affiliateUrl: address,
  /** Picture of 64 px. */
  smallImageUrl: address,
  /** Picture of 120 px. */
  mediumImageUrl: address,
  /** Picture of 200 px. */
  largeImageUrl: address,
  /**
   * 1 in stock, 2 ships in about 3 to 7 days, 3 in about 3 to 9 days, 4 maker's stock, 5 preorder,
   * 6 stock to be asked for.
   */
  availability: number,
  postageFlag: number,
  /** 1 for a limited edition. */
  limitedFlag: number,
  reviewCount: number,
  /** Average of the reviews, 0 to 5. */
  reviewAverage: number,
  /** Genres, each an id of the book genre search. */
  booksGenreId: slashes,
} as const satisfies RecordTable;

type Item = typeof item;

/** What some media have and others have not. */
type Special =
  | ('titleKana' | 'subTitle' | 'subTitleKana' | 'japaneseTitle' | 'seriesName')
  | ('seriesNameKana' | 'contents' | 'author' | 'authorKana' | 'artistName' | 'artistNameKana')
  | ('publisherName' | 'label' | 'makerCode' | 'size' | 'isbn' | 'jan' | 'hardware' | 'os')
  | ('cycle' | 'playList' | 'chirayomiUrl');

/** What an item of every medium has, with some more. */
type With<Fields extends Special> = Omit<Item, Exclude<Special, Fields>>;

/** An item of any medium. Source: BooksTotal/Search. */
export const booksTotalItem: With<
  | ('author' | 'artistName' | 'publisherName' | 'label' | 'isbn' | 'jan' | 'hardware' | 'os')
  | 'chirayomiUrl'
> = item;

/** A book. Source: BooksBook/Search. */
export const booksBookItem: With<
  | ('titleKana' | 'subTitle' | 'subTitleKana' | 'seriesName' | 'seriesNameKana' | 'contents')
  | ('author' | 'authorKana' | 'publisherName' | 'size' | 'isbn' | 'chirayomiUrl')
> = item;

/** A CD. Source: BooksCD/Search. */
export const booksCDItem: With<
  | ('titleKana' | 'artistName' | 'artistNameKana' | 'label' | 'size' | 'jan' | 'makerCode')
  | 'playList'
> = item;

/** A DVD or Blu-ray disc. Source: BooksDVD/Search. */
export const booksDVDItem: With<
  'titleKana' | 'artistName' | 'artistNameKana' | 'label' | 'jan' | 'makerCode'
> = item;

/** Software. Source: BooksSoftware/Search. */
export const booksSoftwareItem: With<'titleKana' | 'os' | 'label' | 'jan' | 'makerCode'> = item;

/** A game. Source: BooksGame/Search. */
export const booksGameItem: With<'titleKana' | 'hardware' | 'label' | 'jan' | 'makerCode'> = item;

/** A foreign book. Source: BooksForeignBook/Search. */
export const booksForeignBookItem: With<
  'titleKana' | 'japaneseTitle' | 'author' | 'authorKana' | 'publisherName' | 'isbn'
> = item;

/** A magazine. Source: BooksMagazine/Search. */
export const booksMagazineItem: With<
  'titleKana' | 'publisherName' | 'jan' | 'cycle' | 'chirayomiUrl'
> = item;
