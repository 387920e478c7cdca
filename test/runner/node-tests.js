import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { run } from 'node:test';
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
 * Runs a file in its own process.
 * @param {string} file
 * @param {Omit<Options, 'onResult'>} options
 * @returns {Promise<FileResult>}
 */
async function runFile(file, { progress, limit, grep }) {
  const start = performance.now();
  /** @type {FileResult} */
  const result = { file: resolve(file), passed: 0, failures: [], seconds: 0 };
  const name = nameOf(result);
  const hang = new AbortController();
  let written = '';
  let step = 'starting';
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const goOn = (/** @type {string} */ next) => {
    step = next;
    progress.next(name, step);
    clearTimeout(timer);
    timer = setTimeout(() => hang.abort(), limit);
  };
  goOn(step);
  const events = run({
    files: [result.file],
    signal: hang.signal,
    ...(grep && { testNamePatterns: [escaped(grep)] }),
  });
  for await (const { type, data } of events) {
    if (type === 'test:stderr') written += data.message;
    // Node reports a file as a test, too.
    const isFile = 'name' in data && data.name === result.file;
    if (type === 'test:dequeue' && !isFile) goOn(data.name);
    if (type === 'test:complete' && !isFile) goOn(`after ${data.name}`);
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    if (data.skip !== undefined || data.todo !== undefined) continue;
    if (type === 'test:pass') {
      if (!isFile && data.details.type !== 'suite') result.passed++;
      continue;
    }
    const error = /** @type {Error & { failureType?: string }} */ (data.details.error);
    // A suite or file with a failed test, which is counted already; or a test that ended with its file.
    if (error.failureType === 'subtestsFailed' || hang.signal.aborted) continue;
    result.failures.push({
      name: isFile ? ITSELF : data.name,
      error: isFile ? { message: written || error.message } : causeOf(error),
    });
  }
  clearTimeout(timer);
  if (hang.signal.aborted) {
    const message = `nothing for ${limit / 1000} s: the file ends here\n${written}`;
    result.failures.push({ name: step, error: { message } });
  }
  progress.end(name);
  result.seconds = (performance.now() - start) / 1000;
  return result;
}

/**
 * Runs files in Node.
 * @param {readonly string[]} files
 * @param {Options} options
 */
export async function runInNode(files, { onResult, ...options }) {
  const rest = [...files];
  const runRest = async () => {
    for (let file = rest.shift(); file; file = rest.shift()) onResult(await runFile(file, options));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runRest));
}
