import { relative } from 'node:path';
import { defaultReporter } from '@web/test-runner';
import { LIMIT } from '../../scripts/browsers/chromium.js';
import { freePort } from '../../scripts/lib/listen.js';
import { FONT_FOLDER, loadFonts, withFont } from './font.js';
import { axTree } from './plugins/ax-tree.js';
import { built } from './plugins/built.js';
import { forcedColors } from './plugins/forced-colors.js';
import { origins } from './plugins/origins.js';
import { pages } from './plugins/pages.js';
import { site } from './plugins/site.js';
import { specs } from './plugins/specs.js';
import { note, textOf } from './results.js';

/** @typedef {import('@web/test-runner').TestSession} TestSession */

const MINUTE = 60_000;
const fgrep = process.env['TEST_GREP'] ?? '';

/** Runs in each page before its tests. @param {string} fgrep */
function setUp(fgrep) {
  const { run } = mocha;
  mocha.run = (done) => {
    // The test runner counts tests that are filtered out as failed unless they are pending.
    mocha.suite.eachTest((test) => {
      if (!test.fullTitle().includes(fgrep)) test.pending = true;
    });
    const runner = run.call(mocha, done);
    /** The errors of first attempts. */
    const errors = new Map();
    runner.on('retry', (test, error) => errors.set(test, error));
    runner.on('test end', (/** @type {any} */ test) => {
      // An unstable test has passed, with an error.
      test.err ??= errors.get(test.retriedTest());
      // Results are sent as JSON: no elements.
      for (const key of ['actual', 'expected'])
        if (typeof test.err?.[key] !== 'string') delete test.err?.[key];
    });
    return runner;
  };
}

/**
 * Notes the tests of a suite and of nested suites.
 * @param {NonNullable<TestSession['testResults']>} suite
 * @param {string} before
 */
function noteTests({ tests, suites }, before) {
  for (const { name, passed, skipped, error } of tests) {
    const state = passed ? (error ? 'unstable' : 'passed') : 'failed';
    const text = state === 'passed' ? {} : { error: textOf(error) };
    if (!skipped) note({ name: `${before} › ${name}`, state, ...text });
  }
  for (const suite of suites) noteTests(suite, `${before} › ${suite.name}`);
}

/** For `npm test`. @type {import('@web/test-runner').Reporter} */
const results = {
  reportTestFileResults({ sessionsForTestFile }) {
    for (const { testFile, browser, testResults, errors, logs } of sessionsForTestFile) {
      const name = `${relative('.', testFile)} in ${browser.name}`;
      for (const error of errors) {
        note({ name, state: 'failed', error: [textOf(error), ...logs.flat()].join('\n') });
      }
      if (testResults) noteTests(testResults, name);
    }
  },
  stop() {
    note({ ended: true });
  },
};

/**
 * The server and the pages of tests in browsers.
 * @param {import('@web/test-runner').BrowserLauncher[]} browsers
 * @param {string[]} files the tests, unless the command line has some
 * @returns {Promise<import('@web/test-runner').TestRunnerConfig>}
 */
export async function config(browsers, files) {
  const named = process.argv.filter((arg) => arg.endsWith('.spec.ts'));
  const servers = origins();
  return {
    files,
    browsers,
    concurrentBrowsers: 1,
    port: await freePort(),
    testFramework: { config: { timeout: String(MINUTE), retries: 1, fgrep } },
    // Tests measure text: none starts before the font has loaded.
    testRunnerHtml: (testFramework) =>
      withFont(
        `<!doctype html><html><head></head><body><script type="module">
          await (${loadFonts})();
          await import('${testFramework}');
          (${setUp})(${JSON.stringify(fgrep)});
        </script></body></html>`,
        `/${FONT_FOLDER}`,
      ),
    browserStartTimeout: LIMIT,
    testsStartTimeout: 3 * MINUTE,
    testsFinishTimeout: 15 * MINUTE,
    middleware: [pages(), built(), site(servers.service)],
    plugins: [specs(named.length ? named : files), forcedColors(), axTree(), servers],
    reporters: [defaultReporter(), results],
  };
}
