import { readdirSync, readFileSync } from 'node:fs';

/** Looks keep their names, which `mkt.css` shares with shadow roots, and so do parts: pages compose their names. */
const PRIVATE_PROPERTY = /--_(?!look-|part-)[a-z][a-z-]*/g;

/** @type {Map<string, number>} */
const counts = new Map();
for (const file of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
  if (!/(?<!\.(spec|test))\.(css|ts)$/.test(file)) continue;
  for (const [name] of readFileSync(`src/${file}`, 'utf8').matchAll(PRIVATE_PROPERTY))
    counts.set(name, (counts.get(name) ?? 0) + 1);
}
/** All names, the most frequent first. */
const names = [...counts.keys()].sort(
  (a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || (a < b ? -1 : 1),
);

/**
 * Shortens the names of private custom properties.
 * @param {string} code
 */
export const withShortNames = (code) =>
  code.replace(PRIVATE_PROPERTY, (name) => {
    if (!counts.has(name)) throw new Error(`${name} is not in a source file as a whole`);
    return `--_m${names.indexOf(name).toString(36)}`;
  });
