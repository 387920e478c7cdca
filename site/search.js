/** The configuration of the search index. */

/** Scripts that put no spaces between words. */
const UNSPACED = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー';
const RUN = new RegExp(`[${UNSPACED}]+|[^${UNSPACED}\\s\\p{P}\\p{S}]+`, 'gu');
const IS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'u');

/**
 * The words of a text. Without spaces, all pairs of neighbouring characters: `東京の宿` gives `東京`, `京の` and `の宿`.
 * That needs no dictionary, which differs between browsers.
 * @param {string} text
 */
const wordsIn = (text) =>
  (text.normalize('NFKC').match(RUN) ?? []).flatMap((run) => {
    const characters = [...run];
    if (!IS_UNSPACED.test(run) || characters.length === 1) return [run];
    return characters.slice(1).map((next, index) => `${characters[index]}${next}`);
  });

/**
 * The last characters of runs, which are indexed alone as well.
 * @param {string} text
 */
const lastIn = (text) =>
  (text.normalize('NFKC').match(RUN) ?? [])
    .filter((run) => IS_UNSPACED.test(run) && [...run].length > 1)
    .map((run) => [...run].at(-1) ?? '');

/**
 * Indexed and stored fields: they must be equal for writing and reading. @satisfies
 * {import('minisearch').Options}
 */
export const SEARCH = {
  fields: ['heading', 'page', 'text'],
  storeFields: ['heading', 'page'],
  tokenize: (/** @type {string} */ text) => [...wordsIn(text), ...lastIn(text)],
  searchOptions: { tokenize: wordsIn, prefix: true, fuzzy: 0.2, boost: { heading: 3, page: 2 } },
};
