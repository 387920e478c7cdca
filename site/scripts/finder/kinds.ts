/** What can be looked for, and which attributes take it. */

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

/** The attributes for which there is something to be found. */
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

/** Something that was found. */
export interface Found {
  readonly name: string;
  /** Names of the genres above it, where these tell it from others. */
  readonly above?: string | undefined;
  /** What tells it from others: where it is, what it costs. */
  readonly detail?: string | undefined;
  readonly id: string;
  readonly picture?: string | undefined;
  /** Its page, with the affiliate id where there is one. */
  readonly link?: string | undefined;
  /** The element that shows it. */
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Whether there may be something below it. */
  readonly opens?: boolean;
}
