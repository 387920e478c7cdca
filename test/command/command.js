import { Readable } from 'node:stream';
import { Output } from '../../cli/output.js';
import { run as runCommand } from '../../cli/run.js';

/**
 * Runs the command in this process.
 * @param {string} text the standard input
 * @param {...string} args
 * @returns {Promise<{ status: number, out: string, errors: string }>}
 */
export async function runWith(text, ...args) {
  let [out, errors] = ['', ''];
  const stdout = { write: (/** @type {string} */ text) => !!(out += text) };
  const stderr = { write: (/** @type {string} */ text) => !!(errors += text) };
  const status = await runCommand(
    args,
    new Output(stdout, stderr),
    Readable.from([Buffer.from(text)]),
  );
  return { status, out, errors };
}

/** Runs the command in this process, without standard input. @param {...string} args */
export const run = (...args) => runWith('', ...args);

/** The codes of the findings that a run of `doctor` has reported. @param {string} out */
export const codesIn = (out) => [...out.matchAll(/\[(\w+)\]$/gm)].map(([, code]) => code);
