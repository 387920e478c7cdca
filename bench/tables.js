/** The comparison as tables. */
import { contenders } from './contenders.js';
import { scenarios } from './compare.js';
import { table } from './report.js';

/** @typedef {import('./sample.js').Sample} Sample */

const HEAD = [
  'implementation',
  'time, ms',
  '× plain',
  'kB',
  'script, ms',
  'style, ms',
  'layout, ms',
  'paint, ms',
  'longest task, ms',
  'layout shift',
];

/** @param {string} name @param {Sample} sample @param {Sample} plain */
const row = (name, sample, plain) => [
  name,
  sample.time.toFixed(0),
  (sample.time / plain.time).toFixed(2),
  (sample.bytes / 1000).toFixed(0),
  sample.script.toFixed(0),
  sample.style.toFixed(0),
  sample.layout.toFixed(0),
  sample.paint.toFixed(0),
  sample.task.toFixed(0),
  sample.shift.toFixed(3),
];

/** @param {import('./compare.js').Medians} medians */
export const comparisonTables = (medians) =>
  Object.entries(medians)
    .map(([key, by]) => {
      const plain = /** @type {Sample} */ (by['plain']);
      const rows = Object.entries(contenders).flatMap(([name, contender]) => {
        const { [name]: sample } = by;
        return sample ? [row(contender.name, sample, plain)] : [];
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
