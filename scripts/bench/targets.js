/** The targets of the kit's figures. */
import { scenarios } from './compare.js';

/** @typedef {{ figure: string, target: string, measured: string, isMet: boolean }} Target */

/**
 * The maximum time of the kit, as a multiple of the time of plain JavaScript. @type {Record<string, number>}
 */
const MAX_TIME = {
  'full-1': 1.15,
  'full-10': 1.15,
  'full-50': 0.95,
  'column-1': 0.9,
  'column-10': 0.9,
  'column-50': 0.9,
  'phone-1': 1.15,
  'phone-10': 1,
  'phone-50': 0.8,
  slow: 1,
};

/**
 * @param {import('./compare.js').Medians} medians
 * @param {import('./ratios.js').Ratios} ratios
 * @returns {Target[]}
 */
export function targetsOf(medians, ratios) {
  /** @type {Target[]} */
  const targets = [];
  /** @param {string} figure @param {number} value @param {number} max @param {number} [digits] */
  const add = (figure, value, max, digits = 2) =>
    targets.push({
      figure,
      target: `≤ ${max.toFixed(digits)}`,
      measured: value.toFixed(digits),
      isMet: Number(value.toFixed(digits)) <= max,
    });
  for (const [key, { title }] of Object.entries(scenarios)) {
    const { plain, lit, kit, lazy } = medians[key] ?? {};
    if (!plain || !lit || !kit) continue;
    add(
      `${title}: time, × plain JavaScript`,
      ratios[key]?.['kit']?.median ?? NaN,
      MAX_TIME[key] ?? NaN,
    );
    if (key.endsWith('-1'))
      add(
        `${title}: style and layout, × bare Lit`,
        (kit.style + kit.layout) / (lit.style + lit.layout),
        1.6,
      );
    if (lazy) {
      add(`${title}: script, × plain JavaScript`, kit.script / plain.script, 2.4);
      add(`${title}, lazy: time, × plain JavaScript`, ratios[key]?.['lazy']?.median ?? NaN, 0.3);
      add(`${title}, lazy: longest task, ms`, lazy.task, 50, 0);
      const single = medians[key.replace('50', '1')]?.['kit'];
      if (single)
        add(`${title}: heap of each further widget, kB`, (kit.heap - single.heap) / 49e3, 90, 0);
    }
  }
  const shifts = Object.values(medians).flatMap((by) =>
    [by['kit'], by['lazy']].map((sample) => sample?.shift ?? 0),
  );
  if (shifts.length) add('layout shift, maximum', Math.max(...shifts), 0, 3);
  return targets;
}
