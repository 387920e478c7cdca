/**
 * `npm run check:site-walk`: the steps of a new user from the front page to a live page.
 *
 *   --width PX       width of the window (default: 1200)
 *   --lang ja|en     language of the browser (default: ja)
 *   --pictures DIR   saves a picture of each step
 *   --no-build       uses the existing dist/ and site-dist/
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
  site: OUTPUT,
  width: Number(given.width),
  lang: given.lang,
  ...(given.pictures && { pictures: given.pictures }),
});
const sum = (/** @type {'clicks' | 'keys' | 'seconds'} */ name) =>
  steps.reduce((all, step) => all + step[name], 0);
const all = { what: 'all', clicks: sum('clicks'), keys: sum('keys'), seconds: sum('seconds') };
for (const { what, clicks, keys, seconds } of [...steps, all]) {
  const numbers = [`${clicks} clicks`, `${keys} keys`, `${seconds.toFixed(1)} s`];
  console.log(what.padEnd(46) + numbers.map((number) => number.padStart(11)).join(''));
}
console.log(`The page shows ${shown.length} entries.`);
