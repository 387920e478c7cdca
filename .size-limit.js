/** Download sizes after brotli with their budgets, about 5 % above the sizes of the unreleased 0.1.0: `npm run size`. */
import { loadModule } from './scripts/build/load-module.js';

/** @type {typeof import('./src/embed/scripts-by-tag.js')} */
const { scriptsByTag } = await loadModule('src/embed/scripts-by-tag.ts');
/** The folder of a build. */
const dist = process.env['DIST'] ?? 'dist';

/** The scripts that a page with these elements loads. @param {string[]} tags */
function scriptsOf(...tags) {
  const names = new Set(tags.flatMap((tag) => scriptsByTag[tag] ?? []));
  return [`${dist}/mkt.js`, ...[...names].map((name) => `${dist}/kit/${name}-*.js`)];
}

export default [
  { name: 'core', path: scriptsOf('mkt-ranking'), limit: '42.5 kB' },
  {
    name: 'page of products and books',
    path: scriptsOf('mkt-product-search', 'mkt-book-list'),
    limit: '52.5 kB',
  },
  {
    name: 'page of travel',
    path: scriptsOf('mkt-hotel-search', 'mkt-hotel-detail'),
    limit: '71.5 kB',
  },
  { name: 'mkt.css', path: `${dist}/mkt.css`, limit: '3.5 kB' },
];
