/** Results as tables in Markdown. */
import os from 'node:os';

/** @param {readonly string[]} head @param {ReadonlyArray<readonly string[]>} rows */
export const table = (head, rows) =>
  [head, head.map((_, index) => (index ? '--:' : '---')), ...rows]
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
  const load = (os.loadavg()[0] ?? 0).toFixed(1);
  const date = new Date().toISOString().slice(0, 10);
  return (
    `${date}, ${cpus.length} × ${cpus[0]?.model.trim()}, ${memory} GiB, load ${load} at the start; ` +
    `Node ${process.version}, ${more}.`
  );
}
