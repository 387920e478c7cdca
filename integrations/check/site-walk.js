/**
 * `npm run check:site-walk`: the steps of a new user from the front page to a live page: on a page of their own, on a
 * blog without scripts, and in WordPress.
 *
 *   --width PX       width of the window (default: 1200)
 *   --lang ja|en     language of the browser (default: ja)
 *   --place PLACE    only one of them: html, links, wordpress
 *   --pictures DIR   saves a picture of each step
 *   --no-build       uses the existing dist/ and site-dist/
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { build as buildKit } from '../../build/build.js';
import { buildSite, OUTPUT } from '../../site/build.js';
import { walk } from '../../site/new-user/walk.js';
import { startWordPress } from './wordpress.js';
import { newest } from './wordpress-editions.js';
import { signIn } from './wordpress-pages.js';

const { values: given } = parseArgs({
  options: {
    width: { type: 'string', default: '1200' },
    lang: { type: 'string', default: 'ja' },
    place: { type: 'string' },
    pictures: { type: 'string' },
    build: { type: 'boolean', default: true },
  },
  allowNegative: true,
});

if (given.build || !existsSync('dist')) await buildKit({ types: false });
if (given.build || !existsSync(OUTPUT)) await buildSite();

/** @typedef {import('../../site/new-user/walk.js').Place} Place */
const PLACES = /** @type {const} */ ({
  html: 'On a page of their own',
  links: 'On a blog without scripts',
  wordpress: 'In WordPress',
});

/** @param {Place} place */
async function measure(place) {
  const wordpress = place === 'wordpress' ? await startWordPress(newest) : undefined;
  try {
    const { steps, shown } = await walk({
      site: OUTPUT,
      width: Number(given.width),
      lang: given.lang,
      place,
      ...(given.pictures && { pictures: given.pictures }),
      ...(wordpress && {
        wordpress: {
          origin: wordpress.origin,
          signIn: (page) => signIn(page, wordpress.origin, 'admin'),
        },
      }),
    });
    const sum = (/** @type {'clicks' | 'keys' | 'seconds'} */ name) =>
      steps.reduce((all, step) => all + step[name], 0);
    const all = { what: 'all', clicks: sum('clicks'), keys: sum('keys'), seconds: sum('seconds') };
    console.log(`${PLACES[place]}:`);
    for (const { what, clicks, keys, seconds } of [...steps, all]) {
      const numbers = [`${clicks} clicks`, `${keys} keys`, `${seconds.toFixed(1)} s`];
      console.log(what.padEnd(54) + numbers.map((number) => number.padStart(11)).join(''));
    }
    console.log(`The page shows ${shown.length} entries.\n`);
  } finally {
    await wordpress?.close();
  }
}

const places = /** @type {Place[]} */ (Object.keys(PLACES));
for (const place of places) if (!given.place || given.place === place) await measure(place);
