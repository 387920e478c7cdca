import { relative } from 'node:path';

/** @typedef {import('@web/test-runner').TestSession} TestSession */
/** @typedef {NonNullable<TestSession['testResults']>} Suite */
/** @typedef {{ name?: string, message: string, stack?: string, expected?: unknown, actual?: unknown }} Failure */

/** @param {string} text */
const indented = (text) => text.replace(/^/gm, '    ');

/**
 * The result of one file: a line, then its failures in full.
 * @param {string} file
 * @param {number} passed
 * @param {Array<{ name: string, error: Failure | undefined }>} failures
 */
export function resultOf(file, passed, failures) {
  const lines = [`${failures.length ? '✗' : '✓'} ${file} (${passed + failures.length})`];
  for (const { name, error } of failures) {
    lines.push('', `  ✗ ${name}`, indented(described(error)));
  }
  return lines.concat(failures.length ? [''] : []).join('\n');
}

/** @param {Failure | undefined} error */
function described(error) {
  if (!error) return 'was not reached';
  const { name = 'Error', message, stack = '', expected, actual } = error;
  const lines = [stack.includes(message) ? stack : `${name}: ${message}\n${stack}`.trim()];
  if (expected !== undefined || actual !== undefined) {
    lines.push(`expected: ${printed(expected)}`, `actual:   ${printed(actual)}`);
  }
  return lines.join('\n');
}

/** @param {unknown} value */
const printed = (value) => (typeof value === 'string' ? value : JSON.stringify(value));

/**
 * The tests of a suite and those within it, with their full names.
 * @param {Suite | undefined} suite
 * @param {string} before
 * @returns {Array<{ name: string, passed: boolean, error: Failure | undefined }>}
 */
function testsOf(suite, before = '') {
  if (!suite) return [];
  const named = (/** @type {string} */ name) => [before, name].filter(Boolean).join(' › ');
  const own = suite.tests
    .filter((test) => !test.skipped)
    .map((test) => ({ name: named(test.name), passed: test.passed, error: test.error }));
  return [...own, ...suite.suites.flatMap((inner) => testsOf(inner, named(inner.name)))];
}

/**
 * What one run of a file in a browser came to. A file that could not be run is one failure.
 * @param {TestSession} session
 */
export function countOf(session) {
  const tests = testsOf(session.testResults);
  const failures = tests.filter((test) => !test.passed);
  const errors = session.errors.map((error) => ({ name: 'the file itself', error }));
  if (!session.passed && !failures.length && !errors.length) {
    errors.push({ name: 'the file itself', error: { message: 'the browser reported a failure' } });
  }
  return { passed: tests.length - failures.length, failures: [...errors, ...failures] };
}

/**
 * Reports browser tests: a line for each file, failures in full with what the page wrote to the
 * console.
 * @returns {import('@web/test-runner').Reporter}
 */
export const fileReporter = () => ({
  reportTestFileResults({ logger, sessionsForTestFile, testFile }) {
    for (const session of sessionsForTestFile) {
      const { passed, failures } = countOf(session);
      const file = relative(process.cwd(), testFile);
      const { name } = session.group;
      logger.log(resultOf(name === 'default' ? file : `${file} in ${name}`, passed, failures));
      if (!failures.length) continue;
      for (const path of session.request404s) logger.log(`  not found: ${path}`);
      for (const args of session.logs) logger.log(`  console: ${args.map(printed).join(' ')}`);
    }
  },
});
