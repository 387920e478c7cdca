import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { bundle } from './bundle.js';
import { sizes } from './sizes.js';

/** @param {string} code */
const compressed = (code) =>
  brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** @param {string} file */
const read = (file) => readFileSync(join('dist', file), 'utf8');

/** @param {readonly string[]} texts */
const sum = (texts) => texts.reduce((bytes, text) => bytes + compressed(text), 0);

const AT_ONCE = /\b(?:from|import)\s*["'`](\.[^"'`]+)["'`]/g;
const EVER = /\b(?:from|import)\s*\(?\s*["'`](\.[^"'`]+)["'`]/g;

/**
 * A module of dist, and those that it imports.
 * @param {string} file
 * @param {RegExp} imports
 * @param {Set<string>} found
 */
function reached(file, imports, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, path] of read(file).matchAll(imports)) {
    reached(join(dirname(file), String(path)), imports, found);
  }
  return found;
}

const kB = (/** @type {number} */ bytes) => (bytes / 1024).toFixed(2).padStart(6);

let failed = false;

/**
 * Says how something stands.
 * @param {string} name
 * @param {number} size
 * @param {import('./sizes.js').Bound} bound
 * @param {string} [more]
 */
function tell(name, size, { limit, goal }, more = '') {
  const over = size > limit;
  failed ||= over;
  const aim = goal !== undefined && size > goal ? `, goal ${kB(goal).trim()}` : '';
  console.log(`${over ? '✗' : '✓'} ${name.padEnd(36)} ${kB(size)} of ${kB(limit)} kB${aim}${more}`);
}

for (const { name, files, entry, late, code, ...bound } of sizes) {
  const texts = code
    ? await bundle(code)
    : (files ?? [...reached(String(entry), late ? EVER : AT_ONCE)]).map(read);
  tell(name, sum(texts), bound);
}

if (failed) {
  console.error('Too much to load: see what grew, before the limits in build/sizes.js do');
  process.exitCode = 1;
}
