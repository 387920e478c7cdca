import {
  booksBook,
  booksCD,
  booksDVD,
  booksForeignBook,
  booksGame,
  booksMagazine,
  booksSoftware,
  booksTotal,
} from '../../client/operations/books.js';
import type { Operation } from '../../client/operations/operation.js';
import type { ValidationIssue } from '../../client/validation/issue.js';
import type { ParameterTable } from '../../client/validation/parameter.js';
import { hasValue } from '../../client/validation/validate.js';
import { valuesOf } from '../../element/attributes.js';

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

type Medium = keyof typeof searches;

export const media = Object.keys(searches) as Medium[];

/** The author's values; `valuesOf` reads the parameters. */
interface MediaValues {
  readonly media?: unknown;
}

const parameters = /* @__PURE__ */ Object.assign(
  {},
  ...Object.values<Operation>(searches).map(({ params }) => params),
) as ParameterTable;

/**
 * The media whose searches have all special parameters (those that the search for everything lacks),
 * else those with the first one.
 * @param values the author's values, by parameter
 * @returns also the first special parameter; undefined if there is none
 */
function mediaFor(values: Readonly<Record<string, unknown>>) {
  const special = Object.keys(values).filter(
    (name) => hasValue(values[name]) && !(name in booksTotal.params),
  );
  const [parameter] = special;
  if (parameter === undefined) return undefined;
  const having = (names: readonly string[]) =>
    media.filter((medium) => names.every((name) => name in searches[medium].params));
  const [all, first] = [having(special), having([parameter])];
  return { parameter, media: all.length ? all : first };
}

/** The media that the author's parameters fit: usually one. */
function possibleMedia(author: MediaValues): readonly Medium[] {
  // Validation reports an unknown medium.
  if (hasValue(author.media)) return media.filter((medium) => medium === author.media);
  const possible = mediaFor(valuesOf(author, parameters))?.media ?? ['total'];
  return possible.includes('book') ? ['book'] : possible;
}

export function searchFor(author: MediaValues): Operation {
  const [medium = 'total'] = possibleMedia(author);
  return searches[medium];
}

/** The issue of a parameter that fits several media: `media` must be set beside it. */
export function ambiguityOf(author: MediaValues): ValidationIssue<'requiresValue'> | undefined {
  const values = possibleMedia(author);
  if (values.length <= 1) return undefined;
  const authorValues = valuesOf(author, parameters);
  const { parameter } = mediaFor(authorValues)!;
  return {
    code: 'requiresValue',
    parameter,
    value: String(authorValues[parameter]),
    other: 'media',
    values,
  };
}
