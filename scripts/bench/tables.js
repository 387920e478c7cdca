import { before, contenders } from './contenders.js';
import { scenarios } from './compare.js';
import { table } from './report.js';

/** @typedef {import('./sample.js').View & import('./sample.js').Times} Sample */
/** @typedef {import('./ratios.js').Ratio} Ratio */

const HEAD = [
  'implementation',
  'time, ms',
  'ratio',
  'range',
  'kB',
  'script, ms',
  'style, ms',
  'layout, ms',
  'paint, ms',
  'longest task, ms',
  'start → request, ms',
  'answer → cards, ms',
  'layout shift',
];

/** @param {number} value */
const whole = (value) => (Number.isFinite(value) ? value.toFixed(0) : '–');

/** @param {string} name @param {Sample} sample @param {Ratio | undefined} ratio to the first row */
const row = (name, sample, ratio) => [
  name,
  sample.time.toFixed(0),
  ratio ? ratio.median.toFixed(2) : '–',
  ratio ? `${ratio.least.toFixed(2)}–${ratio.most.toFixed(2)}` : '–',
  (sample.bytes / 1000).toFixed(0),
  sample.script.toFixed(0),
  sample.style.toFixed(0),
  sample.layout.toFixed(0),
  sample.paint.toFixed(0),
  sample.task.toFixed(0),
  whole(sample.request),
  whole(sample.cards),
  sample.shift.toFixed(3),
];

/**
 * @param {import('./compare.js').Medians} medians
 * @param {import('./ratios.js').Ratios} ratios
 */
export const comparisonTables = (medians, ratios) =>
  Object.entries(medians)
    .map(([key, by]) => {
      const rows = Object.entries({ before, ...contenders }).flatMap(([name, contender]) => {
        const { [name]: sample } = by;
        return sample ? [row(contender.name, sample, ratios[key]?.[name])] : [];
      });
      return `### ${scenarios[key]?.title}\n\n${table(HEAD, rows)}`;
    })
    .join('\n\n');
