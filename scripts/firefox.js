import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { onPath } from './browser.js';
import { installPackage } from './debian.js';

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
  for (const path of new Set(onPath(NAMES)))
    if (existsSync(path) && (await starts(path))) return path;
  return undefined;
}

/**
 * Firefox, which is installed where that is possible.
 * @returns {Promise<string | undefined>} its path; undefined where there is none: tests then say so
 */
export async function findFirefox() {
  try {
    return (
      (await installed()) ??
      ((await installPackage('firefox-esr', 'Firefox')) ? await installed() : undefined)
    );
  } catch {
    return undefined;
  }
}
