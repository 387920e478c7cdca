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
 * True for a term that may be the beginning of a word: a pair of characters with another second one is another
 * word.
 * @param {string} term
 */
const isPrefix = (term) => (IS_UNSPACED.test(term) ? term.length === 1 : term.length > 2);

/**
 * Indexed and stored fields: they must be equal for writing and reading. @satisfies
 * {import('minisearch').Options}
 */
export const SEARCH = {
  fields: ['heading', 'page', 'text'],
  storeFields: ['heading', 'page'],
  tokenize: (/** @type {string} */ text) => [...wordsIn(text), ...lastIn(text)],
  searchOptions: {
    tokenize: wordsIn,
    prefix: isPrefix,
    fuzzy: (/** @type {string} */ term) => (!IS_UNSPACED.test(term) && term.length > 4 ? 0.2 : 0),
    combineWith: 'AND',
    boost: { heading: 3, page: 2 },
    // The reference repeats the attributes for each element.
    boostDocument: (/** @type {string} */ id) => (/elements\//.test(id) ? 0.2 : 1),
  },
};

/** Words of readers and, after them, words of the documents. */
const SYNONYMS = [
  ['ダークモード', '暗いページ'],
  ['クッキー', 'Cookie', '同意'],
  ['比較', '比べる'],
  ['PR', '広告の表示', 'disclosure'],
  ['アフィリエイト ID', 'ASP', '設定'],
  ['アプリ ID', '設定'],
  ['ワードプレス', 'WordPress'],
  ['リアクト', 'React'],
  ['dark mode', 'dark'],
  ['compare', 'comparison'],
  ['記事ごとのキーワード', '記事の下にキーワード', '記事の下', 'すべての記事の下に'],
  ['keyword of each post', 'keyword of the post', 'below every post'],
];

/** @param {string} text */
const plain = (text) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

/**
 * The entries for the words of a reader: those with the words as their heading first, then those with them in it.
 * @param {import('minisearch').default} index
 * @param {string} words
 * @returns {import('minisearch').SearchResult[]}
 */
export function entriesFor(index, words) {
  const group = SYNONYMS.find((all) => all.some((each) => plain(each) === plain(words)));
  // A line of the console ends with the code of its message, before a number of the browser.
  const code = /\[(\w+)\]/.exec(words)?.[1];
  const forms = [code ?? words, ...(group?.filter((each) => plain(each) !== plain(words)) ?? [])];
  const found = new Map();
  for (const entry of forms.flatMap((form) => index.search(form)))
    if (!found.has(entry.id)) found.set(entry.id, entry);
  const tokens = (/** @type {string} */ text) => wordsIn(text.toLowerCase());
  const has = (/** @type {string} */ text) => {
    const words = tokens(text);
    return forms.some((form) =>
      tokens(form).every((term) =>
        words.some((word) => (isPrefix(term) ? word.startsWith(term) : word === term)),
      ),
    );
  };
  const isEqual = (/** @type {string} */ text) => forms.some((form) => plain(form) === plain(text));
  const rank = (/** @type {any} */ { heading, page }) =>
    isEqual(heading) ? 0 : has(heading) ? 1 : has(page) ? 2 : 3;
  return [...found.values()].sort((a, b) => rank(a) - rank(b));
}
