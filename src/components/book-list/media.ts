import {
  booksBook,
  booksForeignBook,
  booksMagazine,
  booksTotal,
} from '../../client/operations/books.js';
import {
  booksCD,
  booksDVD,
  booksGame,
  booksSoftware,
} from '../../client/operations/books-media.js';
import type { Operation } from '../../client/operations/operation.js';
import { hasValue } from '../../client/validation/validate.js';

/** The search for each medium. */
export const searches = {
  total: booksTotal,
  book: booksBook,
  cd: booksCD,
  dvd: booksDVD,
  software: booksSoftware,
  game: booksGame,
  'foreign-book': booksForeignBook,
  magazine: booksMagazine,
} as const satisfies Readonly<Record<string, Operation>>;

/** What the element can list. */
export type Medium = keyof typeof searches;

export const media = Object.keys(searches) as Medium[];

/**
 * The media whose searches know what the one for everything does not: those that have all of it,
 * else those that have the first of it.
 * @param given the author's values, by parameter
 * @returns also that first parameter; nothing where the search for everything will do
 */
export function mediaFor(
  given: Readonly<Record<string, unknown>>,
): { readonly parameter: string; readonly media: readonly Medium[] } | undefined {
  const special = Object.keys(given).filter(
    (name) => hasValue(given[name]) && !(name in booksTotal.params),
  );
  const [parameter] = special;
  if (parameter === undefined) return undefined;
  const having = (names: readonly string[]) =>
    media.filter((medium) => names.every((name) => name in searches[medium].params));
  const [all, first] = [having(special), having([parameter])];
  return { parameter, media: all.length ? all : first };
}
