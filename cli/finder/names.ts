/** Finds names by words, kana and synonyms. */
import { nearestName } from '../../src/exports/validate.js';
import { SYNONYMS } from './synonyms.js';

/** Normalizes width, case, and the two kinds of kana. */
const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0x60));

const groups = SYNONYMS.map((row) => row.map(folded));

const KANA = /^[ぁ-ゖー]+$/;

/** True for a reading. */
export const isKana = (word: string): boolean => KANA.test(folded(word));

/** Other words for a word; of kana, also for the beginning of a reading, since people search while they type. */
export const synonyms = (word: string): string[] => {
  const term = folded(word);
  const isBeginning = KANA.test(term) && term.length > 1;
  const begun = (group: string[]) => isBeginning && group.some((each) => each.startsWith(term));
  const all = [
    ...groups.filter((group) => group.includes(term)),
    ...groups.filter((group) => !group.includes(term) && begun(group)),
  ].flat();
  return [...new Set(all)].filter((word) => word !== term);
};

/** The most forms of a search that are tried. */
const FORMS = 3;

/** A search as it is typed, then with other words: services find `箱根`, not `はこね`. */
export function formsOf(words: string): string[] {
  const terms = words.split(/\s+/).filter(Boolean);
  const others = terms.map((term) => synonyms(term).filter((other) => !KANA.test(other)));
  const form = (at: number) => terms.map((term, index) => others[index]![at] ?? term).join(' ');
  return [...new Set([words, ...Array.from({ length: FORMS - 1 }, (_, at) => form(at))])];
}

/**
 * The known words that a search without results may mean.
 * @param further words beside those of the synonyms
 */
export function nearestWords(words: string, further: readonly string[] = []): string[] {
  const term = folded(words);
  let known = [...new Set([...groups.flat(), ...further])].filter((word) => word !== term);
  const nearest: string[] = [];
  while (nearest.length < 3) {
    const word = nearestName(term, known);
    if (!word) break;
    known = known.filter((other) => other !== word);
    // A reading is shown as its word.
    const shown = KANA.test(word) ? groups.find((group) => group.includes(word))?.[0] : word;
    if (shown && !nearest.includes(shown)) nearest.push(shown);
  }
  return nearest;
}

const SEPARATOR = /[\s・/、,&()「」]+/;
/** Endings of names of places, which people omit. */
const PLACE = /[都道府県市区町村]$/;
/** Matches by a synonym come after all matches of the word itself. */
const BY_SYNONYM = 5;

/** The rank of a folded text as a match of a folded term: 0 is best. */
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
  return at === 4 && KANA.test(term) ? Infinity : at + BY_SYNONYM;
}

interface Named {
  readonly name: string;
  readonly id: string;
}

/**
 * The rank of an entry as a match.
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
