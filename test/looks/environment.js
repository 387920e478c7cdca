import { FONT_VERSION } from '../runner/font.js';

/**
 * The dependencies of the pictures besides the kit.
 * @typedef {object} Environment
 * @property {string} chromium its major version
 * @property {string} font the npm package of the font, with its version
 */

/** @param {import('puppeteer-core').Browser} browser @returns {Promise<Environment>} */
export async function findEnvironment(browser) {
  const [, chromium = 'unknown'] = /\/(\d+)/.exec(await browser.version()) ?? [];
  return { chromium, font: FONT_VERSION };
}

/**
 * The differences between two environments, as text.
 * @param {Environment} expected
 * @param {Environment} found
 * @returns {string} '' without differences
 */
export function differenceOf(expected, found) {
  return [
    ['Chromium', expected.chromium, found.chromium],
    ['font', expected.font, found.font],
  ]
    .filter(([, recorded, had]) => recorded !== had)
    .map(([name, recorded, had]) => `${name}: ${recorded} then, ${had} here`)
    .join('; ');
}
