import { isObject, number, text, type Json } from './fields.js';
import { unwrap } from './record.js';

export interface Genre {
  readonly id: string;
  readonly name?: string;
  /** Matches in this genre. */
  readonly count?: number;
  /** Depth in the tree of genres. */
  readonly level?: number;
}

/** The genre that was searched, and its neighbours in the tree. */
export interface Genres {
  readonly parent: readonly Genre[];
  readonly current: readonly Genre[];
  readonly children: readonly Genre[];
}

/** One genre, of any kind: its keys are `genreId`, `booksGenreId` or `ebookGenreId`. */
function genre(sent: unknown): Genre | undefined {
  const entry = unwrap(sent);
  if (!isObject(entry)) return undefined;
  const field = (ending: RegExp) => Object.entries(entry).find(([name]) => ending.test(name))?.[1];
  const id = text(field(/genreId$/i));
  if (!id) return undefined;
  const genre = {
    id,
    name: text(field(/genreName$/i)),
    count: number(field(/itemCount$/i)),
    level: number(field(/genreLevel$/i)),
  };
  return Object.fromEntries(
    Object.entries(genre).filter(([, value]) => value !== undefined),
  ) as unknown as Genre;
}

const list = (sent: unknown): readonly Genre[] =>
  [sent]
    .flat()
    .map(genre)
    .filter((neighbour) => neighbour !== undefined);

/**
 * The genre information of an answer, an object or a list of one.
 * @returns undefined if it has none
 */
export function readGenres(body: Json): Genres | undefined {
  const [sent] = [body['GenreInformation'] ?? body['genreInformation']].flat();
  if (!isObject(sent)) return undefined;
  const { parent, current, children } = sent;
  const genres = { parent: list(parent), current: list(current), children: list(children) };
  return Object.values(genres).some((some) => some.length) ? genres : undefined;
}
