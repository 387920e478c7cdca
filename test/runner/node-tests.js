import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { run } from 'node:test';
import { ITSELF } from './report.js';

/** @typedef {import('./report.js').FileResult} FileResult */

/** Milliseconds that a file may take. */
const LIMIT = 300_000;

/**
 * The error of a test, without Node's wrapper.
 * @param {Error} error
 */
const causeOf = (error) => (error.cause instanceof Error ? error.cause : error);

/**
 * Runs files in Node, each in its own process.
 * @param {string[]} files
 * @param {(result: FileResult) => void} onResult
 */
export async function runInNode(files, onResult) {
  if (!files.length) return;
  const paths = files.map((file) => resolve(file));
  /** @type {Map<string | undefined, FileResult & { written: string }>} */
  const results = new Map(
    paths.map((file) => [file, { file, passed: 0, failures: [], seconds: 0, written: '' }]),
  );
  const events = run({ files: paths, concurrency: availableParallelism(), timeout: LIMIT });
  for await (const { type, data } of events) {
    const result = 'file' in data ? results.get(data.file) : undefined;
    if (!result) continue;
    if (type === 'test:stderr') result.written += data.message;
    if (type !== 'test:pass' && type !== 'test:fail' && type !== 'test:complete') continue;
    // Node reports a file as a test, too.
    const isFile = data.name === data.file;
    if (type === 'test:complete') {
      if (isFile) result.seconds = data.details.duration_ms / 1000;
      continue;
    }
    if (data.skip !== undefined || data.todo !== undefined) continue;
    if (type === 'test:pass') {
      if (!isFile && data.details.type !== 'suite') result.passed++;
      continue;
    }
    const error = /** @type {Error & { failureType?: string }} */ (data.details.error);
    // A suite or file with a failed test, which is counted already.
    if (error.failureType === 'subtestsFailed') continue;
    result.failures.push({
      name: isFile ? ITSELF : data.name,
      error: isFile ? { message: result.written || error.message } : causeOf(error),
    });
  }
  for (const result of results.values()) onResult(result);
}
