/** The targets of the kit's figures. */
import { scenarios } from './compare.js';

/** @typedef {{ what: string, bar: string, is: string, kept: boolean }} Bar */

/** Limit of the bytes that a removed element may leave behind. */
const LEFT = 100;

/**
 * The maximum time of the kit, as a multiple of the time of plain JavaScript. @type {Record<string, number>}
 */
const MAX_TIME = {
  'desktop-1': 1.15,
  'desktop-10': 1,
  'desktop-50': 0.8,
  'phone-1': 1.15,
  'phone-10': 1,
  'phone-50': 0.8,
  slow: 1.05,
};

/** @param {import('./compare.js').Medians} medians @returns {Bar[]} */
export function barsOf(medians) {
  /** @type {Bar[]} */
  const bars = [];
  /** @param {string} what @param {number} is @param {number} most @param {number} [digits] */
  const figure = (what, is, most, digits = 2) =>
    bars.push({
      what,
      bar: `≤ ${most.toFixed(digits)}`,
      is: is.toFixed(digits),
      kept: Number(is.toFixed(digits)) <= most,
    });
  for (const [key, { title }] of Object.entries(scenarios)) {
    const { plain, lit, kit, lazy } = medians[key] ?? {};
    if (!plain || !lit || !kit) continue;
    figure(`${title}: time, × plain JavaScript`, kit.time / plain.time, MAX_TIME[key] ?? NaN);
    if (key.endsWith('-1'))
      figure(
        `${title}: style and layout, × bare Lit`,
        (kit.style + kit.layout) / (lit.style + lit.layout),
        1.6,
      );
    if (lazy) {
      figure(`${title}: script, × plain JavaScript`, kit.script / plain.script, 2.2);
      figure(`${title}, lazy: time, × plain JavaScript`, lazy.time / plain.time, 0.3);
      figure(`${title}, lazy: longest task, ms`, lazy.task, 50, 0);
      const single = medians[key.replace('50', '1')]?.['kit'];
      if (single)
        figure(`${title}: heap of each further widget, kB`, (kit.heap - single.heap) / 49e3, 60, 0);
    }
  }
  const shifts = Object.values(medians).flatMap((by) =>
    [by['kit'], by['lazy']].map((sample) => sample?.shift ?? 0),
  );
  if (shifts.length) figure('layout shift, maximum', Math.max(...shifts), 0, 3);
  return bars;
}

/** @param {import('./promises.js').Kept} kept @returns {Bar[]} */
export function barsOfKept({ second, equal, gone }) {
  const { before, after, elements } = gone;
  const heapPerElement = (after.heap - before.heap) / elements;
  return [
    {
      what: `${equal.elements} elements with the same request: requests`,
      bar: '1',
      is: `${equal.requests}`,
      kept: equal.requests === 1,
    },
    {
      what: 'second visit: requests',
      bar: '0',
      is: `${second.requests}`,
      kept: second.requests === 0,
    },
    {
      what: 'second visit: from the end of the script to all cards painted, ms',
      bar: '≤ 100',
      is: second.time.toFixed(0),
      kept: second.time <= 100,
    },
    {
      what: 'the same with the processor slowed down four times, ms',
      bar: '≤ 100',
      is: second.slowed.toFixed(0),
      kept: second.slowed <= 100,
    },
    {
      what: `${elements} elements added and removed: event listeners`,
      bar: `${before.listeners} as before`,
      is: `${after.listeners}`,
      kept: after.listeners <= before.listeners,
    },
    {
      what: `${elements} elements added and removed: heap, bytes for each`,
      bar: `≤ ${LEFT}`,
      is: heapPerElement.toFixed(0),
      kept: heapPerElement <= LEFT,
    },
  ];
}
