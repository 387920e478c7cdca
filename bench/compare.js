/**
 * Page views of every contender in every scenario, interleaved, so that changes of the machine's load affect
 * all of them.
 */
import { contenders } from './contenders.js';
import { median } from '../tools/report.js';
import { sample } from './sample.js';

/** @typedef {import('./sample.js').Sample} Sample */
/** @typedef {import('./sample.js').Scenario & { title: import('../tools/report.js').Text }} Scenario */
/** @typedef {import('./contenders.js').ContenderName} ContenderName */
/** @typedef {Record<string, Record<string, Sample[]>>} Samples by scenario and contender */

/** Response times of the service in ms: one so short that processing dominates, and a long one. */
const [FAST, SLOW] = [50, 300];

/** @type {Record<string, Scenario>} */
export const scenarios = {
  'desktop-1': {
    title: { en: 'Desktop, 1 widget', ja: 'デスクトップ、要素1個' },
    device: 'desktop',
    widgets: 1,
    delay: FAST,
  },
  'desktop-10': {
    title: { en: 'Desktop, 10 widgets', ja: 'デスクトップ、要素10個' },
    device: 'desktop',
    widgets: 10,
    delay: FAST,
  },
  'desktop-50': {
    title: { en: 'Desktop, 50 widgets', ja: 'デスクトップ、要素50個' },
    device: 'desktop',
    widgets: 50,
    delay: FAST,
  },
  'phone-1': {
    title: { en: 'Phone, 1 widget', ja: 'スマートフォン、要素1個' },
    device: 'phone',
    widgets: 1,
    delay: FAST,
  },
  'phone-10': {
    title: { en: 'Phone, 10 widgets', ja: 'スマートフォン、要素10個' },
    device: 'phone',
    widgets: 10,
    delay: FAST,
  },
  'phone-50': {
    title: { en: 'Phone, 50 widgets', ja: 'スマートフォン、要素50個' },
    device: 'phone',
    widgets: 50,
    delay: FAST,
  },
  slow: {
    title: {
      en: 'Phone, 1 widget, slow network and service',
      ja: 'スマートフォン、要素1個、遅い回線とサービス',
    },
    device: 'phone',
    widgets: 1,
    delay: SLOW,
    slow: true,
  },
};

/** The contenders of a scenario. Lazy loading shows where most of a page is far from the viewport. */
const namesFor = (/** @type {Scenario} */ { widgets }) =>
  /** @type {ContenderName[]} */ (Object.keys(contenders)).filter(
    (name) => name !== 'lazy' || widgets === 50,
  );

/**
 * @param {import('puppeteer-core').Browser} browser
 * @param {import('./sample.js').Servers} servers
 * @param {object} options
 * @param {number} options.rounds
 * @param {readonly string[]} options.only the keys of scenarios
 * @param {readonly ContenderName[]} [options.names] by default all of a scenario
 * @returns {Promise<Samples>}
 */
export async function compare(browser, servers, { rounds, only, names }) {
  /** @type {Samples} */
  const samples = {};
  for (const [key, scenario] of Object.entries(scenarios)) {
    if (!only.includes(key)) continue;
    const all = names ?? namesFor(scenario);
    const samplesByName = Object.fromEntries(
      all.map((name) => [name, /** @type {Sample[]} */ ([])]),
    );
    // The first round warms the browser up and does not count.
    for (let round = 0; round <= rounds; round++) {
      process.stderr.write(`\r${scenario.title.en}: round ${round} of ${rounds} `);
      for (let index = 0; index < all.length; index++) {
        const name = /** @type {ContenderName} */ (all[(index + round) % all.length]);
        const result = await sample(browser, servers, scenario, name);
        if (round) samplesByName[name]?.push(result);
      }
    }
    process.stderr.write('\n');
    samples[key] = samplesByName;
  }
  return samples;
}

/**
 * The median of each figure separately.
 * @param {readonly Sample[]} samples
 */
function medianOf(samples) {
  const keys = /** @type {Array<keyof Sample>} */ (Object.keys(samples[0] ?? {}));
  return /** @type {Sample} */ (
    Object.fromEntries(keys.map((key) => [key, median(samples.map((figures) => figures[key]))]))
  );
}

/** @typedef {Record<string, Record<string, Sample>>} Medians by scenario and contender */

/** @param {Samples} samples @returns {Medians} */
export const mediansOf = (samples) =>
  Object.fromEntries(
    Object.entries(samples).map(([key, by]) => [
      key,
      Object.fromEntries(Object.entries(by).map(([name, all]) => [name, medianOf(all)])),
    ]),
  );
