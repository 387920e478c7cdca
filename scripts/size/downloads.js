import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { loadModule } from '../build/load-module.js';

/** @type {typeof import('../../src/exports/privacy.js')} */
const { scriptsByTag } = await loadModule('src/exports/privacy.ts');

/**
 * Without the hash of the list of hashes, and with the same hashes in the names of other files: they differ with each change
 * there, and would move the result by up to 80 bytes.
 * @param {string} content @returns bytes after brotli
 */
export const compressed = (content) =>
  brotliCompressSync(
    content.replace(/([a-z-]+)-[\w-]{7}\.js/g, named).replace(/sha256-[\w+/]{43}=/g, ''),
  ).length;

/** @param {string} _ @param {string} name */
const named = (_, name) =>
  `${name}-${createHash('sha256').update(name).digest('base64url').slice(0, 7)}.js`;

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
      names.reduce((sum, file) => sum + compressed(readFileSync(`${dist}/${file}`, 'utf8')), 0),
    ]),
  );
}
