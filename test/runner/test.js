/**
 * `npm test`: Node's tests and Chromium's.
 * `npm run test:repository`: the package, its types, the release, the site and the test runner.
 * `npm run test:browsers`: engine-dependent tests, in Firefox and WebKit.
 *
 *   PATH...        only these files and folders
 *   --all          all tests that other browsers can run
 *   --no-build     use the existing dist/
 */
import { parseArgs } from 'node:util';
import { build } from '../../build/build.js';
import config from '../../web-test-runner.config.js';
import { runInBrowser } from './browser-tests.js';
import { chromium } from './browsers/chromium.js';
import { firefox } from './browsers/firefox.js';
import { webkit } from './browsers/webkit.js';
import {
  browserTests,
  ENGINE_DEPENDENT,
  FOLDERS,
  nodeTests,
  portableTests,
  REPOSITORY,
  usualTests,
} from './files.js';
import { print } from './logger.js';
import { runInNode } from './node-tests.js';
import { countOf, describeFailures, describeResult, describeSlowest } from './report.js';

/** Minutes after which a run ends in any case. */
const LIMIT = { usual: 15, all: 60 };

const { values: given, positionals: paths } = parseArgs({
  allowPositionals: true,
  options: {
    browsers: { type: 'boolean', default: false },
    repository: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
  },
});

/** @type {import('./report.js').FileResult[]} */
const results = [];
/** Errors outside of tests. */
let faults = 0;

/** @param {import('./report.js').FileResult} result */
function onResult(result) {
  results.push(result);
  print(describeResult(result));
}

/** @param {unknown} error */
function onFault(error) {
  faults++;
  print(error);
}

// Prints the summary last, however the run ends.
process.on('exit', (code) => {
  const { passed, failed } = countOf(results);
  if (results.length) print(describeSlowest(results));
  if (failed) print(describeFailures(results));
  const all = failed + faults || (code || !passed ? 1 : 0);
  print(`${passed} passed, ${all} failed`);
  process.exitCode = all ? 1 : 0;
});
process.on('unhandledRejection', onFault);

const limit = given.all ? LIMIT.all : LIMIT.usual;
setTimeout(() => {
  onFault(`The run takes longer than ${limit} minutes: it ends here.`);
  process.exit(1);
}, limit * 60_000).unref();

/** Node's tests, and Chromium's. */
async function runUsual() {
  const unnamed = () => (given.repository ? REPOSITORY : usualTests());
  const selected = paths.length ? paths : unnamed();
  const inBrowser = browserTests(selected);
  // Before the tests, so that a missing browser is reported first.
  const browser = inBrowser.length ? await chromium() : undefined;
  if (!given['no-build']) await build();
  // At the same time: tests in a browser wait for frames and timers.
  await Promise.all([
    runInNode(nodeTests(selected), onResult),
    browser && runInBrowser(inBrowser, browser, { config, onResult }),
  ]);
}

/** Engine-dependent tests, in the other browsers that are installed or can be. */
async function runInOthers() {
  const files = portableTests(paths.length ? paths : given.all ? FOLDERS : ENGINE_DEPENDENT);
  if (!given['no-build']) await build();
  // One browser after the other: two at once make each of them slow.
  for (const [name, start] of Object.entries({ Firefox: firefox, WebKit: webkit })) {
    const browser = await start().catch((/** @type {Error} */ { message }) => print(message));
    if (browser) await runInBrowser(files, browser, { config, onResult });
    else print(`No ${name} here: no test runs in it.`);
  }
}

try {
  await (given.browsers ? runInOthers() : runUsual());
} catch (error) {
  onFault(error instanceof Error ? error.message : error);
}
process.exit();
