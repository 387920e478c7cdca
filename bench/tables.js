/** The comparison as tables. */
import { contenders } from './contenders.js';
import { scenarios } from './compare.js';
import { table } from '../tools/report.js';

/** @typedef {import('./sample.js').View & import('./sample.js').Times} Sample */
/** @typedef {import('./ratios.js').Ratio} Ratio */
/** @typedef {import('../tools/report.js').Text} Text */
/** @typedef {import('../tools/report.js').Lang} Lang */

const HEAD = [
  { en: 'implementation', ja: '実装' },
  { en: 'time, ms', ja: '時間 (ms)' },
  { en: '× plain', ja: '素との比' },
  { en: 'range', ja: '範囲' },
  'kB',
  { en: 'script, ms', ja: 'スクリプト (ms)' },
  { en: 'style, ms', ja: 'スタイル (ms)' },
  { en: 'layout, ms', ja: 'レイアウト (ms)' },
  { en: 'paint, ms', ja: '描画 (ms)' },
  { en: 'longest task, ms', ja: '最も長いタスク (ms)' },
  { en: 'layout shift', ja: 'レイアウトのずれ' },
];

/** @param {Text} name @param {Sample} sample @param {Ratio} ratio */
const row = (name, sample, { median, least, most }) => [
  name,
  sample.time.toFixed(0),
  median.toFixed(2),
  `${least.toFixed(2)}–${most.toFixed(2)}`,
  (sample.bytes / 1000).toFixed(0),
  sample.script.toFixed(0),
  sample.style.toFixed(0),
  sample.layout.toFixed(0),
  sample.paint.toFixed(0),
  sample.task.toFixed(0),
  sample.shift.toFixed(3),
];

/**
 * @param {import('./compare.js').Medians} medians
 * @param {import('./ratios.js').Ratios} ratios
 * @param {Lang} lang
 */
export const comparisonTables = (medians, ratios, lang) =>
  Object.entries(medians)
    .map(([key, by]) => {
      const rows = Object.entries(contenders).flatMap(([name, contender]) => {
        const { [name]: sample } = by;
        const ratio = ratios[key]?.[name];
        return sample && ratio ? [row(contender.name, sample, ratio)] : [];
      });
      return `### ${scenarios[key]?.title[lang]}\n\n${table(HEAD, rows, lang)}`;
    })
    .join('\n\n');

/** @param {readonly import('./targets.js').Target[]} targets @param {Lang} lang */
export const targetTable = (targets, lang) =>
  table(
    [
      { en: 'Figure', ja: '項目' },
      { en: 'target', ja: '目標' },
      { en: 'measured', ja: '測定' },
      { en: 'met', ja: '達成' },
    ],
    targets.map(({ figure, target, measured, isMet }) => [
      figure,
      target,
      measured,
      isMet ? '✓' : '✗',
    ]),
    lang,
  );
