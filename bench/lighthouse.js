/**
 * `npm run lighthouse`: Lighthouse scores of the demo and the gallery, on a slow phone. Exits with 1
 * if a score is too low. npx downloads Lighthouse (185 MB) once into npm's cache, since nothing else needs it.
 *
 *   --no-build   use the existing dist/
 *   PAGE...      only these: `index.html`
 */
import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { build } from '../build/build.js';
import { findBrowser } from '../test/runner/browsers/chromium.js';
import { startDemo } from './demo.js';

/** The last version that runs on the oldest supported Node. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
/** The minimum scores, from 0 to 1. @type {Record<string, number>} */
const LEAST = { performance: 0.95, accessibility: 1, 'best-practices': 1, seo: 1 };
/** Printed figures beside the scores. */
const FIGURES = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'no-build': { type: 'boolean', default: false } },
});
if (!given['no-build']) await build({ types: false });
const demo = await startDemo();
const { executablePath, flags } = await findBrowser();

/** @param {string} path */
async function reportOn(path) {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      `${demo.origin}/${path}`,
      '--quiet',
      '--output=json',
      `--chrome-flags=${['--headless=new', ...flags].join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: executablePath }, maxBuffer: 64e6 },
  );
  return JSON.parse(stdout);
}

let fails = false;
try {
  for (const path of positionals.length ? positionals : ['index.html', 'gallery.html']) {
    const { categories, audits } = await reportOn(path);
    const scores = Object.entries(LEAST).map(([id, least]) => {
      const { title, score, auditRefs } = categories[id];
      const isKept = score >= least;
      fails ||= !isKept;
      const missed = auditRefs.filter(
        (/** @type {{ id: string, weight: number }} */ { id, weight }) =>
          weight > 0 && audits[id].score !== null && audits[id].score < 0.9,
      );
      const why = missed.map((/** @type {{ id: string }} */ { id }) => id).join(', ');
      return `${title} ${Math.round(score * 100)}${isKept ? '' : ` (${why})`}`;
    });
    const figures = FIGURES.map((id) => `${audits[id].title}: ${audits[id].displayValue}`);
    console.log(`${path}: ${scores.join(', ')}\n  ${figures.join(', ')}`);
  }
} finally {
  await demo.close();
}
process.exitCode = fails ? 1 : 0;
