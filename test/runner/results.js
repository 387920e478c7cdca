/** The results of all parts of `npm test`: both test runners append them to the file that `TEST_RESULTS` names. */
import { appendFileSync } from 'node:fs';

/**
 * A test, or an error outside of tests. An unstable test has failed, then passed: `error` is its first one.
 * @typedef {{ name: string, state: 'passed' | 'failed' | 'unstable', error?: string }} Result
 */

const file = process.env['TEST_RESULTS'];

/** Also notes the running test, and the end: a part without it has crashed. @param {Result | { running: string } | { ended: true }} message */
export const note = (message) => file && appendFileSync(file, `${JSON.stringify(message)}\n`);

/** @param {{ message: string, stack?: string | undefined } | undefined} error */
export const textOf = ({ message, stack = '' } = { message: 'It did not run.' }) =>
  stack.includes(message) ? stack : `${message}\n${stack}`.trimEnd();

/** @param {readonly Result[]} results @param {Result['state']} state */
const listed = (results, state) =>
  results
    .filter((result) => result.state === state)
    .map(({ name, error = '' }) => `✗ ${name}\n${error.replace(/^/gm, '    ')}\n`);

/**
 * Prints the unstable tests, the failures and, as the last line, the counts.
 * @param {readonly Result[]} results
 * @returns {number} of failures
 */
export function summarize(results) {
  const [unstable, failures] = [listed(results, 'unstable'), listed(results, 'failed')];
  if (unstable.length) console.log(['\nUnstable:', ...unstable].join('\n'));
  if (failures.length) console.log(['\nFailures:', ...failures].join('\n'));
  console.log(`${results.length - failures.length} passed, ${failures.length} failed`);
  return failures.length;
}
