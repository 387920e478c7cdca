/** WebKitGTK, the nearest engine to Safari outside of macOS. WebDriver: https://www.w3.org/TR/webdriver2/ */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { LIMIT } from '../../scripts/browsers/chromium.js';
import { freePort } from '../../scripts/lib/listen.js';
import { findOrInstall, onPath } from '../../scripts/lib/programs.js';

/** @typedef {import('@web/test-runner').BrowserLauncher} BrowserLauncher */

/** Keys with a name, as WebDriver writes them. @type {Record<string, string>} */
const KEYS = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** @param {string} origin of the driver @param {string} method @param {string} path @param {object} [body] */
async function send(origin, method, path, body) {
  const signal = AbortSignal.timeout(LIMIT);
  const response = await fetch(origin + path, {
    method,
    signal,
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`WebKit: ${value.error}: ${value.message}`);
  return value;
}

/** Starts the driver on a virtual display: the browser has no headless mode. @returns {Promise<string>} its origin */
async function startDriver() {
  const port = await freePort();
  const args = ['-a', 'WebKitWebDriver', `--port=${port}`, '--host=127.0.0.1'];
  const child = spawn('xvfb-run', args, {
    stdio: 'ignore',
    // In a process group, which ends with this process.
    detached: true,
    // Without a graphics processor, composited layers need a sixth more of the processor.
    env: { ...process.env, WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
  });
  process.once('exit', () => child.pid && process.kill(-child.pid, 'SIGKILL'));
  const origin = `http://127.0.0.1:${port}`;
  const end = Date.now() + LIMIT;
  while (!(await fetch(`${origin}/status`).catch(() => undefined))) {
    if (Date.now() > end) throw new Error('WebKit: its driver does not answer');
    await wait(100);
  }
  return origin;
}

/**
 * One window, which shows the pages of tests one after the other.
 * @returns {Promise<BrowserLauncher | undefined>} undefined if WebKit is not available
 */
export async function webkit() {
  const find = () => onPath(['WebKitWebDriver']).find((path) => existsSync(path));
  if (!(await findOrInstall(find, 'WebKit', 'webkit2gtk-driver', 'xvfb', 'xauth')))
    return undefined;
  const origin = await startDriver();
  // The test runner itself waits for pages to load.
  const capabilities = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { args: ['--automation'] },
    pageLoadStrategy: 'none',
  };
  const { sessionId } = await send(origin, 'POST', '/session', {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `/session/${sessionId}`;
  const open = (/** @type {string} */ url) => send(origin, 'POST', `${session}/url`, { url });
  /** The test session of the current page. @type {string | undefined} */
  let shown;
  const launcher = {
    name: 'WebKit',
    type: 'webdriver',
    concurrency: 1,
    /** @param {string} id @param {string} url */
    async startSession(id, url) {
      shown = id;
      await open(url);
    },
    /** @param {string} id */
    isActive: (id) => shown === id,
    getBrowserUrl: () => send(origin, 'GET', `${session}/url`),
    async stopSession() {
      shown = undefined;
      // Stops the scripts of the page.
      await open('about:blank');
      return {};
    },
    startDebugSession: () => Promise.reject(new Error('WebKit has no debugger here')),
    stop: () => send(origin, 'DELETE', session),
    /** For the command of the test runner. @param {string} _id @param {string[]} names */
    sendKeys: (_id, names) =>
      send(origin, 'POST', `${session}/actions`, {
        actions: [
          {
            type: 'key',
            id: 'keyboard',
            actions: names
              .map((name) => KEYS[name] ?? name)
              .flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
          },
        ],
      }),
  };
  return launcher;
}
