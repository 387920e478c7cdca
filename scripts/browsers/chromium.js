import { availableParallelism } from 'node:os';
import { Launcher } from 'chrome-launcher';
import { launch } from 'puppeteer-core';
import { unpacked } from './unpacked.js';

const cacheDir = '.cache';

/**
 * A browser to test in.
 * @typedef {{ executablePath: string, flags: string[] }} Browser
 */

/** Milliseconds after which an answer of the browser hangs: its start, a page. */
export const LIMIT = 120_000;

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
 * A page in a window of its own: in a background tab, elements would never be in view.
 * @param {import('puppeteer-core').Browser} browser
 */
export async function openWindow(browser) {
  const page = await (await browser.createBrowserContext()).newPage();
  page.setDefaultTimeout(LIMIT);
  return page;
}

/** @param {string} executablePath @param {string[]} args */
async function starts(executablePath, args) {
  try {
    const browser = await launch({ executablePath, args: [...args], timeout: LIMIT });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

/**
 * The first browser that starts, with its flags. Some installed files cannot run: they refer to another package system,
 * or lack libraries. Root, and users in most containers, have no sandbox; tests open only their own pages.
 * @param {string[]} paths
 * @returns {Promise<Browser | undefined>}
 */
async function firstUsable(paths) {
  for (const executablePath of paths) {
    for (const more of isRoot() ? [['--no-sandbox']] : [[], ['--no-sandbox']]) {
      const flags = [...more, ...FLAGS];
      if (await starts(executablePath, flags)) return { executablePath, flags };
    }
  }
  return undefined;
}

/**
 * The package of Debian-like systems, also without the right to install it.
 * @param {boolean} isWhole false for the headless shell, which needs a tenth less of the processor
 */
async function fromPackage(isWhole) {
  const name = isWhole ? 'chromium' : 'chromium-headless-shell';
  const executablePath = await unpacked(name, `usr/lib/chromium/${name}`, cacheDir);
  return executablePath && firstUsable([executablePath]);
}

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
  const browser = await firstUsable([executablePath]);
  if (browser) return browser;
  throw new Error('the downloaded Chrome does not start here');
}

/**
 * An installed Chrome, Chromium or Edge; unpacks or downloads one if there is none.
 * @param {object} [options]
 * @param {boolean} [options.isWhole] whether it can open windows, and is the browser of readers
 * @returns {Promise<Browser>}
 * @throws {Error} whose message is one line with advice
 */
export async function findBrowser({ isWhole = false } = {}) {
  const fromEnvironment = process.env['CHROME_PATH'];
  if (fromEnvironment) {
    const browser = await firstUsable([fromEnvironment]);
    if (browser) return browser;
    throw new Error(
      `CHROME_PATH=${fromEnvironment} does not start: set it to a Chrome, Chromium or Edge`,
    );
  }
  /** @type {string[]} */
  const failures = [];
  const installed = async () => firstUsable(Launcher.getInstallations());
  for (const get of [installed, () => fromPackage(isWhole), fromDownload]) {
    try {
      const browser = await get();
      if (browser) return browser;
    } catch (error) {
      failures.push(String(/** @type {Error} */ (error).message).split('\n')[0] ?? '');
    }
  }
  throw new Error(
    'No browser to test in: install Chrome or Chromium, or set CHROME_PATH to one ' +
      `(${failures.join('; ')})`,
  );
}
