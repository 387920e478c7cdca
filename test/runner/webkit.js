import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { WebdriverLauncher } from '@web/test-runner-webdriver';
import { freePort } from '../../demo/listen.js';
import { findOrInstall, onPath } from './programs.js';

const HOST = '127.0.0.1';

/** One page after the other in one window: with more than one it would put them into frames. */
class OneByOne extends WebdriverLauncher {
  concurrency = 1;

  /** @override @param {import('@web/test-runner-core').TestRunnerCoreConfig} config */
  initialize(config) {
    return super.initialize({ ...config, concurrency: this.concurrency });
  }
}

/** @param {string} name */
const pathOf = (name) => onPath([name]).find((path) => existsSync(path));

/** The driver, and the display that the browser needs: it knows no other way to do without one. */
function installed() {
  const [driver, display] = [pathOf('WebKitWebDriver'), pathOf('Xvfb')];
  return driver && display ? { driver, display } : undefined;
}

/**
 * A display of its own, by the number that it finds free.
 * @param {string} path
 */
async function startDisplay(path) {
  const args = ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'];
  const child = spawn(path, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const failed = once(child, 'exit').then(() => Promise.reject(new Error(`${path} ended`)));
  const [number] = await Promise.race([once(child.stdout, 'data'), failed]);
  failed.catch(() => {});
  return { child, name: `:${String(number).trim()}` };
}

/** Settles when the driver answers. @param {number} port */
async function ready(port) {
  for (let tries = 100; tries; tries--) {
    try {
      await fetch(`http://${HOST}:${port}/status`);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error('the driver of WebKit does not answer');
}

/** What is asked of the driver. */
const WINDOW = {
  browserName: 'MiniBrowser',
  'webkitgtk:browserOptions': { args: ['--automation'] },
};

/** Whether a window opens: some containers do not let WebKit start. @param {number} port */
async function opens(port) {
  const sessions = `http://${HOST}:${port}/session`;
  const answer = await fetch(sessions, {
    method: 'POST',
    body: JSON.stringify({ capabilities: { alwaysMatch: WINDOW } }),
    signal: AbortSignal.timeout(60_000),
  });
  const { value } = /** @type {{ value: { sessionId: string } }} */ (await answer.json());
  if (answer.ok) await fetch(`${sessions}/${value.sessionId}`, { method: 'DELETE' });
  return answer.ok;
}

/**
 * WebKit as it comes with GTK: what Safari is made of, as far as that can be had elsewhere. It is
 * installed where that is possible, and its driver runs as long as this process does.
 * @returns {Promise<import('@web/test-runner').BrowserLauncher | undefined>} undefined where there is
 *   none
 */
export async function webkit() {
  const found = await findOrInstall(installed, 'WebKit', 'webkit2gtk-driver', 'xvfb');
  if (!found) return undefined;
  const { child: display, name: DISPLAY } = await startDisplay(found.display);
  const port = await freePort();
  const args = [`--port=${port}`, `--host=${HOST}`];
  const driver = spawn(found.driver, args, {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY },
  });
  process.on('exit', () => {
    driver.kill();
    display.kill();
  });
  await ready(port);
  if (!(await opens(port))) return undefined;
  const capabilities = { ...WINDOW, 'wdio:enforceWebDriverClassic': true };
  // Its types are not made for `exactOptionalPropertyTypes`.
  return /** @type {any} */ (new OneByOne({ hostname: HOST, port, path: '/', capabilities }));
}
