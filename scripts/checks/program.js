import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';

/** Milliseconds for a program to become ready. */
const START = 60_000;

/** @typedef {{ output: () => string, close: () => Promise<void> }} Program its output, and a function that ends it */

/**
 * Starts a server program, and waits until it is ready.
 * @param {string} path
 * @param {string[]} args
 * @param {() => Promise<unknown>} isReady fails, or resolves to undefined, until it is ready
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<Program>}
 * @throws {Error} with its output, if it exits or is not ready in time
 */
export async function startProgram(path, args, isReady, options) {
  const child = spawn(path, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  const ended = new Promise((resolve) => child.once('exit', resolve).once('error', resolve));
  const end = () => child.kill();
  process.once('exit', end);
  const close = async () => {
    process.off('exit', end);
    end();
    await ended;
  };
  const until = Date.now() + START;
  while (!(await isReady().catch(() => undefined))) {
    if (child.exitCode !== null || Date.now() > until) {
      await close();
      throw new Error(`${path} does not start:\n${output.trim().slice(-2000)}`);
    }
    await setTimeout(100);
  }
  return { output: () => output, close };
}
