import { Output } from '../../cli/output.js';
import { run as runCommand } from '../../cli/run.js';

/**
 * Runs the command in this process.
 * @param {...string} args
 * @returns {Promise<{ status: number, out: string, errors: string }>}
 */
export async function run(...args) {
  let [out, errors] = ['', ''];
  const stdout = { write: (/** @type {string} */ text) => !!(out += text) };
  const stderr = { write: (/** @type {string} */ text) => !!(errors += text) };
  const status = await runCommand(args, new Output(stdout, stderr));
  return { status, out, errors };
}

/** The codes of the findings that a run of `doctor` has reported. @param {string} out */
export const codesIn = (out) => [...out.matchAll(/\[(\w+)\]$/gm)].map(([, code]) => code);
