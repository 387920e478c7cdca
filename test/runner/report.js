import { relative } from 'node:path';

/** @typedef {{ name?: string, message: string, stack?: string, expected?: unknown, actual?: unknown }} TestError */

/**
 * The result of one run of a file.
 * @typedef {object} FileResult
 * @property {string} file its path
 * @property {string} [browser] none for Node
 * @property {number} passed
 * @property {Array<{ name: string, error?: TestError | undefined }>} failures
 * @property {number} seconds from its start to its end
 * @property {string[]} [notes] further information about a failure
 */

/** A file that did not run to its end. */
export const ITSELF = 'the file itself';

/** @param {string} text */
const indented = (text) => text.replace(/^/gm, '    ');

/** @param {unknown} value */
export const printed = (value) => (typeof value === 'string' ? value : JSON.stringify(value));

/** @param {TestError | undefined} error */
function described(error) {
  if (!error) return 'was not reached';
  const { name = 'Error', message, stack = '', expected, actual } = error;
  const lines = [stack.includes(message) ? stack : `${name}: ${message}\n${stack}`.trim()];
  if (expected !== undefined || actual !== undefined) {
    lines.push(`expected: ${printed(expected)}`, `actual:   ${printed(actual)}`);
  }
  return lines.join('\n');
}

/** @param {Pick<FileResult, 'file' | 'browser'>} result */
export const nameOf = ({ file, browser }) =>
  `${relative('.', file)}${browser ? ` in ${browser}` : ''}`;

/** @param {number} seconds */
const rounded = (seconds) => `${seconds.toFixed(1)} s`;

/**
 * A line, then the failures in full.
 * @param {FileResult} result
 */
export function describeResult(result) {
  const { passed, failures, seconds, notes = [] } = result;
  const mark = failures.length ? '✗' : '✓';
  const lines = [`${mark} ${nameOf(result)} (${passed + failures.length}, ${rounded(seconds)})`];
  for (const { name, error } of failures) {
    lines.push('', `  ✗ ${name}`, indented(described(error)));
  }
  if (failures.length) lines.push('', ...notes.map((note) => `  ${note}`));
  return lines.join('\n');
}

/**
 * The files that took longest.
 * @param {FileResult[]} results
 */
export function describeSlowest(results, most = 10) {
  const slowest = [...results].sort((a, b) => b.seconds - a.seconds).slice(0, most);
  return [
    `The slowest of ${results.length} files:`,
    ...slowest.map((result) => `${rounded(result.seconds).padStart(8)}  ${nameOf(result)}`),
  ].join('\n');
}

/**
 * The failures again: a long output may be kept only in part.
 * @param {FileResult[]} results
 */
export const describeFailures = (results) =>
  ['Failures:', ...results.filter(({ failures }) => failures.length).map(describeResult)].join(
    '\n',
  );

/** @param {FileResult[]} results */
export const countOf = (results) => ({
  passed: results.reduce((sum, { passed }) => sum + passed, 0),
  failed: results.reduce((sum, { failures }) => sum + failures.length, 0),
});
