/** What was found, as figures and tables in Markdown, and their places in docs/performance.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import prettier from 'prettier';

export const FILE = 'docs/performance.md';

/** @param {string[]} head @param {ReadonlyArray<readonly (string | number)[]>} rows */
export const table = (head, rows) =>
  [head, head.map((_, at) => (at ? '--:' : '---')), ...rows.map((row) => row.map(String))]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 ? upper : (upper + (sorted[middle - 1] ?? NaN)) / 2;
}

/** The day and the machine, for a line beside a table. @param {string} more */
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
 * Puts what a command has found between its two marks of the document.
 * @param {string} name of the command, as npm knows it
 * @param {string} text
 */
export async function publish(name, text) {
  const document = readFileSync(FILE, 'utf8');
  const [begin, end] = [`<!-- ${name}:begin -->`, `<!-- ${name}:end -->`];
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${FILE} needs the lines ${begin} and ${end}`);
  const note = `<!-- Made by \`npm run ${name}\`: run that, do not change this. -->`;
  const whole = `${document.slice(0, from)}${begin}\n\n${note}\n\n${text}\n\n${document.slice(to)}`;
  const options = await prettier.resolveConfig(FILE);
  writeFileSync(FILE, await prettier.format(whole, { ...options, parser: 'markdown' }));
}
