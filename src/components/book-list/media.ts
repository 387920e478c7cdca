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
import type { RequiresValueIssue } from '../../client/validation/issue.js';
import type { ParameterTable } from '../../client/validation/parameter.js';
import { hasValue } from '../../client/validation/validate.js';
import { valuesOf } from '../../element/attributes.js';

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

const media = Object.keys(searches) as Medium[];

/** What an author says of the medium; the rest is known by the parameters of the searches. */
interface MediaElement {
  readonly media?: unknown;
}

/** The parameters that say what to look for: of all searches. */
const parameters = /* @__PURE__ */ Object.assign(
  {},
  ...Object.values<Operation>(searches).map(({ params }) => params),
) as ParameterTable;

/**
 * The media whose searches know what the one for everything does not: those that have all of it,
 * else those that have the first of it.
 * @param given the author's values, by parameter
 * @returns also that first parameter; nothing where the search for everything will do
 */
function mediaFor(
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

/** The media that an author can mean; one in most cases. */
function possibleMedia(element: MediaElement): readonly Medium[] {
  // A medium that there is not is refused with the other wrong values.
  if (hasValue(element.media)) return media.filter((one) => one === element.media);
  const possible = mediaFor(valuesOf(element, parameters))?.media ?? ['total'];
  return possible.includes('book') ? ['book'] : possible;
}

/** The search of the medium that an author means. */
export function searchFor(element: MediaElement): Operation {
  const [medium = 'total'] = possibleMedia(element);
  return searches[medium];
}

/** Where an author can mean several media: what only these know needs one of them beside it. */
export function ambiguityOf(element: MediaElement): RequiresValueIssue | undefined {
  const values = possibleMedia(element);
  if (values.length <= 1) return undefined;
  const given = valuesOf(element, parameters);
  const { parameter } = mediaFor(given)!;
  return {
    code: 'requiresValue',
    parameter,
    value: String(given[parameter]),
    other: 'media',
    values,
  };
}
