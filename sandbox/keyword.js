import { wrongParameter } from './refusal.js';

const WIDEST = 128;

/**
 * Half-width kana and ASCII take one byte in the encodings on which the limit is based. @param {string} sign
 */
const width = (sign) => (/^[\x20-\x7e\uff61-\uff9f]$/u.test(sign) ? 1 : 2);

const ONLY_KANA_OR_SIGNS = /^[\p{Script=Hiragana}\p{Script=Katakana}\p{P}\p{S}ー]$/u;

/** @param {string} keyword */
export const keywordsOf = (keyword) => keyword.split(/[ \u3000]+/).filter(Boolean);

/**
 * A single character is valid only if it is a word, like a kanji.
 * @param {string} word
 */
function tooShort(word) {
  const signs = [...word];
  const [first = ''] = signs;
  return signs.length < 2 && (width(first) < 2 || ONLY_KANA_OR_SIGNS.test(first));
}

/**
 * Keywords with the rules for length: of the whole text and of each word.
 * @returns {import('./check.js').Parameter}
 */
export const keyword = () => ({
  read(value, name) {
    const words = keywordsOf(value);
    const length = [...value].reduce((sum, sign) => sum + width(sign), 0);
    if (length > WIDEST) {
      throw wrongParameter(`${name} must be at most ${WIDEST} single-byte characters`);
    }
    if (!words.length || words.some(tooShort)) {
      throw wrongParameter(`each keyword of ${name} must be at least 2 characters`);
    }
    return value;
  },
});

/** Full-width and half-width forms are equal, as are upper and lower case. @param {string} text */
const folded = (text) => text.normalize('NFKC').toLowerCase();

/**
 * A test for keywords: all of them must match, or with `any` at least one.
 * @param {string | undefined} phrase
 * @param {{ any?: boolean }} [options]
 * @returns {(...texts: readonly string[]) => boolean}
 */
export function matching(phrase, { any = false } = {}) {
  if (!phrase) return () => true;
  const words = keywordsOf(phrase).map(folded);
  return (...texts) => {
    const whole = folded(texts.join('\n'));
    const has = (/** @type {string} */ word) => whole.includes(word);
    return any ? words.some(has) : words.every(has);
  };
}
