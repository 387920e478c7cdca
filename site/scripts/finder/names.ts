/** Finds names by words, kana and synonyms. */
import { SYNONYMS } from './synonyms.js';

/** Normalizes width, case, and the two kinds of kana. */
const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0x60));

const groups = SYNONYMS.map((row) => row.map(folded));

/** Other words for a word. */
export const synonyms = (word: string): string[] => {
  const term = folded(word);
  const all = groups.filter((group) => group.includes(term)).flat();
  return [...new Set(all)].filter((word) => word !== term);
};

const SEPARATOR = /[\s・/、,&()「」]+/;
/** Endings of names of places, which people omit. */
const PLACE = /[都道府県市区町村]$/;
/** Matches by a synonym come after all matches of the word itself. */
const BY_SYNONYM = 5;

/** How well a folded text matches a folded term: 0 is best. */
function fit(text: string, term: string): number {
  const words = text.split(SEPARATOR).flatMap((word) => [word, word.replace(PLACE, '')]);
  if (text === term || text.replace(PLACE, '') === term) return 0;
  if (words.includes(term)) return 1;
  if (text.startsWith(term)) return 2;
  if (words.some((word) => word.startsWith(term))) return 3;
  return text.includes(term) ? 4 : Infinity;
}

/** The match by a synonym. Kana must match as a whole word: ちゃ is part of おもちゃ. */
function fitBySynonym(text: string, term: string): number {
  const at = fit(text, term);
  return at === 4 && /^[ぁ-ゖー]+$/.test(term) ? Infinity : at + BY_SYNONYM;
}

interface Named {
  readonly name: string;
  readonly id: string;
}

/**
 * How well an entry matches.
 * @returns 0 is best; Infinity if a word does not match
 */
function rank({ name, id }: Named, words: string): number {
  const texts = [folded(name), folded(id)];
  const ranks = words
    .split(/\s+/)
    .filter(Boolean)
    .map((word) =>
      Math.min(
        ...texts.flatMap((text) => [
          fit(text, folded(word)),
          ...synonyms(word).map((term) => fitBySynonym(text, term)),
        ]),
      ),
    );
  return Math.max(0, ...ranks);
}

/** The matching entries, best first; equal matches keep their order. */
export const matching = <T extends Named>(all: readonly T[], words: string): T[] =>
  all
    .map((entry) => ({ value: entry, at: rank(entry, words) }))
    .filter(({ at }) => at < Infinity)
    .sort((first, second) => first.at - second.at)
    .map(({ value: one }) => one);
