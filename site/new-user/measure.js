/**
 * `npm run site:walk`: a new user's way from the front page to a live page, step by step.
 *
 *   --width PX       of the window, 1200 unless told
 *   --lang ja|en     of the browser, ja unless told
 *   --pictures DIR   keeps a picture of each step
 *   --no-build       takes dist/ and site-dist/ as they are
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { build as buildKit } from '../../build/build.js';
import { buildSite, OUTPUT } from '../build.js';
import { walk } from './walk.js';

const { values: given } = parseArgs({
  options: {
    width: { type: 'string', default: '1200' },
    lang: { type: 'string', default: 'ja' },
    pictures: { type: 'string' },
    build: { type: 'boolean', default: true },
  },
  allowNegative: true,
});

if (given.build || !existsSync('dist')) await buildKit({ types: false });
if (given.build || !existsSync(OUTPUT)) await buildSite();
const { steps, shown } = await walk({
  ...{ site: OUTPUT, width: Number(given.width), lang: given.lang },
  ...(given.pictures && { pictures: given.pictures }),
});
const sum = (/** @type {'clicks' | 'keys' | 'seconds'} */ name) =>
  steps.reduce((all, one) => all + one[name], 0);
const all = { what: 'all', clicks: sum('clicks'), keys: sum('keys'), seconds: sum('seconds') };
for (const { what, clicks, keys, seconds } of [...steps, all]) {
  const numbers = [`${clicks} clicks`, `${keys} keys`, `${seconds.toFixed(1)} s`];
  console.log(what.padEnd(46) + numbers.map((one) => one.padStart(11)).join(''));
}
console.log(`The page shows ${shown.length} entries.`);
