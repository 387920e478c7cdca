import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../listen.js';
import { LIMITS } from '../limits.js';
import { findOrInstall, onPath } from './programs.js';
import { RestartingLauncher } from './restarting-launcher.js';
import { WebDriverLauncher } from './webdriver.js';
import { within } from './within.js';

const HOST = '127.0.0.1';

/** Capabilities for the driver. */
const WINDOW = {
  browserName: 'MiniBrowser',
  'webkitgtk:browserOptions': { args: ['--automation'] },
};

/** @param {string} name */
const pathOf = (name) => onPath([name]).find((path) => existsSync(path));

/** The driver, and the virtual display that the browser needs, since it has no headless mode. */
function installed() {
  const [driver, display] = [pathOf('WebKitWebDriver'), pathOf('Xvfb')];
  return driver && display ? { driver, display } : undefined;
}

/**
 * Starts a program in its own process group, which ends with this process.
 * @param {string} path
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
function start(path, args, env) {
  const child = spawn(path, args, {
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
    env: { ...process.env, ...env },
  });
  const kill = () => {
    if (child.pid === undefined) return;
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has already exited.
    }
  };
  // A full output pipe would block the program.
  child.stdout.resume();
  process.once('exit', kill);
  return { child, kill };
}

/**
 * A virtual display with a free number.
 * @param {string} path
 */
async function startDisplay(path) {
  const args = ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'];
  const { child } = start(path, args);
  const number = once(child.stdout, 'data').then(([data]) => `:${String(data).trim()}`);
  return within(LIMITS.browser, `the start of ${path}`, number);
}

/** Settles when the driver answers. @param {string} origin */
async function ready(origin) {
  const end = Date.now() + LIMITS.browser;
  while (Date.now() < end) {
    try {
      await fetch(`${origin}/status`, { signal: AbortSignal.timeout(LIMITS.browser) });
      return;
    } catch {
      await wait(100);
    }
  }
  throw new Error('the driver of WebKit does not answer');
}

/**
 * WebKitGTK, the nearest engine to Safari outside of macOS; installed if possible.
 * @returns {Promise<import('@web/test-runner').BrowserLauncher | undefined>} undefined if it is not available
 */
export async function webkit() {
  const installation = await findOrInstall(installed, 'WebKit', 'webkit2gtk-driver', 'xvfb');
  if (!installation) return undefined;
  const DISPLAY = await startDisplay(installation.display);

  async function open() {
    const port = await freePort();
    const origin = `http://${HOST}:${port}`;
    const args = [`--port=${port}`, `--host=${HOST}`];
    const { kill } = start(/** @type {any} */ (installation).driver, args, {
      DISPLAY,
      // Without a graphics processor, composited layers need a sixth more of the processor.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    });
    const launcher = new WebDriverLauncher('WebKit', origin);
    try {
      await ready(origin);
      await launcher.open(WINDOW);
    } catch (error) {
      kill();
      throw error;
    }
    return { launcher, kill };
  }

  // Some containers do not let WebKit start.
  const first = await open().catch((/** @type {Error} */ { message }) => {
    console.log(`WebKit does not start here: ${message}`);
  });
  if (!first) return undefined;
  /** @type {typeof first | undefined} */
  let next = first;
  return new RestartingLauncher({
    name: 'WebKit',
    type: 'webdriver',
    concurrency: 1,
    async start() {
      const running = next ?? (await open());
      next = undefined;
      return running;
    },
  });
}
