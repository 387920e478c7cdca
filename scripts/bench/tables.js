/** The comparison as tables. */
import { contenders } from './contenders.js';
import { scenarios } from './compare.js';
import { table } from './report.js';

/** @typedef {import('./sample.js').View & import('./sample.js').Times} Sample */
/** @typedef {import('./ratios.js').Ratio} Ratio */

const HEAD = [
  'implementation',
  'time, ms',
  '× plain',
  'range',
  'kB',
  'script, ms',
  'style, ms',
  'layout, ms',
  'paint, ms',
  'longest task, ms',
  'layout shift',
];

/** @param {string} name @param {Sample} sample @param {Ratio} ratio */
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
 */
export const comparisonTables = (medians, ratios) =>
  Object.entries(medians)
    .map(([key, by]) => {
      const rows = Object.entries(contenders).flatMap(([name, contender]) => {
        const { [name]: sample } = by;
        const ratio = ratios[key]?.[name];
        return sample && ratio ? [row(contender.name, sample, ratio)] : [];
      });
      return `### ${scenarios[key]?.title}\n\n${table(HEAD, rows)}`;
    })
    .join('\n\n');

/** @param {readonly import('./targets.js').Target[]} targets */
export const targetTable = (targets) =>
  table(
    ['Figure', 'target', 'measured', 'met'],
    targets.map(({ figure, target, measured, isMet }) => [
      figure,
      target,
      measured,
      isMet ? '✓' : '✗',
    ]),
  );
