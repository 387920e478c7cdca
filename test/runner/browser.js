import { execFile } from 'node:child_process';
import { accessSync, constants, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { installPackages, onPath } from './programs.js';

const run = promisify(execFile);
const cacheDir = '.cache';

/**
 * A browser to test in.
 * @typedef {{ executablePath: string, flags: string[] }} Browser
 */

const NAMES = [
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'microsoft-edge-stable',
  'microsoft-edge',
];

/** Tests talk to this machine only, and a tab counts as visible whatever is in front of it. */
const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
];

const isRoot = () => process.getuid?.() === 0;

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The usual places, most likely first. */
function places() {
  const { env } = process;
  if (process.platform === 'darwin') {
    return ['', homedir()].flatMap((base) =>
      ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
        (name) => `${base}/Applications/${name}.app/Contents/MacOS/${name}`,
      ),
    );
  }
  if (process.platform === 'win32') {
    return [env['ProgramFiles'], env['ProgramFiles(x86)'], env['LocalAppData']].flatMap((base) =>
      base
        ? [
            join(base, 'Google/Chrome/Application/chrome.exe'),
            join(base, 'Chromium/Application/chrome.exe'),
            join(base, 'Microsoft/Edge/Application/msedge.exe'),
          ]
        : [],
    );
  }
  return onPath(NAMES);
}

/**
 * Tries a browser. Some installed files are none: a pointer to another package system, or one that
 * lacks libraries.
 * @param {string} executablePath
 * @param {string[]} flags
 */
async function starts(executablePath, flags) {
  const profile = mkdtempSync(join(tmpdir(), 'browser-'));
  const args = ['--headless', `--user-data-dir=${profile}`, '--dump-dom', 'about:blank'];
  try {
    await run(executablePath, [...flags, ...args], { timeout: 60_000 });
    return true;
  } catch {
    return false;
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/**
 * A browser with the flags with which it starts. Root, and users in most containers, have no
 * sandbox to offer; the pages that tests open are our own.
 * @param {string} executablePath
 * @returns {Promise<Browser | undefined>}
 */
async function usable(executablePath) {
  if (!isExecutable(executablePath)) return undefined;
  for (const more of isRoot() ? [['--no-sandbox']] : [[], ['--no-sandbox']]) {
    const flags = [...more, ...FLAGS];
    if (await starts(executablePath, flags)) return { executablePath, flags };
  }
  return undefined;
}

async function installed() {
  for (const path of places()) {
    const browser = await usable(path);
    if (browser) return browser;
  }
  return undefined;
}

/** The package of a Debian-like system. */
const fromPackage = async () =>
  (await installPackages('browser', 'chromium')) ? installed() : undefined;

/** A download of our own, kept for the next time. */
async function fromDownload() {
  const { Browser, detectBrowserPlatform, getInstalledBrowsers, install, resolveBuildId } =
    await import('@puppeteer/browsers');
  const kept = existsSync(cacheDir) && readdirSync(cacheDir).includes(Browser.CHROME);
  const before = kept ? await getInstalledBrowsers({ cacheDir }) : [];
  for (const { executablePath } of before) {
    const browser = await usable(executablePath);
    if (browser) return browser;
  }
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

/** @type {Promise<Browser> | undefined} */
let found;

/**
 * An installed Chrome, Chromium or Edge; where there is none, gets one.
 * @throws {Error} whose message is one line on what to do
 */
export const findBrowser = () => (found ??= find());

/** @returns {Promise<Browser>} */
async function find() {
  const wanted = process.env['CHROME_PATH'];
  if (wanted) {
    const browser = await usable(wanted);
    if (browser) return browser;
    throw new Error(`CHROME_PATH=${wanted} does not start: set it to a Chrome, Chromium or Edge`);
  }
  /** @type {string[]} */
  const failures = [];
  for (const get of [installed, fromPackage, fromDownload]) {
    try {
      const browser = await get();
      if (browser) return browser;
    } catch (error) {
      failures.push(`${firstLine(error)}`);
    }
  }
  throw new Error(
    'No browser to test in: install Chrome, Chromium or Edge, or set CHROME_PATH to one ' +
      `(${failures.join('; ')})`,
  );
}
