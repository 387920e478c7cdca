/** Compares the speed of this kit with that of another commit. */
import { compare, scenarios } from './compare.js';
import { median, table } from './report.js';
import { signedRank } from './signed-rank.js';

/** The probability of a false alarm in a run, and the smallest slowdown that fails it. */
const [CHANCE, LEAST] = [0.05, 1.02];

/** @type {Record<string, (samples: import('./compare.js').Samples) => number[]>} */
const FIGURES = {
  time: ({ views }) => views.map(({ time }) => time),
  script: ({ traces }) => traces.map(({ script }) => script),
  'longest task': ({ traces }) => traces.map(({ task }) => task),
  'style, layout and paint': ({ traces }) =>
    traces.map(({ style, layout, paint }) => style + layout + paint),
  // Not a number on a second visit, which has no request.
  'start → request': ({ traces }) => traces.map(({ request }) => request),
  'answer → cards': ({ traces }) => traces.map(({ cards }) => cards),
};

/**
 * Opens the pages of both builds in turns. A build is slower if a figure differs significantly between the
 * pairs (Wilcoxon's signed-rank test with Bonferroni's correction), and by at least 2 %.
 * @param {import('puppeteer-core').Browser} browser
 * @param {import('./sample.js').Servers} servers
 * @param {{ rounds: number, only: readonly string[] }} options
 * @returns {Promise<{ text: string, slower: boolean }>}
 */
export async function against(browser, servers, { rounds, only }) {
  const samples = await compare(browser, servers, {
    rounds,
    only,
    names: ['before', 'kit'],
    traceEvery: 1,
  });
  const level = CHANCE / (Object.keys(samples).length * Object.keys(FIGURES).length);
  const rows = Object.entries(samples).flatMap(([key, { before, kit }]) =>
    Object.entries(FIGURES).flatMap(([figure, of]) => {
      const [then, now] = [before ? of(before) : [], kit ? of(kit) : []];
      const differences = now.map((ms, index) => Math.log(ms / Number(then[index])));
      if (differences.some(Number.isNaN)) return [];
      const ratio = Math.exp(median(differences));
      const isSlower = signedRank(differences) < level && ratio >= LEAST;
      const isFaster = signedRank(differences.map((difference) => -difference)) < level;
      return {
        isSlower,
        cells: [
          `${scenarios[key]?.title}: ${figure}, ms`,
          median(then).toFixed(0),
          median(now).toFixed(0),
          ratio.toFixed(2),
          isSlower ? '✗ slower' : isFaster ? 'faster' : '',
        ],
      };
    }),
  );
  return {
    text: table(
      ['', 'before', 'now', 'ratio', ''],
      rows.map(({ cells }) => cells),
    ),
    slower: rows.some(({ isSlower }) => isSlower),
  };
}
