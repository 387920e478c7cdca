/** The kinds of ids, and their attributes. */
import type { Address } from '../../src/exports/requests.js';

export const KINDS = [
  'genre',
  'books',
  'ebooks',
  'area',
  'golfArea',
  'hotel',
  'golf',
  'book',
  'product',
] as const;
export type Kind = (typeof KINDS)[number];

/** Kinds for which the interface has no operation. */
export type AreaKind = Extract<Kind, 'area' | 'golfArea'>;
export const isAreaKind = (kind: Kind): kind is AreaKind => kind === 'area' || kind === 'golfArea';

export const KIND_OF: Readonly<Record<string, Kind>> = {
  'genre-id': 'genre',
  'books-genre-id': 'books',
  'book-genre-id': 'books',
  'ebook-genre-id': 'ebooks',
  'large-class-code': 'area',
  'middle-class-code': 'area',
  'small-class-code': 'area',
  'detail-class-code': 'area',
  'area-code': 'golfArea',
  'hotel-no': 'hotel',
  isbnjan: 'book',
  isbn: 'book',
  jan: 'book',
  'product-id': 'product',
};

export interface Found {
  readonly name: string;
  /** Names of parent genres, which distinguish equal names. */
  readonly above?: string | undefined;
  /** A place, an author or a number of entries, which distinguishes equal names. */
  readonly detail?: string | undefined;
  /** The price in yen, which does so, too. */
  readonly price?: number | undefined;
  readonly id: string;
  readonly picture?: Address | undefined;
  /** Its page, with the affiliate id if there is one. */
  readonly link?: Address | undefined;
  /** The element that shows it. */
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly opens?: boolean;
}
