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

let over = false;
for (const { name, limit, files, entry, late, code } of sizes) {
  const texts = code
    ? await bundle(code)
    : (files ?? [...reached(String(entry), late ? EVER : AT_ONCE)]).map(read);
  const size = texts.reduce((sum, text) => sum + compressed(text), 0);
  over ||= size > limit;
  const [is, may] = [size, limit].map((bytes) => (bytes / 1024).toFixed(2).padStart(6));
  console.log(`${size > limit ? '✗' : '✓'} ${name.padEnd(32)} ${is} of ${may} kB`);
}
if (over) {
  console.error('Too much to load: see what grew, before the limits in scripts/sizes.js do');
  process.exitCode = 1;
}
