/**
 * Page views of every contender in every scenario, interleaved, so that changes of the machine's load affect
 * all of them.
 */
import { contenders } from './contenders.js';
import { median } from './report.js';
import { isVoid } from './ratios.js';
import { timedView, tracedView, WIDTHS } from './sample.js';

/** @typedef {import('./sample.js').View} View */
/** @typedef {import('./sample.js').Times} Times */
/** @typedef {{ views: View[], traces: Times[] }} Samples of a contender in a scenario */
/** @typedef {import('./sample.js').Scenario & { title: string }} Scenario */
/** @typedef {import('./contenders.js').ContenderName} ContenderName */
/** @typedef {Record<string, Record<string, Samples>>} SamplesByName by scenario and contender */

/** A void scenario is continued up to this many times the rounds. */
const MAX_REPEATS = 3;

/** Response time of the service in ms: so short that processing decides. */
const DELAY = 50;

/** @param {keyof typeof WIDTHS} width @param {number} widgets @returns {Scenario} */
const scenario = (width, widgets) => ({
  title: `${WIDTHS[width].title}, ${widgets} widget${widgets > 1 ? 's' : ''}`,
  width,
  widgets,
  delay: DELAY,
});

/** @type {Record<string, Scenario>} */
export const scenarios = {
  'full-1': scenario('full', 1),
  'full-10': scenario('full', 10),
  'full-50': scenario('full', 50),
  'column-1': scenario('column', 1),
  'column-10': scenario('column', 10),
  'phone-1': scenario('phone', 1),
  'phone-10': scenario('phone', 10),
  slow: { ...scenario('phone', 1), title: `${WIDTHS.phone.title}, 1 widget, slow 4G`, slow: true },
  fast: {
    ...scenario('full', 1),
    title: `${WIDTHS.full.title}, 1 widget, processor not slowed down`,
    fast: true,
  },
  again: {
    ...scenario('full', 1),
    title: `${WIDTHS.full.title}, 1 widget, second visit, processor not slowed down`,
    fast: true,
    again: true,
  },
  lazy: { ...scenario('full', 200), title: `${WIDTHS.full.title}, 200 lazy widgets`, lazy: true },
};

/** The contenders of a scenario: only the kit waits for the reader. */
const namesFor = (/** @type {Scenario} */ { lazy }) =>
  lazy ? /** @type {const} */ (['kit']) : /** @type {ContenderName[]} */ (Object.keys(contenders));

/**
 * @param {import('puppeteer-core').Browser} browser
 * @param {import('./sample.js').Servers} servers
 * @param {object} options
 * @param {number} options.rounds
 * @param {readonly string[]} options.only the keys of scenarios
 * @param {readonly ContenderName[]} [options.names] by default all of a scenario
 * @param {number} options.traceEvery traces in every Nth round, beginning with the first
 * @returns {Promise<SamplesByName>}
 */
export async function compare(browser, servers, { rounds, only, names, traceEvery }) {
  /** @type {SamplesByName} */
  const samples = {};
  for (const [key, scenario] of Object.entries(scenarios)) {
    if (!only.includes(key)) continue;
    const all = names ?? namesFor(scenario);
    /** @type {Record<string, Samples>} */
    const byName = Object.fromEntries(all.map((name) => [name, { views: [], traces: [] }]));
    let last = rounds;
    // The first round warms the browser up and does not count.
    for (let round = 0; round <= last; round++) {
      process.stderr.write(`\r${scenario.title}: round ${round} of ${last} `);
      for (let index = 0; index < all.length; index++) {
        const name = /** @type {ContenderName} */ (all[(index + round) % all.length]);
        const view = await timedView(browser, servers, scenario, name);
        if (!round) continue;
        byName[name]?.views.push(view);
        if ((round - 1) % traceEvery === 0)
          byName[name]?.traces.push(await tracedView(browser, servers, scenario, name));
      }
      if (round === last && last < MAX_REPEATS * rounds && isVoid(byName)) last += rounds;
    }
    process.stderr.write('\n');
    samples[key] = byName;
  }
  return samples;
}

/**
 * The median of each figure separately.
 * @template {Record<string, number>} Figures
 * @param {readonly Figures[]} samples
 */
function medianOf(samples) {
  const keys = Object.keys(samples[0] ?? {});
  return /** @type {Figures} */ (
    Object.fromEntries(
      keys.map((key) => [key, median(samples.map((figures) => Number(figures[key])))]),
    )
  );
}

/** @typedef {Record<string, Record<string, View & Times>>} Medians by scenario and contender */

/** @param {SamplesByName} samples @returns {Medians} */
export const mediansOf = (samples) =>
  Object.fromEntries(
    Object.entries(samples).map(([key, byName]) => [
      key,
      Object.fromEntries(
        Object.entries(byName).map(([name, { views, traces }]) => [
          name,
          { ...medianOf(views), ...medianOf(traces) },
        ]),
      ),
    ]),
  );
