import { readdirSync, readFileSync } from 'node:fs';

/**
 * Shortens the names of private custom properties.
 * @param {string} prefix of the short names
 * @param {RegExp} pattern of the names
 * @param {string} all code with each name as a whole
 */
function shortNames(prefix, pattern, all) {
  const names = [...new Set(all.match(pattern))];
  return (/** @type {string} */ code) =>
    code.replace(pattern, (name) => {
      if (!names.includes(name)) throw new Error(`${name} is not in a source file as a whole`);
      return `${prefix}${names.indexOf(name).toString(36)}`;
    });
}

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.(spec|test))\.(css|ts)$/.test(file))
  .sort()
  .map((file) => readFileSync(`src/${file}`, 'utf8'));

/** In scripts, parts keep their names, which elements compose, and looks those that they share with `mkt.css`. */
export const shortNamesInScripts = shortNames(
  '--_m',
  /--_(?!look-|part-)[a-z][a-z-]*/g,
  sources.join('\n'),
);

/** The prefix is another one: `mkt.css` inherits the properties that a shadow root sets on its host. */
export const shortNamesInStyleSheet = (/** @type {string} */ css) =>
  shortNames('--_s', /--_(?!look-)[a-z][a-z-]*/g, css)(css);
