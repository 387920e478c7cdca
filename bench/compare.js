/** The comparison: every contender in every scenario, in turns, so that all meet the same weather. */
import { contenders } from './contenders.js';
import { median } from './report.js';
import { sample } from './sample.js';

/** @typedef {import('./sample.js').Sample} Sample */
/** @typedef {import('./contenders.js').ContenderName} ContenderName */
/** @typedef {Record<string, Record<string, Sample>>} Medians by scenario and contender */

/** @satisfies {Record<string, import('./sample.js').Scenario & { title: string }>} */
export const scenarios = {
  1: { title: '1 widget', widgets: 1 },
  10: { title: '10 widgets', widgets: 10 },
  50: { title: '50 widgets', widgets: 50 },
  slow: {
    title: '1 widget, slow network, compressed answers',
    widgets: 1,
    slow: true,
  },
  'slow-identity': {
    title: '1 widget, slow network, uncompressed answers',
    widgets: 1,
    slow: true,
    identity: true,
  },
  same: { title: '10 widgets that all ask the same', widgets: 10, same: true },
};

const names = /** @type {ContenderName[]} */ (Object.keys(contenders));

/** The median of each figure by itself. @param {readonly Sample[]} samples */
function medianOf(samples) {
  const keys = /** @type {Array<keyof Sample>} */ (Object.keys(samples[0] ?? {}));
  return /** @type {Sample} */ (
    Object.fromEntries(keys.map((key) => [key, median(samples.map((one) => one[key]))]))
  );
}

/**
 * @param {import('puppeteer-core').Browser} browser
 * @param {import('./sample.js').Servers} servers
 * @param {{ rounds: number, only: readonly string[] }} options
 * @returns {Promise<{ medians: Medians, samples: Record<string, Record<string, Sample[]>> }>}
 */
export async function compare(browser, servers, { rounds, only }) {
  /** @type {Record<string, Record<string, Sample[]>>} */
  const samples = {};
  /** @type {Medians} */
  const medians = {};
  for (const [key, scenario] of Object.entries(scenarios)) {
    if (!only.includes(key)) continue;
    const taken = Object.fromEntries(names.map((name) => [name, /** @type {Sample[]} */ ([])]));
    // The first round warms the browser up and does not count.
    for (let round = 0; round <= rounds; round++) {
      process.stderr.write(`\r${scenario.title}: round ${round} of ${rounds} `);
      for (let at = 0; at < names.length; at++) {
        const name = /** @type {ContenderName} */ (names[(at + round) % names.length]);
        const one = await sample(browser, servers, scenario, name);
        if (round) taken[name]?.push(one);
      }
    }
    process.stderr.write('\n');
    samples[key] = taken;
    medians[key] = Object.fromEntries(names.map((name) => [name, medianOf(taken[name] ?? [])]));
  }
  return { medians, samples };
}
