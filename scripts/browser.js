import { execFile } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

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
  const folders = (env['PATH'] ?? '').split(delimiter).concat('/usr/bin', '/usr/local/bin');
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** Some installed files are no browser: a pointer to another package system, or one that lacks libraries. */
async function starts(/** @type {string} */ path) {
  // On Windows, the question opens a window.
  if (process.platform === 'win32') return true;
  return run(path, ['--version'], { timeout: 30_000 }).then(
    () => true,
    () => false,
  );
}

async function installed() {
  for (const path of new Set(places())) {
    if (isExecutable(path) && (await starts(path))) return path;
  }
  return undefined;
}

/** The package of a Debian-like system. */
async function fromPackage() {
  const possible = process.platform === 'linux' && isRoot() && existsSync('/etc/debian_version');
  if (!possible) return undefined;
  console.log('No browser found: installing the package chromium …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, maxBuffer: 64e6 };
  await run('apt-get', ['update'], options);
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options);
  return installed();
}

/** A download of our own, kept for the next time. */
async function fromDownload() {
  const { Browser, detectBrowserPlatform, getInstalledBrowsers, install, resolveBuildId } =
    await import('@puppeteer/browsers');
  const kept = existsSync(cacheDir) && readdirSync(cacheDir).includes(Browser.CHROME);
  const before = kept ? await getInstalledBrowsers({ cacheDir }) : [];
  for (const { executablePath } of before) {
    if (isExecutable(executablePath) && (await starts(executablePath))) return executablePath;
  }
  const platform = detectBrowserPlatform();
  if (!platform) throw new Error(`there is no Chrome for ${process.platform} ${process.arch}`);
  console.log(`No browser found: downloading Chrome into ${cacheDir}/ …`);
  const buildId = await resolveBuildId(Browser.CHROME, platform, 'stable');
  const { executablePath } = await install({ browser: Browser.CHROME, buildId, cacheDir });
  if (await starts(executablePath)) return executablePath;
  throw new Error('the downloaded Chrome does not start here');
}

/** @param {unknown} error */
const firstLine = (error) => String(error instanceof Error ? error.message : error).split('\n')[0];

/**
 * An installed Chrome, Chromium or Edge; where there is none, gets one.
 * @returns {Promise<Browser>}
 * @throws {Error} whose message is one line on what to do
 */
export async function findBrowser() {
  const flags = isRoot() ? ['--no-sandbox', ...FLAGS] : FLAGS;
  const wanted = process.env['CHROME_PATH'];
  if (wanted) {
    if (isExecutable(wanted)) return { executablePath: wanted, flags };
    throw new Error(`CHROME_PATH=${wanted} is no program: set it to a Chrome, Chromium or Edge`);
  }
  /** @type {string[]} */
  const failures = [];
  for (const get of [installed, fromPackage, fromDownload]) {
    try {
      const executablePath = await get();
      if (executablePath) return { executablePath, flags };
    } catch (error) {
      failures.push(`${firstLine(error)}`);
    }
  }
  throw new Error(
    'No browser to test in: install Chrome, Chromium or Edge, or set CHROME_PATH to one ' +
      `(${failures.join('; ')})`,
  );
}
