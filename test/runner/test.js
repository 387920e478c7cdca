/**
 * `npm test`: Node's tests and Chromium's.
 * `npm run test:repository`: the package, its types, the release, the site and the test runner.
 * `npm run test:browsers`: engine-dependent tests, in Firefox and WebKit.
 *
 *   PATH...        only these files and folders
 *   --grep TEXT    only tests with this text in their names
 *   --watch        runs the tests again after changes, until Ctrl-C
 *   --open         opens the tests in a visible browser with developer tools, too, until Ctrl-C
 *   --all          all tests that other browsers can run
 *   --no-build     uses the existing dist/; else it is built if a selected test reads it
 */
import { parseArgs } from 'node:util';
import {
  browserTests,
  ENGINE_DEPENDENT,
  FOLDERS,
  isOfRepository,
  missingPaths,
  nodeTests,
  portableTests,
  readsBuild,
  REPOSITORY,
  SOURCES,
  usualTests,
} from './files.js';
import { useFont } from './font.js';
import { print } from '../../tools/logger.js';
import { runInNode } from './node-tests.js';
import { Progress } from './progress.js';
import { LIMITS, LIMITS_OF_REPOSITORY } from '../../tools/limits.js';
import { countOf, describeFailures, describeResult, describeSlowest } from './report.js';

const { values: given, positionals: paths } = parseArgs({
  allowPositionals: true,
  options: {
    browsers: { type: 'boolean', default: false },
    repository: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    grep: { type: 'string' },
    watch: { type: 'boolean', default: false },
    open: { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
  },
});
const { grep, open } = given;
const stays = given.watch || open;

const missing = missingPaths(paths);
for (const line of missing) print(line);
if (missing.length) process.exit(1);

/** @type {import('./report.js').FileResult[]} */
const results = [];
/** Errors outside of tests. */
let faults = 0;

/** @param {import('./report.js').FileResult} result */
function onResult(result) {
  // Some files have no test with the text.
  if (grep && !result.passed && !result.failures.length) return;
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
  if (results.length > 1) print(describeSlowest(results));
  if (failed && results.length > 1) print(describeFailures(results));
  const all = failed + faults || (code || !passed ? 1 : 0);
  print(`${passed} passed, ${all} failed`);
  process.exitCode = all ? 1 : 0;
});
process.on('unhandledRejection', onFault);
// Ends as usual, so that no built tests stay in `.cache/`.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(stays ? 0 : 1));

/** @param {number} limit of a run without any progress, in ms */
const progressWithin = (limit) =>
  new Progress(limit, (message) => {
    onFault(message);
    process.exit(1);
  });

/** Builds `dist/` if a test reads it. @param {string[]} files */
async function buildFor(files) {
  if (given['no-build'] || !files.some(readsBuild)) return;
  const { build } = await import('../../build/build.js');
  await build();
}

/**
 * @param {string[]} files
 * @param {import('@web/test-runner').BrowserLauncher} browser
 * @param {Progress} progress
 * @param {boolean} [isBuilt]
 */
async function runIn(files, browser, progress, isBuilt = false) {
  const { runInBrowser } = await import('./browser-tests.js');
  const { default: config } = await import('../../web-test-runner.config.js');
  return runInBrowser(files, browser, {
    config,
    onResult,
    progress,
    grep,
    isBuilt,
    open,
    watch: given.watch,
  });
}

/** Node's tests, and Chromium's. */
async function runUsual() {
  const unnamed = () => (given.repository ? REPOSITORY : usualTests());
  const selected = paths.length ? paths : unnamed();
  const [inNode, inBrowser] = [nodeTests(selected), browserTests(selected)];
  const limits = inNode.some(isOfRepository) ? LIMITS_OF_REPOSITORY : LIMITS;
  const progress = progressWithin(limits.run);
  useFont();
  // Before the tests, so that a missing browser is reported first.
  const browser = inBrowser.length
    ? await (await import('../../tools/browsers/chromium.js')).chromium({ isWhole: open })
    : undefined;
  await buildFor([...inNode, ...inBrowser]);
  const runNode = () => runInNode(inNode, { onResult, progress, limit: limits.test, grep });
  // At the same time: tests in a browser wait for frames and timers.
  const [, runAgain] = await Promise.all([
    runNode(),
    browser && runIn(inBrowser, browser, progress),
  ]);
  if (!given.watch) return;
  const { onChange } = await import('../../tools/on-change.js');
  const runAll = async () => {
    await buildFor([...inNode, ...inBrowser]);
    await Promise.all([runNode(), runAgain?.()]);
  };
  await onChange(SOURCES, runAll, onFault);
  print('Waiting for changes. Ctrl-C ends.');
}

/** Engine-dependent tests, in the other browsers that are installed or can be. */
async function runInOthers() {
  const { firefox } = await import('../../tools/browsers/firefox.js');
  const { webkit } = await import('../../tools/browsers/webkit.js');
  const files = portableTests(paths.length ? paths : given.all ? FOLDERS : ENGINE_DEPENDENT);
  await buildFor(files);
  const { buildSpecs } = await import('./specs.js');
  if (files.length) await buildSpecs(files);
  // One browser after the other: two at once make each of them slow.
  for (const [name, start] of Object.entries({ Firefox: firefox, WebKit: webkit })) {
    const browser = await start().catch((/** @type {Error} */ { message }) => print(message));
    if (browser) await runIn(files, browser, progressWithin(LIMITS.run), true);
    else print(`No ${name} here: no test runs in it.`);
  }
}

try {
  await (given.browsers ? runInOthers() : runUsual());
} catch (error) {
  onFault(error instanceof Error ? error.message : error);
  process.exit(1);
}
if (!stays) process.exit();
