import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { run } from 'node:test';
import { pathToFileURL } from 'node:url';
import { ITSELF, nameOf } from './report.js';

/** @typedef {import('./report.js').FileResult} FileResult */

/**
 * @typedef {object} Options
 * @property {(result: FileResult) => void} onResult called as each file ends
 * @property {import('./progress.js').Progress} progress
 * @property {number} limit milliseconds after which a test or a hook hangs: then its file ends
 * @property {string | undefined} [grep] a part of the names of tests; by default all tests run
 */

/**
 * The error of a test, without Node's wrapper.
 * @param {Error} error
 */
const causeOf = (error) => (error.cause instanceof Error ? error.cause : error);

/** @param {string} text */
const escaped = (text) => new RegExp(text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));

/**
 * Imports files one after the other, each as a suite with the name of the file. At the same time, files that share a
 * module that awaits would register their tests in one suite: Node finds the suite by the asynchronous context.
 * @param {readonly string[]} files
 */
const suitesOf = (files) =>
  [
    `import { AsyncResource } from 'node:async_hooks';`,
    `import { describe } from 'node:test';`,
    `let imported = Promise.resolve();`,
    `const next = (load) => (imported = imported.then(AsyncResource.bind(load)));`,
    ...files.map((file) => {
      const load = `() => import(${JSON.stringify(pathToFileURL(file))})`;
      return `describe(${JSON.stringify(file)}, () => next(${load}));`;
    }),
  ].join('\n');

/**
 * Runs files in one process: its start, and the compiling of what files share, take longer than most files. A hang ends
 * the process.
 * @param {readonly string[]} files absolute paths
 * @param {string} folder for the module that imports them
 * @param {Options} options
 * @returns {Promise<string[]>} the files that did not run because of a hang
 */
async function runFiles(files, folder, { onResult, progress, limit, grep }) {
  const all = join(folder, 'all.test.mjs');
  writeFileSync(all, suitesOf(files));
  const rest = [...files];
  const hang = new AbortController();
  let written = '';
  let step = '';
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let start = performance.now();
  /** @returns {FileResult} */
  const nextResult = () => ({ file: rest[0] ?? all, passed: 0, failures: [], seconds: 0 });
  let result = nextResult();
  const goOn = (/** @type {string} */ next) => {
    step = next;
    progress.next(nameOf(result), step);
    clearTimeout(timer);
    timer = setTimeout(() => hang.abort(), limit);
  };
  const end = () => {
    progress.end(nameOf(result));
    result.seconds = (performance.now() - start) / 1000;
    rest.shift();
    onResult(result);
    result = nextResult();
    start = performance.now();
  };
  goOn('starting');
  const events = run({
    files: [all],
    signal: hang.signal,
    ...(grep && { testNamePatterns: [escaped(grep)] }),
  });
  for await (const { type, data } of events) {
    if (type === 'test:stderr') written += data.message;
    // Node reports the module of the files as a test, too; nothing runs after the last file.
    if (!('name' in data) || data.name === all || !rest.length) continue;
    const isFile = data.name === rest[0];
    if (type === 'test:dequeue' && !isFile) goOn(data.name);
    if (type === 'test:complete' && !isFile) goOn(`after ${data.name}`);
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    if (type === 'test:pass' && data.details.type !== 'suite') {
      if (data.skip === undefined && data.todo === undefined) result.passed++;
    }
    const error = /** @type {Error & { failureType?: string }} */ (data.details.error);
    // A suite or file with a failed test, which is counted already; or a test that ended with its file.
    const isCounted = error?.failureType === 'subtestsFailed' || hang.signal.aborted;
    if (type === 'test:fail' && !isCounted && data.todo === undefined) {
      result.failures.push({ name: isFile ? ITSELF : data.name, error: causeOf(error) });
    }
    if (isFile) end();
  }
  clearTimeout(timer);
  if (!rest.length) return [];
  // The process has ended before its time.
  const message = hang.signal.aborted
    ? `nothing for ${limit / 1000} s: the file ends here\n${written}`
    : written || 'the process of the file ended';
  const name = hang.signal.aborted ? step : ITSELF;
  result.failures.push({ name, error: { message } });
  const unreached = rest.slice(1);
  end();
  return unreached;
}

/**
 * Runs files in Node, in as many processes as there are processors.
 * @param {readonly string[]} files
 * @param {Options} options
 */
export async function runInNode(files, options) {
  const count = Math.min(availableParallelism(), files.length);
  await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const folder = mkdtempSync(join(tmpdir(), 'mkt-tests-'));
      let rest = files.filter((_, at) => at % count === index).map((file) => resolve(file));
      while (rest.length) rest = await runFiles(rest, folder, options);
      rmSync(folder, { recursive: true });
    }),
  );
}
