/** The report on accessibility, from `wcag-criteria.js`. */
import { criteria, limited } from './wcag-criteria.js';

const WORDS = {
  en: {
    head: ['Criterion', 'Result', 'Tests'],
    tested: 'tested',
    limited: 'tested, with limits',
    none: 'no such content',
    page: 'up to the page',
    untested: 'not tested',
    sum: (/** @type {number[]} */ [tested, limits, none, page, untested]) =>
      `Of ${criteria.length} criteria, ${tested} are tested, ${limits} are tested and have [limits](#known-limits), ${none} concern content that the kit does not have, ${page} are up to the page, and ${untested} are not tested.`,
  },
  ja: {
    head: ['達成基準', '結果', 'テスト'],
    tested: 'テスト済み',
    limited: 'テスト済み（制限あり）',
    none: '対象の内容なし',
    page: 'ページによる',
    untested: '未テスト',
    sum: (/** @type {number[]} */ [tested, limits, none, page, untested]) =>
      `${criteria.length} の達成基準のうち、${tested} はテスト済み、${limits} はテスト済みで[制限](#わかっている制限)があり、${none} はキットにない内容についてのもの、${page} はページによるもの、${untested} は未テストです。`,
  },
};

/** @param {'en' | 'ja'} lang */
function report(lang) {
  const words = WORDS[lang];
  const resultOf = (/** @type {string} */ number) =>
    limited.includes(number) ? words.limited : words.tested;
  const rows = criteria.map(([number, en, ja, proof]) => {
    const isTested = typeof proof !== 'string';
    const files = isTested ? [...new Set(proof.map(([file]) => `\`${file}\``))].join(', ') : '';
    return [
      `${number} ${lang === 'ja' ? ja : en}`,
      isTested ? resultOf(number) : words[proof],
      files,
    ];
  });
  const count = (/** @type {string} */ result) => rows.filter((row) => row[1] === result).length;
  const sum = words.sum(
    [words.tested, words.limited, words.none, words.page, words.untested].map(count),
  );
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
