/** Limits of download sizes after brotli: `npm run size`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { bundle } from './build/bundle.js';
import { runKit } from './build/run-kit.js';

/** @type {typeof import('./src/embed/scripts-by-tag.js')} */
const { scriptsByTag } = await runKit('src/embed/scripts-by-tag.ts');
/** @type {typeof import('./src/catalogue/index.js')} */
const { catalogues } = await runKit('src/catalogue/index.ts');

/** The modules in the output of users' bundlers. */
const bundles = {
  'service.js, complete': { code: `export * from 'kit/service.js'`, limit: 16 },
  'one operation of service.js': {
    code: `export { request, ranking } from 'kit/service.js'`,
    limit: 10.05,
  },
};

const FOLDER = '.cache/size';
mkdirSync(FOLDER, { recursive: true });

export default [
  // A page with one element loads `mkt.js` and the scripts that it needs beside it.
  ...catalogues.map(({ tag, limit }) => ({
    name: `<${tag}>`,
    path: ['dist/mkt.js', ...(scriptsByTag[tag] ?? []).map((name) => `dist/kit/${name}-*.js`)],
    limit: `${limit} KiB`,
  })),
  { name: 'mkt.all.js, complete', path: 'dist/mkt.all.js', limit: '78.8 KiB' },
  { name: 'mkt.css', path: 'dist/mkt.css', limit: '3.25 KiB' },
  ...(await Promise.all(
    Object.entries(bundles).map(async ([name, { code, limit }], at) => {
      const path = `${FOLDER}/${at}.js`;
      writeFileSync(path, (await bundle(code)).join('\n'));
      return { name, path, limit: `${limit} KiB` };
    }),
  )),
];
