/** The report on accessibility, from `wcag-criteria.js`. */
import { criteria } from './wcag-criteria.js';

const WORDS = {
  en: {
    head: ['Criterion', 'Result', 'Tests'],
    tested: 'tested',
    none: 'no such content',
    page: 'up to the page',
    untested: 'not tested',
    sum: (/** @type {number[]} */ [tested, none, page, untested]) =>
      `Of ${criteria.length} criteria, ${tested} are tested, ${none} concern content that the kit does not have, ${page} are up to the page, and ${untested} are not tested.`,
  },
  ja: {
    head: ['達成基準', '結果', 'テスト'],
    tested: 'テスト済み',
    none: '対象の内容なし',
    page: 'ページによる',
    untested: '未テスト',
    sum: (/** @type {number[]} */ [tested, none, page, untested]) =>
      `${criteria.length} の達成基準のうち、${tested} はテスト済み、${none} はキットにない内容についてのもの、${page} はページによるもの、${untested} は未テストです。`,
  },
};

/** @param {'en' | 'ja'} lang */
function report(lang) {
  const words = WORDS[lang];
  const rows = criteria.map(([number, en, ja, proof]) => {
    const isTested = typeof proof !== 'string';
    const files = isTested ? [...new Set(proof.map(([file]) => `\`${file}\``))].join(', ') : '';
    return [`${number} ${lang === 'ja' ? ja : en}`, isTested ? words.tested : words[proof], files];
  });
  const count = (/** @type {string} */ result) => rows.filter((row) => row[1] === result).length;
  const sum = words.sum([words.tested, words.none, words.page, words.untested].map(count));
  const lines = [words.head, words.head.map(() => '---'), ...rows];
  return [sum, '', ...lines.map((cells) => `| ${cells.join(' | ')} |`)].join('\n');
}

/**
 * A document with the report between its markers.
 * @param {string} text
 * @param {'en' | 'ja'} lang
 */
export const withReport = (text, lang) =>
  text.replace(
    /(<!-- wcag:begin -->\n).*(<!-- wcag:end -->)/s,
    (_, begin, end) => `${begin}\n${report(lang)}\n\n${end}`,
  );
