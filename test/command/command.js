import { Readable } from 'node:stream';
import { run as runCommand } from '../../cli/run.js';

/**
 * Runs the command in this process.
 * @param {{ env?: Readonly<Record<string, string>>, text?: string }} surroundings the environment, and the standard input
 * @param {...string} args
 * @returns {Promise<{ status: number, out: string, errors: string }>}
 */
async function runBeside({ env = {}, text = '' }, ...args) {
  let [out, errors] = ['', ''];
  const stdout = { write: (/** @type {string} */ text) => !!(out += text) };
  const stderr = { write: (/** @type {string} */ text) => !!(errors += text) };
  const stdin = Readable.from([Buffer.from(text)]);
  const status = await runCommand(args, { stdin, stdout, stderr, env });
  return { status, out, errors };
}

/** @param {Readonly<Record<string, string>>} env @param {...string} args */
export const runIn = (env, ...args) => runBeside({ env }, ...args);

/** Runs the command with a standard input. @param {string} text @param {...string} args */
export const runWith = (text, ...args) => runBeside({ text }, ...args);

/** Runs the command in an environment without a language. @param {...string} args */
export const run = (...args) => runBeside({}, ...args);

/** The codes of the findings that a run of `doctor` has reported. @param {string} out */
export const codesIn = (out) => [...out.matchAll(/\[(\w+)\]$/gm)].map(([, code]) => code);
