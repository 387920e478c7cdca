import { existsSync } from 'node:fs';
import { findOrInstall, onPath } from './programs.js';
import { puppeteerLauncher, starts } from './puppeteer.js';

const NAMES = ['firefox', 'firefox-esr'];

async function installed() {
  for (const executablePath of onPath(NAMES).filter((path) => existsSync(path))) {
    if (await starts({ browser: 'firefox', executablePath })) return executablePath;
  }
  return undefined;
}

/**
 * Firefox, installed if possible.
 * @returns {Promise<import('@web/test-runner').BrowserLauncher | undefined>} undefined if it is not available
 */
export async function firefox() {
  const executablePath = await findOrInstall(installed, 'Firefox', 'firefox-esr');
  if (!executablePath) return undefined;
  return puppeteerLauncher('Firefox', {
    launchOptions: { browser: 'firefox', executablePath, networkEnabled: false },
    concurrency: 1,
  });
}
