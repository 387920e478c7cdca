/**
 * Page views of every contender in every scenario, interleaved, so that changes of the machine's load affect
 * all of them.
 */
import { contenders } from './contenders.js';
import { median } from '../tools/report.js';
import { sample, WIDTHS } from './sample.js';

/** @typedef {import('./sample.js').Sample} Sample */
/** @typedef {import('./sample.js').Scenario & { title: import('../tools/report.js').Text }} Scenario */
/** @typedef {import('./contenders.js').ContenderName} ContenderName */
/** @typedef {Record<string, Record<string, Sample[]>>} Samples by scenario and contender */

/** Response time of the service in ms: so short that processing decides. */
const DELAY = 50;

const WIDGETS = [1, 10, 50];

/** @type {Record<string, Scenario>} */
export const scenarios = {
  ...Object.fromEntries(
    Object.entries(WIDTHS).flatMap(([name, { title }]) =>
      WIDGETS.map((widgets) => [
        `${name}-${widgets}`,
        {
          title: {
            en: `${title.en}, ${widgets} widget${widgets > 1 ? 's' : ''}`,
            ja: `${title.ja}、要素${widgets}個`,
          },
          width: /** @type {keyof typeof WIDTHS} */ (name),
          widgets,
          delay: DELAY,
        },
      ]),
    ),
  ),
  slow: {
    title: {
      en: `${WIDTHS.phone.title.en}, 1 widget, slow 4G`,
      ja: `${WIDTHS.phone.title.ja}、要素1個、低速の 4G`,
    },
    width: 'phone',
    widgets: 1,
    delay: DELAY,
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
