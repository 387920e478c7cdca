/** Results as tables in Markdown, and their places in docs/performance.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import prettier from 'prettier';
import { inJapanese } from './ja.js';

export const FILE = 'docs/performance.md';
export const FILE_JA = 'docs/ja/performance.md';

/** @param {string[]} head @param {ReadonlyArray<readonly (string | number)[]>} rows */
export const table = (head, rows) =>
  [head, head.map((_, index) => (index ? '--:' : '---')), ...rows.map((row) => row.map(String))]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 ? upper : (upper + (sorted[middle - 1] ?? NaN)) / 2;
}

/** The date and the machine, for a line beside a table. @param {string} more */
export function machine(more) {
  const cpus = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  const load = os.loadavg()[0] ?? 0;
  return (
    `${new Date().toISOString().slice(0, 10)}, ${cpus.length} × ${cpus[0]?.model.trim()}, ` +
    `${memory} GiB, load ${load.toFixed(1)} at the start; Node ${process.version}, ${more}.`
  );
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
 * Writes the output of a command into the documents on performance.
 * @param {string} name of the command in package.json
 * @param {string} text
 */
export async function publish(name, text) {
  await replaceBlock(FILE, name, text);
  await replaceBlock(FILE_JA, name, inJapanese(text));
}
