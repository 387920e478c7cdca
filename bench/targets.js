/** The targets of the kit's figures. */
import { scenarios } from './compare.js';

/** @typedef {{ figure: string, target: string, measured: string, isMet: boolean }} Target */

/** Limit of the bytes that a removed element may leave behind. */
const MAX_LEFTOVER = 100;

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

/** @param {import('./compare.js').Medians} medians @returns {Target[]} */
export function targetsOf(medians) {
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
    add(`${title}: time, × plain JavaScript`, kit.time / plain.time, MAX_TIME[key] ?? NaN);
    if (key.endsWith('-1'))
      add(
        `${title}: style and layout, × bare Lit`,
        (kit.style + kit.layout) / (lit.style + lit.layout),
        1.6,
      );
    if (lazy) {
      add(`${title}: script, × plain JavaScript`, kit.script / plain.script, 2.2);
      add(`${title}, lazy: time, × plain JavaScript`, lazy.time / plain.time, 0.3);
      add(`${title}, lazy: longest task, ms`, lazy.task, 50, 0);
      const single = medians[key.replace('50', '1')]?.['kit'];
      if (single)
        add(`${title}: heap of each further widget, kB`, (kit.heap - single.heap) / 49e3, 60, 0);
    }
  }
  const shifts = Object.values(medians).flatMap((by) =>
    [by['kit'], by['lazy']].map((sample) => sample?.shift ?? 0),
  );
  if (shifts.length) add('layout shift, maximum', Math.max(...shifts), 0, 3);
  return targets;
}

/** @param {import('./beyond-one-view.js').BeyondOneView} measured @returns {Target[]} */
export function targetsBeyondOneView({ second, equal, removed }) {
  const { before, after, elements } = removed;
  const heapPerElement = (after.heap - before.heap) / elements;
  return [
    {
      figure: `${equal.elements} elements with the same request: requests`,
      target: '1',
      measured: `${equal.requests}`,
      isMet: equal.requests === 1,
    },
    {
      figure: 'second visit: requests',
      target: '0',
      measured: `${second.requests}`,
      isMet: second.requests === 0,
    },
    {
      figure: 'second visit: from the end of the script to all cards painted, ms',
      target: '≤ 100',
      measured: second.time.toFixed(0),
      isMet: second.time <= 100,
    },
    {
      figure: 'the same with the processor slowed down four times, ms',
      target: '≤ 100',
      measured: second.slowed.toFixed(0),
      isMet: second.slowed <= 100,
    },
    {
      figure: `${elements} elements added and removed: event listeners`,
      target: `${before.listeners} as before`,
      measured: `${after.listeners}`,
      isMet: after.listeners <= before.listeners,
    },
    {
      figure: `${elements} elements added and removed: heap, bytes for each`,
      target: `≤ ${MAX_LEFTOVER}`,
      measured: heapPerElement.toFixed(0),
      isMet: heapPerElement <= MAX_LEFTOVER,
    },
  ];
}
