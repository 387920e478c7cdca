import { relative } from 'node:path';
import { startTestRunner } from '@web/test-runner';
import { within } from './browsers/within.js';
import { ITSELF, printed } from './report.js';

/** @typedef {import('@web/test-runner').TestSession} TestSession */
/** @typedef {NonNullable<TestSession['testResults']>} Suite */
/** @typedef {import('./report.js').FileResult} FileResult */

/**
 * The tests of a suite and of nested suites, with their full names.
 * @param {Suite | undefined} suite
 * @param {string} before
 * @returns {Array<import('@web/test-runner').TestResult>}
 */
function testsOf(suite, before = '') {
  if (!suite) return [];
  const named = (/** @type {string} */ name) => [before, name].filter(Boolean).join(' › ');
  const own = suite.tests
    .filter((test) => !test.skipped)
    .map((test) => ({ ...test, name: named(test.name) }));
  return [...own, ...suite.suites.flatMap((inner) => testsOf(inner, named(inner.name)))];
}

/**
 * @param {TestSession} session
 * @param {number} seconds
 * @returns {FileResult}
 */
function resultOf(session, seconds) {
  const tests = testsOf(session.testResults);
  const failures = tests.filter((test) => !test.passed);
  const errors = session.errors.map((error) => ({ name: ITSELF, error }));
  if (!session.passed && !failures.length && !errors.length) {
    errors.push({ name: ITSELF, error: { message: 'the browser reported a failure' } });
  }
  return {
    file: session.testFile,
    browser: session.browser.name,
    passed: tests.length - failures.length,
    failures: [...errors, ...failures],
    seconds,
    notes: [
      ...[...session.request404s].map((path) => `not found: ${path}`),
      ...session.logs.map((args) => `console: ${args.map(printed).join(' ')}`),
    ],
  };
}

/**
 * Runs files in a browser.
 * @param {string[]} files
 * @param {import('@web/test-runner').BrowserLauncher} browser
 * @param {object} options
 * @param {import('@web/test-runner').TestRunnerConfig} options.config
 * @param {(result: FileResult) => void} options.onResult
 */
export async function runInBrowser(files, browser, { config, onResult }) {
  if (!files.length) return;
  const start = performance.now();
  const runner = await startTestRunner({
    config: {
      ...config,
      files: files.map((file) => relative('.', file)),
      browsers: [browser],
      reporters: [],
      staticLogging: true,
    },
    readFileConfig: false,
    readCliArgs: false,
    autoExitProcess: false,
  });
  if (!runner) throw new Error('The test runner does not start');
  /** Start times by file; the first files have already started. @type {Map<string, number>} */
  const starts = new Map();
  runner.sessions.on('session-status-updated', (session) => {
    if (session.status === 'INITIALIZING') starts.set(session.id, performance.now());
    if (session.status !== 'FINISHED') return;
    const since = starts.get(session.id) ?? start;
    onResult(resultOf(session, (performance.now() - since) / 1000));
  });
  await new Promise((done) => runner.on('finished', done));
  const stopped = new Promise((done) => runner.on('stopped', done));
  // All results are there: errors of pages that are still open do not matter.
  await within(10_000, 'closing the browser', stopped).catch(() => {});
}
