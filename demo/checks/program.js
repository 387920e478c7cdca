import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';

/** Milliseconds until a program has to answer. */
const START = 60_000;

/** @typedef {{ said: () => string, close: () => Promise<void> }} Program what it printed, and its end */

/**
 * Starts a program that serves until it is closed, and waits until it does.
 * @param {string} path
 * @param {string[]} args
 * @param {() => Promise<unknown>} isReady what fails, or gives nothing, until it serves
 * @returns {Promise<Program>}
 * @throws {Error} with what it printed, where it ends or does not serve in time
 */
export async function startProgram(path, args, isReady) {
  const child = spawn(path, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
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
      throw new Error(`${path} does not start:\n${said.trim().slice(-2000)}`);
    }
    await setTimeout(100);
  }
  return { said: () => said, close };
}
