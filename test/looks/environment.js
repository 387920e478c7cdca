import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { findOrInstall, onPath } from '../runner/browsers/programs.js';

const run = promisify(execFile);

/** The one font of all pictures. */
export const FONT = 'Noto Sans CJK JP';

/**
 * What pictures depend on besides the kit.
 * @typedef {object} Environment
 * @property {string} chromium its major version
 * @property {string} font the file that the font is in
 */

/** The file of the font, where there is one. */
async function installedFont() {
  const program = onPath(['fc-match']).find((path) => existsSync(path));
  if (!program) return undefined;
  const { stdout } = await run(program, ['--format', '%{family}|%{file}', FONT]);
  const [families = '', file = ''] = stdout.split('|');
  return families.includes(FONT) ? file.slice(file.lastIndexOf('/') + 1) : undefined;
}

/**
 * What there is here; the font is installed where that is possible.
 * @param {import('puppeteer-core').Browser} browser
 * @returns {Promise<Environment>}
 */
export async function findEnvironment(browser) {
  const font = await findOrInstall(installedFont, FONT, 'fontconfig', 'fonts-noto-cjk');
  const [, chromium = 'unknown'] = /\/(\d+)/.exec(await browser.version()) ?? [];
  return { chromium, font: font ?? 'none' };
}

/**
 * How two environments differ, in words.
 * @param {Environment} expected
 * @param {Environment} found
 * @returns {string} '' where they do not
 */
export function differenceOf(expected, found) {
  return [
    ['Chromium', expected.chromium, found.chromium],
    [FONT, expected.font, found.font],
  ]
    .filter(([, wanted, had]) => wanted !== had)
    .map(([name, wanted, had]) => `${name}: ${wanted} then, ${had} here`)
    .join('; ');
}
