import { availableParallelism } from 'node:os';
import { Launcher } from 'chrome-launcher';
import { openWindow, puppeteerLauncher, starts } from './puppeteer.js';
import { unpacked } from './unpacked.js';

const cacheDir = '.cache';

/**
 * A browser to test in.
 * @typedef {{ executablePath: string, flags: string[] }} Browser
 */

/** Tests use only this machine's network; Puppeteer sets further flags for reproducible results. */
const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--disable-component-update',
  '--lang=en-US',
  // Letters as wide in the headless shell as in windows.
  '--font-render-hinting=none',
  // Each window would load two pages for its address bar: more than a second of the processor.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
];

/**
 * One process for the pages and frames of a test, as on small phones: with several, an empty page needs a second more of
 * the processor.
 */
export const ONE_PROCESS = [
  '--disable-site-isolation-trials',
  '--disable-features=IsolateOrigins,site-per-process',
];

/** Pages that tests open at the same time. On one processor, a third would draw more frames and save no time. */
export const PAGES_AT_ONCE = Math.min(availableParallelism() + 1, 3);

// The width of date fields depends on the browser's language. Chromium on Linux ignores `--lang`.
process.env['LANGUAGE'] = 'en_US';

const isRoot = () => process.getuid?.() === 0;

/**
 * A browser with its flags. Some installed files cannot run: they refer to another package system, or lack
 * libraries. Root, and users in most containers, have no sandbox; tests open only their own pages.
 * @param {string} executablePath
 * @returns {Promise<Browser | undefined>}
 */
async function usable(executablePath) {
  for (const more of isRoot() ? [['--no-sandbox']] : [[], ['--no-sandbox']]) {
    const flags = [...more, ...FLAGS];
    if (await starts({ executablePath, args: flags })) return { executablePath, flags };
  }
  return undefined;
}

/** @param {string[]} paths */
async function firstUsable(paths) {
  for (const path of paths) {
    const browser = await usable(path);
    if (browser) return browser;
  }
  return undefined;
}

/** @throws {Error} if there is none */
const installed = async () => firstUsable(Launcher.getInstallations());

/**
 * The package of Debian-like systems, also without the right to install it.
 * @param {boolean} isWhole false for the headless shell, which needs a tenth less of the processor
 */
async function fromPackage(isWhole) {
  const name = isWhole ? 'chromium' : 'chromium-headless-shell';
  const executablePath = await unpacked(name, `usr/lib/chromium/${name}`, cacheDir);
  return executablePath && usable(executablePath);
}

/** A cached download. */
async function fromDownload() {
  const { Browser, detectBrowserPlatform, getInstalledBrowsers, install, resolveBuildId } =
    await import('@puppeteer/browsers');
  const downloaded = await getInstalledBrowsers({ cacheDir });
  const before = await firstUsable(downloaded.map(({ executablePath }) => executablePath));
  if (before) return before;
  const platform = detectBrowserPlatform();
  if (!platform) throw new Error(`there is no Chrome for ${process.platform} ${process.arch}`);
  console.log(`No browser found: downloading Chrome into ${cacheDir}/ …`);
  const buildId = await resolveBuildId(Browser.CHROME, platform, 'stable');
  const { executablePath } = await install({ browser: Browser.CHROME, buildId, cacheDir });
  const browser = await usable(executablePath);
  if (browser) return browser;
  throw new Error('the downloaded Chrome does not start here');
}

/** @param {unknown} error */
const firstLine = (error) => String(error instanceof Error ? error.message : error).split('\n')[0];

/**
 * An installed Chrome or Chromium; downloads one if there is none.
 * @param {object} [options]
 * @param {boolean} [options.isWhole] whether it can open windows, and is the browser of readers
 * @returns {Promise<Browser>}
 * @throws {Error} whose message is one line with advice
 */
export async function findBrowser({ isWhole = false } = {}) {
  const fromEnvironment = process.env['CHROME_PATH'];
  if (fromEnvironment) {
    const browser = await usable(fromEnvironment);
    if (browser) return browser;
    throw new Error(
      `CHROME_PATH=${fromEnvironment} does not start: set it to a Chrome, Chromium or Edge`,
    );
  }
  /** @type {string[]} */
  const failures = [];
  for (const get of [installed, () => fromPackage(isWhole), fromDownload]) {
    try {
      const browser = await get();
      if (browser) return browser;
    } catch (error) {
      failures.push(`${firstLine(error)}`);
    }
  }
  throw new Error(
    'No browser to test in: install Chrome or Chromium, or set CHROME_PATH to one ' +
      `(${failures.join('; ')})`,
  );
}

/**
 * Runs tests in Chromium or a browser based on it.
 * @param {object} [options]
 * @param {boolean} [options.isWhole] whether it can open windows
 */
export async function chromium({ isWhole = false } = {}) {
  const { executablePath, flags } = await findBrowser({ isWhole });
  return puppeteerLauncher('Chromium', {
    // Without events of the network, which no test reads: each file is one to two hundred requests.
    launchOptions: { executablePath, args: [...flags, ...ONE_PROCESS], networkEnabled: false },
    concurrency: PAGES_AT_ONCE,
    createPage: ({ browser }) => openWindow(browser),
  });
}
