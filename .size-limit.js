/** Limits of download sizes after brotli: `npm run size`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { bundle } from './build/bundle.js';
import { runKit } from './build/run-kit.js';

/** @type {typeof import('./src/embed/scripts-by-tag.js')} */
const { scriptsByTag } = await runKit('src/embed/scripts-by-tag.ts');

/** A page with one element loads `mkt.js` and the scripts that it needs beside it: KiB of all. */
const pages = {
  'mkt-ranking': 34.25,
  'mkt-config': 34.25,
  'mkt-campaign': 35.5,
  'mkt-picks': 35.75,
  'mkt-dynamic-ad': 35.75,
  'mkt-product-search': 39.5,
  'mkt-book-list': 41.75,
  'mkt-ebook-list': 41.75,
  'mkt-bookmark-button': 40,
  'mkt-value': 39.25,
  'mkt-bookmark-list': 53.25,
  'mkt-hotel-detail': 48.25,
  'mkt-hotel-search': 57.25,
  'mkt-golf-finder': 57.25,
};

/** The modules in the output of users' bundlers. */
const bundles = {
  'service.js, complete': { code: `export * from 'kit/service.js'`, limit: 16 },
  'one operation of service.js': {
    code: `export { request, ranking } from 'kit/service.js'`,
    limit: 10,
  },
};

const FOLDER = '.cache/size';
mkdirSync(FOLDER, { recursive: true });

export default [
  ...Object.entries(pages).map(([tag, limit]) => ({
    name: `<${tag}>`,
    path: ['dist/mkt.js', ...(scriptsByTag[tag] ?? []).map((name) => `dist/kit/${name}-*.js`)],
    limit: `${limit} KiB`,
  })),
  { name: 'mkt.all.js, complete', path: 'dist/mkt.all.js', limit: '77 KiB' },
  { name: 'mkt.css', path: 'dist/mkt.css', limit: '2.9 KiB' },
  ...(await Promise.all(
    Object.entries(bundles).map(async ([name, { code, limit }], at) => {
      const path = `${FOLDER}/${at}.js`;
      writeFileSync(path, (await bundle(code)).join('\n'));
      return { name, path, limit: `${limit} KiB` };
    }),
  )),
];
