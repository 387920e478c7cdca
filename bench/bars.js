/** What the kit has to keep, and whether it does. */

/** @typedef {{ what: string, bar: string, is: string, kept: boolean }} Bar */

/** At most so many bytes may stay of an element that is gone. */
const LEFT = 100;

/** Two decimals, as the bars have. @param {number} value */
const ratio = (value) => value.toFixed(2);

/** @param {import('./compare.js').Medians} medians @returns {Bar[]} */
export function barsOf(medians) {
  /** @type {Bar[]} */
  const bars = [];
  /**
   * The kit's time by that of plain JavaScript.
   * @param {string} what @param {string} scenario @param {'eager' | 'kit'} name @param {number} most
   */
  function time(what, scenario, name, most) {
    const { [name]: own, plain } = medians[scenario] ?? {};
    if (!own || !plain) return;
    const is = ratio(own.time / plain.time);
    bars.push({ what, bar: `≤ ${ratio(most)} ×`, is: `${is} ×`, kept: Number(is) <= most });
  }
  const one = medians['1'];
  if (one?.['lit'] && one['plain']) {
    const most = Math.min(1.1, Number(ratio(one['lit'].time / one['plain'].time)));
    time('1 widget, all eager: time, no more than bare Lit', '1', 'eager', most);
    time('1 widget, its defaults: time, no more than bare Lit', '1', 'kit', most);
  }
  time('10 widgets, all eager: time', '10', 'eager', 1);
  time('50 widgets, all eager: time', '50', 'eager', 0.95);
  time('50 widgets, its defaults: time', '50', 'kit', 0.3);
  time('1 widget, slow network, compressed answers: time', 'slow', 'eager', 0.95);
  time('1 widget, slow network, uncompressed answers: time', 'slow-identity', 'eager', 0.85);

  /** @param {string} what @param {number} is @param {number} most @param {number} [digits] */
  const figure = (what, is, most, digits = 0) =>
    bars.push({ what, bar: `≤ ${most}`, is: is.toFixed(digits), kept: is <= most });
  const { eager, kit, plain } = medians['50'] ?? {};
  if (eager && kit && plain) {
    figure(
      '50 widgets, all eager: script, × plain JavaScript',
      eager.script / plain.script,
      1.6,
      1,
    );
    figure('50 widgets, its defaults: longest task, ms', kit.task, 50);
    figure('nodes of a card', eager.nodes, 26);
    const single = one?.['eager'];
    if (single) figure('heap of each further widget, kB', (eager.heap - single.heap) / 49e3, 60);
  }
  const shift = Math.max(
    ...Object.values(medians).flatMap((one) => [one['eager']?.shift ?? 0, one['kit']?.shift ?? 0]),
  );
  if (Number.isFinite(shift)) {
    const is = shift.toFixed(3);
    bars.push({ what: 'layout shift, in all of these', bar: '0.000', is, kept: is === '0.000' });
  }
  return bars;
}

/** @param {import('./promises.js').Kept} kept @returns {Bar[]} */
export function barsOfKept({ second, equal, gone }) {
  const { before, after, elements } = gone;
  const left = (after.heap - before.heap) / elements;
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
      is: left.toFixed(0),
      kept: left <= LEFT,
    },
  ];
}
