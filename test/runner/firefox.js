import { existsSync } from 'node:fs';
import { chromeLauncher } from '@web/test-runner-chrome';
import puppeteer from 'puppeteer-core';
import { findOrInstall, onPath } from './programs.js';

const NAMES = ['firefox', 'firefox-esr'];

/** Whether it can be driven. @param {string} executablePath */
async function starts(executablePath) {
  try {
    const browser = await puppeteer.launch({ browser: 'firefox', executablePath, timeout: 60_000 });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

async function installed() {
  for (const path of onPath(NAMES)) if (existsSync(path) && (await starts(path))) return path;
  return undefined;
}

/**
 * Firefox, which is installed where that is possible.
 * @returns {Promise<import('@web/test-runner').BrowserLauncher | undefined>} undefined where there is
 *   none
 */
export async function firefox() {
  const executablePath = await findOrInstall(installed, 'Firefox', 'firefox-esr');
  if (!executablePath) return undefined;
  const launchOptions = /** @type {const} */ ({ browser: 'firefox', executablePath });
  return chromeLauncher({ launchOptions, concurrency: 1 });
}
