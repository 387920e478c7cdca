/** How the documents are searched: the same for what makes the index and for what reads it. */

/** Scripts that put no spaces between words. */
const UNSPACED = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー';
const RUN = new RegExp(`[${UNSPACED}]+|[^${UNSPACED}\\s\\p{P}\\p{S}]+`, 'gu');
const IS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'u');

/**
 * The words of a text; where nothing is between words, each character with the next one: of `東京の宿`
 * these are `東京`, `京の` and `の宿`. No dictionary is needed, of which each browser has its own.
 * @param {string} text
 */
const wordsIn = (text) =>
  (text.normalize('NFKC').match(RUN) ?? []).flatMap((run) => {
    const characters = [...run];
    if (!IS_UNSPACED.test(run) || characters.length === 1) return [run];
    return characters.slice(1).map((next, at) => `${characters[at]}${next}`);
  });

/** The last characters of runs, which are found by themselves, too. @param {string} text */
const lastIn = (text) =>
  (text.normalize('NFKC').match(RUN) ?? [])
    .filter((run) => IS_UNSPACED.test(run) && [...run].length > 1)
    .map((run) => [...run].at(-1) ?? '');

/**
 * What is searched for words and what is kept of it: an index can only be read as it was written.
 * @satisfies {import('minisearch').Options}
 */
export const SEARCH = {
  fields: ['heading', 'page', 'text'],
  storeFields: ['heading', 'page'],
  tokenize: (/** @type {string} */ text) => [...wordsIn(text), ...lastIn(text)],
  searchOptions: { tokenize: wordsIn, prefix: true, fuzzy: 0.2, boost: { heading: 3, page: 2 } },
};
