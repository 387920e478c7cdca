import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The text up to the parenthesis that closes what is open at its start.
 * @param {string} text
 */
function untilClosed(text) {
  let depth = 1;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') depth++;
    if (text[at] === ')' && !--depth) return text.slice(0, at);
  }
  return text;
}

/**
 * The public custom properties of style sheets, by name, each with its fallback. A fallback that is
 * a private property is replaced by that one's last value: the one for browsers of today.
 * @param {string} css
 * @returns {Map<string, string | undefined>}
 */
export function customProperties(css) {
  /** @type {Map<string, string>} */
  const own = new Map();
  for (const [, name = '', value = ''] of css.matchAll(/(--_[\w-]+):\s*([^;{}]+)/g)) {
    own.set(name, value.trim());
  }
  /** @type {Map<string, string | undefined>} */
  const found = new Map();
  for (const match of css.matchAll(/var\(\s*(--mkt-[\w-]+)\s*(,?)/g)) {
    const [start, name = '', comma] = match;
    const fallback = comma && untilClosed(css.slice(match.index + start.length)).trim();
    const [, inner] = /^var\((--_[\w-]+)/.exec(fallback ?? '') ?? [];
    const value = inner ? own.get(inner) : fallback;
    // What a script puts together has no one text to show.
    const known = value && !value.includes('$') ? value : undefined;
    found.set(name, found.get(name) ?? known);
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The custom properties of all styles below a folder. @param {string} folder */
export const customPropertiesIn = (folder) =>
  customProperties(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(css|ts)$/.test(file))
      .sort()
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n'),
  );
