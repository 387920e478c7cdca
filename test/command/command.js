import { run as runCommand } from '../../cli/run.js';

/**
 * Runs the command in this process.
 * @param {Readonly<Record<string, string>>} env the environment
 * @param {...string} args
 * @returns {Promise<{ status: number, out: string, errors: string }>}
 */
export async function runIn(env, ...args) {
  let [out, errors] = ['', ''];
  const stdout = { write: (/** @type {string} */ text) => !!(out += text) };
  const stderr = { write: (/** @type {string} */ text) => !!(errors += text) };
  const status = await runCommand(args, { stdout, stderr, env });
  return { status, out, errors };
}

/** Runs the command in an environment without a language. @param {...string} args */
export const run = (...args) => runIn({}, ...args);

/** The codes of the findings that a run of `doctor` has reported. @param {string} out */
export const codesIn = (out) => [...out.matchAll(/\[(\w+)\]$/gm)].map(([, code]) => code);
