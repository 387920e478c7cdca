import { chromeLauncher } from '@web/test-runner-chrome';
import puppeteer from 'puppeteer-core';
import { LIMITS } from '../limits.js';
import { RestartingLauncher } from './restarting-launcher.js';

/** @typedef {NonNullable<Parameters<typeof puppeteer.launch>[0]>} LaunchOptions */

/** Puppeteer removes the disabled features from the given arguments, so it gets a copy. @param {LaunchOptions} options */
const launch = ({ args = [], ...options }) =>
  puppeteer.launch({ timeout: LIMITS.browser, args: [...args], ...options });

/**
 * True if the browser starts and can be controlled.
 * @param {LaunchOptions} options
 */
export async function starts(options) {
  try {
    const browser = await launch(options);
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

/**
 * A page in a window of its own: in a background tab, elements would never be in view.
 * @param {import('puppeteer-core').Browser} browser
 */
export async function openWindow(browser) {
  const page = await (await browser.createBrowserContext()).newPage();
  page.setDefaultTimeout(LIMITS.browser);
  return page;
}

/** @typedef {NonNullable<Parameters<typeof chromeLauncher>[0]>} LauncherOptions */

/**
 * Runs tests in a browser that Puppeteer drives.
 * @param {string} name
 * @param {LauncherOptions & { launchOptions: LaunchOptions, concurrency: number }} options
 */
export const puppeteerLauncher = (name, options) =>
  new RestartingLauncher({
    name,
    type: 'puppeteer',
    concurrency: options.concurrency,
    start() {
      /** @type {import('puppeteer-core').Browser | undefined} */
      let browser;
      const record = async (/** @type {LaunchOptions} */ launchOptions = {}) =>
        (browser = await launch(launchOptions));
      // The launcher calls no other method.
      const recording = /** @type {any} */ ({ launch: record });
      return {
        launcher: chromeLauncher({ ...options, puppeteer: recording }),
        kill: () => void browser?.process()?.kill('SIGKILL'),
      };
    },
  });
