import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { loadModule } from '../build/load-module.js';

/** @type {typeof import('../../src/rules/privacy.js')} */
const { scriptsByTag } = await loadModule('src/rules/privacy.ts');

/** @param {string | Buffer} content @returns bytes after brotli */
export const compressed = (content) => brotliCompressSync(content).length;

/** @param {string} dist the folder of a build @returns bytes after brotli */
export function downloads(dist) {
  const kit = readdirSync(`${dist}/kit`);
  /** All scripts of a page with these elements. @param {string[]} tags */
  const pageWith = (...tags) => {
    const names = new Set(tags.flatMap((tag) => scriptsByTag[tag] ?? []));
    const scripts = [...names].map(
      (name) => `kit/${kit.find((file) => file.startsWith(`${name}-`))}`,
    );
    return ['mkt.js', ...scripts];
  };
  const files = {
    core: pageWith('mkt-ranking'),
    'page of products and books': pageWith('mkt-product-search', 'mkt-book-list'),
    'page of travel': pageWith('mkt-hotel-search', 'mkt-hotel-detail'),
    'mkt.css': ['mkt.css'],
  };
  return Object.fromEntries(
    Object.entries(files).map(([name, names]) => [
      `${name}, B`,
      names.reduce((sum, file) => sum + compressed(readFileSync(`${dist}/${file}`)), 0),
    ]),
  );
}
