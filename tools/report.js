/** Results as tables in Markdown, in English and Japanese, and their places in documents. */
import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import prettier from 'prettier';

export const FILE = 'docs/performance.md';
export const FILE_JA = 'docs/ja/performance.md';

/** @typedef {'en' | 'ja'} Lang */
/** @typedef {Record<Lang, string>} Text */
/** @typedef {Text | string | number} Cell with the same text in both languages, unless it is a `Text` */

/** @param {Cell} cell @param {Lang} lang */
export const textOf = (cell, lang) => (typeof cell === 'object' ? cell[lang] : String(cell));

/** @param {readonly Cell[]} head @param {ReadonlyArray<readonly Cell[]>} rows @param {Lang} [lang] */
export const table = (head, rows, lang = 'en') =>
  [head, head.map((_, index) => (index ? '--:' : '---')), ...rows]
    .map((cells) => `| ${cells.map((cell) => textOf(cell, lang)).join(' | ')} |`)
    .join('\n');

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 ? upper : (upper + (sorted[middle - 1] ?? NaN)) / 2;
}

/** The date and the machine, for a line beside a table. @param {Cell} more @returns {Text} */
export function machine(more) {
  const cpus = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  const load = os.loadavg()[0] ?? 0;
  const date = new Date().toISOString().slice(0, 10);
  const parts = [`${cpus.length} × ${cpus[0]?.model.trim()}`, `${memory} GiB`];
  const node = `Node ${process.version}`;
  return {
    en:
      `${[date, ...parts].join(', ')}, load ${load.toFixed(1)} at the start; ` +
      `${node}, ${textOf(more, 'en')}.`,
    ja:
      `${[date, ...parts].join('、')}、開始時の負荷 ${load.toFixed(1)}。` +
      `${node}、${textOf(more, 'ja')}。`,
  };
}

/**
 * The text of a document before, between and after the two markers of a command.
 * @param {string} file
 * @param {string} name of the command in package.json
 */
function splitAt(file, name) {
  const [begin, end] = [`<!-- ${name}:begin -->`, `<!-- ${name}:end -->`];
  const document = readFileSync(file, 'utf8');
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${file} needs the lines ${begin} and ${end}`);
  const start = from + begin.length;
  return [document.slice(0, start), document.slice(start, to), document.slice(to)];
}

/**
 * The output of a command in a document.
 * @param {string} file
 * @param {string} name
 */
export const foundIn = (file, name) =>
  (splitAt(file, name)[1] ?? '').replace(/<!-- Made by .*? -->/, '').trim();

/**
 * Inserts the output of a command between its two markers in a document.
 * @param {string} file
 * @param {string} name of the command in package.json
 * @param {string} text
 */
export async function replaceBlock(file, name, text) {
  const [before, , after] = splitAt(file, name);
  const note = `<!-- Made by \`npm run ${name}\`: run that, do not change this. -->`;
  const whole = `${before}\n\n${note}\n\n${text}\n\n${after}`;
  const options = await prettier.resolveConfig(file);
  writeFileSync(file, await prettier.format(whole, { ...options, parser: 'markdown' }));
}

/**
 * Writes the output of a command into a document and its Japanese translation.
 * @param {string} name of the command in package.json
 * @param {(lang: Lang) => string} textIn
 * @param {string} [file] the English document
 */
export async function publish(name, textIn, file = FILE) {
  await replaceBlock(file, name, textIn('en'));
  await replaceBlock(file.replace('docs/', 'docs/ja/'), name, textIn('ja'));
}
