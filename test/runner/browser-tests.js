import { resolve } from 'node:path';
import { startTestRunner } from '@web/test-runner';
import { within } from '../../tools/browsers/within.js';
import { freePort } from '../../tools/listen.js';
import { ITSELF, nameOf, printed } from './report.js';
import { buildSpecs, builtFile, sourceOf } from './specs.js';

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

/** The type of a page's message that a test starts, with the names of both: see web-test-runner.config.js. */
const STARTED = 'test-started';

/** @param {TestSession} session */
const nameIn = ({ testFile, browser }) =>
  nameOf({ file: sourceOf(testFile), browser: browser.name });

/**
 * @param {TestSession} session
 * @param {number} seconds
 * @param {string | undefined} grep
 * @returns {FileResult}
 */
function resultOf(session, seconds, grep) {
  // Without a filter, a test that did not run was not reached.
  const tests = testsOf(session.testResults).filter(
    ({ passed, error }) => !grep || passed || error,
  );
  const failures = tests.filter((test) => !test.passed);
  const errors = session.errors.map((error) => ({ name: ITSELF, error }));
  if (!grep && !session.passed && !failures.length && !errors.length) {
    errors.push({ name: ITSELF, error: { message: 'the browser reported a failure' } });
  }
  return {
    file: sourceOf(session.testFile),
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

/** Steps of a page around its tests, by the status of its session. @type {Record<string, string>} */
const STEPS = {
  INITIALIZING: 'opening the page',
  TEST_STARTED: 'loading the tests',
  TEST_FINISHED: 'closing the page',
};

/**
 * Prevents the test runner's own runs after changes: they would start in the middle of a build.
 * @type {import('@web/test-runner').TestRunnerPlugin}
 */
const withoutReload = {
  name: 'without-reload',
  serverStart({ fileWatcher }) {
    fileWatcher.removeAllListeners();
  },
  // Only its watcher removes changed files from the cache.
  transform: () => ({ transformCache: false }),
};

/**
 * Runs files in a browser.
 * @param {string[]} files
 * @param {import('@web/test-runner').BrowserLauncher} browser
 * @param {object} options
 * @param {import('@web/test-runner').TestRunnerConfig} options.config
 * @param {(result: FileResult) => void} options.onResult
 * @param {import('./progress.js').Progress} options.progress
 * @param {string | undefined} [options.grep] a part of the names of tests; by default all tests run
 * @param {boolean} [options.isBuilt] true if the files are built already
 * @param {boolean} [options.watch] keeps the browser, until the process ends
 * @param {boolean} [options.open] opens the files in a visible browser, too, until the process ends
 * @returns {Promise<(() => Promise<void>) | undefined>} runs the files again, if the browser stays
 */
export async function runInBrowser(
  files,
  browser,
  { config, onResult, progress, grep, isBuilt = false, watch = false, open = false },
) {
  if (!files.length) return undefined;
  if (!isBuilt) await buildSpecs(files);
  const runner = await startTestRunner({
    config: {
      ...config,
      testFramework: { config: { ...Object(config.testFramework?.config), ...(grep && { grep }) } },
      files: files.map(builtFile),
      browsers: [browser],
      // The runner's own search gives two runs that start together the same port.
      port: await freePort(),
      reporters: [],
      staticLogging: true,
      watch: watch || open,
      plugins: [
        ...(config.plugins ?? []),
        ...(watch || open ? [withoutReload] : []),
        {
          name: 'progress',
          serverStart({ webSockets }) {
            webSockets?.on('message', ({ data }) => {
              const session =
                data.type === STARTED && runner?.sessions.get(String(data['sessionId']));
              if (session && session.status !== 'FINISHED')
                progress.next(nameIn(session), String(data['test']));
            });
          },
        },
      ],
    },
    readFileConfig: false,
    readCliArgs: false,
    autoExitProcess: false,
  });
  if (!runner) throw new Error('The test runner does not start');
  /** Start times by session. @type {Map<string, number>} */
  const starts = new Map();
  /** @param {TestSession} session */
  const follow = (session) => {
    const { id, status } = session;
    if (status === 'INITIALIZING') starts.set(id, performance.now());
    const step = STEPS[status];
    if (step) progress.next(nameIn(session), step);
    if (status !== 'FINISHED') return;
    progress.end(nameIn(session));
    onResult(resultOf(session, (performance.now() - Number(starts.get(id))) / 1000, grep));
  };
  // The first files have already started.
  for (const session of runner.sessions.all()) follow(session);
  runner.sessions.on('session-status-updated', follow);
  await new Promise((done) => runner.on('test-run-finished', done));
  if (open) for (const file of files) runner.startDebugBrowser(resolve(builtFile(file)));
  if (watch || open) {
    return async () => {
      await buildSpecs(files);
      await runner.runTests([...runner.sessions.all()]);
    };
  }
  const stopped = new Promise((done) => runner.on('stopped', done));
  // All results are there: errors of pages that are still open do not matter.
  await within(10_000, 'closing the browser', stopped).catch(() => {});
  return undefined;
}
