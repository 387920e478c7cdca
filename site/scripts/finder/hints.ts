/** Where else to look after a search without results. */
import { places } from '../../../sandbox/catalogue/places.js';
import type { Client } from '../../../src/service.js';
import { find, genres, genresOfGoods, isGenreKind } from '../../../cli/finder/find.js';
import { isAreaKind, KINDS, type Kind } from '../../../cli/finder/kinds.js';
import { formsOf, isKana, matching, nearestWords } from '../../../cli/finder/names.js';
import { areas } from './areas.js';

/** Words that the finder knows: of places, beside the synonyms. */
const PLACE_WORDS = places.flatMap(({ prefecture, town, station }) => [prefecture, town, station]);

export interface Hints {
  readonly words: readonly string[];
  /** Other kinds that have results for the words. */
  readonly kinds: readonly Kind[];
}

/** Most genres of the first level whose children a search for hints requests. */
const MAX_PARENTS = 10;

/** True if a genre of the first two levels has the name, or matching items have genres. */
async function hasGenre(
  client: Client,
  kind: Parameters<typeof genres>[1],
  words: string,
): Promise<boolean> {
  const { below: level } = await genres(client, kind, {});
  if (matching(level, words).length) return true;
  if ((await genresOfGoods(client, kind, words)).length) return true;
  const lower = await Promise.all(
    level.slice(0, MAX_PARENTS).map(({ id }) => genres(client, kind, { id })),
  );
  return lower.some(({ below }) => matching(below, words).length > 0);
}

/** Searches the other kinds; a kind that fails has no results. */
export async function hintsFor(client: Client, kind: Kind, words: string): Promise<Hints> {
  const others = KINDS.filter((other) => other !== kind);
  // Services know few readings.
  const [typed = words, other = typed] = formsOf(words);
  const form = isKana(typed) ? other : typed;
  const results = await Promise.all(
    others.map((elsewhere) => {
      if (isAreaKind(elsewhere)) return Promise.resolve(areas(elsewhere, form).length > 0);
      const search = isGenreKind(elsewhere)
        ? hasGenre(client, elsewhere, form)
        : find(client, elsewhere, form, [form]).then(({ length }) => length > 0);
      return search.catch(() => false);
    }),
  );
  return {
    words: nearestWords(words, PLACE_WORDS),
    kinds: others.filter((_, index) => results[index]),
  };
}
