import { readdirSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { run } from 'node:test';
import { startTestRunner } from '@web/test-runner';
import { build } from '../../build/build.js';
import { findBrowser } from './browser.js';
import { inOtherBrowsers } from './other-browsers.js';
import { countOf, resultOf } from './reporter.js';

/** @typedef {{ passed: number, failed: number }} Count */
/** @typedef {{ passed: number, failures: Parameters<typeof resultOf>[2], written: string }} NodeResult */

/**
 * The files to run: all, or those that the arguments name or that are in folders they name.
 * @param {string[]} wanted
 */
function filesOf(wanted) {
  const all = wanted.flatMap((path) =>
    statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true }).map((file) => join(path, String(file)))
      : path,
  );
  return {
    node: all.filter((file) => /\.test\.[jt]s$/.test(file)),
    browser: all.filter((file) => file.endsWith('.spec.ts')),
  };
}

/** What a test threw, out of what Node makes of that. @param {Error} error */
const causeOf = (error) => (error.cause instanceof Error ? error.cause : error);

/**
 * Runs files in Node.
 * @param {string[]} files
 * @returns {Promise<Count>}
 */
async function runInNode(files) {
  if (!files.length) return { passed: 0, failed: 0 };
  const paths = files.map((file) => resolve(file));
  /** @type {Map<string | undefined, NodeResult>} */
  const results = new Map(paths.map((path) => [path, { passed: 0, failures: [], written: '' }]));
  for await (const { type, data } of run({ files: paths, concurrency: true })) {
    if (type === 'test:stderr') {
      const result = results.get(data.file);
      if (result) result.written += data.message;
    }
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const result = results.get(data.file);
    if (!result || data.skip !== undefined || data.todo !== undefined) continue;
    // A file is a test of its own to Node, as soon as it has no other.
    const isFile = data.name === data.file;
    if (type === 'test:pass') {
      if (!isFile && data.details.type !== 'suite') result.passed++;
      continue;
    }
    const error = /** @type {Error & { failureType?: string }} */ (data.details.error);
    // A suite, or a file, with a test that failed: that one is counted already.
    if (error.failureType === 'subtestsFailed') continue;
    result.failures.push({
      name: isFile ? 'the file itself' : data.name,
      error: isFile ? { message: result.written } : causeOf(error),
    });
  }
  let [passed, failed] = [0, 0];
  for (const [path, result] of results) {
    console.log(resultOf(relative('.', path ?? ''), result.passed, result.failures));
    passed += result.passed;
    failed += result.failures.length;
  }
  return { passed, failed };
}

/**
 * Runs files in Chromium, and most of them in other browsers too.
 * @param {string[]} files
 * @returns {Promise<Count>}
 */
async function runInBrowser(files) {
  if (!files.length) return { passed: 0, failed: 0 };
  const runner = await startTestRunner({
    // One browser after the other: two at once make each of them slow.
    config: {
      files,
      groups: await inOtherBrowsers(files),
      concurrentBrowsers: 1,
      staticLogging: true,
    },
    readCliArgs: false,
    autoExitProcess: false,
  });
  if (!runner) return { passed: 0, failed: 1 };
  await new Promise((done) => runner.on('stopped', done));
  const counts = [...runner.sessions.all()].map(countOf);
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failures }) => sum + failures.length, 0),
  };
}

/** @type {Count} */
const total = { passed: 0, failed: 0 };

// The closing line comes last however this ends; what ends it early is a failure.
process.on('exit', (code) => {
  if (code && !total.failed) total.failed = 1;
  console.log(`${total.passed} passed, ${total.failed} failed`);
});

try {
  const args = process.argv.slice(2);
  const paths = args.filter((arg) => !arg.startsWith('--'));
  const files = filesOf(paths.length ? paths : ['src', 'test', 'demo', 'build']);
  if (files.browser.length) await findBrowser();
  // For one file over and over, what is in dist may do.
  if (!args.includes('--no-build')) await build();
  for (const count of [await runInNode(files.node), await runInBrowser(files.browser)]) {
    total.passed += count.passed;
    total.failed += count.failed;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
process.exit(total.failed || !total.passed ? 1 : 0);
