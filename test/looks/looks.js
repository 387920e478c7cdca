/**
 * `npm run test:looks` compares every element with the reference pictures in test/looks/pictures. Exits with 1
 * if one differs; .cache/looks then has a picture of the difference.
 *
 *   --update     replaces the reference pictures
 *   --no-build   uses the existing dist/
 *   TAG...       only these elements
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import puppeteer from 'puppeteer-core';
import { build } from '../../build/build.js';
import { startService } from '../../demo/service/index.js';
import { startStatic } from '../../demo/static.js';
import { findBrowser } from '../runner/browsers/chromium.js';
import { FONT_FOLDER } from '../runner/font.js';
import { compare, toKeep } from './compare.js';
import { differenceOf, findEnvironment } from './environment.js';
import { NOW, photograph, SHEETS } from './sheet.js';
import { samples } from './variants.js';

const WIDTHS = [200, 360, 900];
const PICTURES = 'test/looks/pictures';
const ENVIRONMENT = join(PICTURES, 'made-with.json');
const FAILURES = '.cache/looks';

const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    update: { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
  },
});
const tags = positionals.length ? positionals : Object.keys(samples);

/** @param {string} tag @param {number} width */
const fileOf = (tag, width) => `${tag.replace('mkt-', '')}-${width}.png`;

/**
 * The reference at a path.
 * @param {string} path
 */
function storedPicture(path) {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

/**
 * True if there are references from the same environment.
 * @param {import('./environment.js').Environment} here
 */
function isComparable(here) {
  const made = storedPicture(ENVIRONMENT);
  if (!made) {
    console.log(`There are no pictures in ${PICTURES}: npm run test:looks -- --update takes them.`);
    return false;
  }
  const difference = differenceOf(JSON.parse(made.toString()), here);
  if (!difference) return true;
  console.log(
    `NOT COMPARED: the pictures in ${PICTURES} were made in another environment ` +
      `(${difference}), so all of them would differ. npm run test:looks -- --update replaces them.`,
  );
  return false;
}

/** @param {import('puppeteer-core').Browser} browser @param {{ script: string, service: string }} origins */
async function run(browser, origins) {
  const environment = await findEnvironment(browser);
  if (given.update) {
    if (!positionals.length) rmSync(PICTURES, { recursive: true, force: true });
    mkdirSync(PICTURES, { recursive: true });
    writeFileSync(ENVIRONMENT, `${JSON.stringify(environment, null, 2)}\n`);
  } else if (!isComparable(environment)) return;
  rmSync(FAILURES, { recursive: true, force: true });
  mkdirSync(FAILURES, { recursive: true });
  let [alike, different] = [0, 0];
  for (const tag of tags) {
    for (const width of WIDTHS) {
      const file = fileOf(tag, width);
      const path = join(PICTURES, file);
      const { png, tiles } = await photograph(browser, tag, width, origins);
      if (given.update) {
        writeFileSync(path, toKeep(png));
        continue;
      }
      const expected = storedPicture(path);
      const change = expected && compare(expected, png, tiles);
      if (expected && !change) {
        alike++;
        continue;
      }
      different++;
      const failure = join(FAILURES, file);
      writeFileSync(failure, change?.picture ?? png);
      console.log(
        change
          ? `✗ <${tag}> at ${width} px: ${change.pixels} pixels differ, in ${change.names.join('; ')}\n` +
              `  expected | got | difference: ${failure}`
          : `✗ <${tag}> at ${width} px: there is no ${path}\n  got: ${failure}`,
      );
    }
  }
  if (given.update) console.log(`${readdirSync(PICTURES).length - 1} pictures in ${PICTURES}`);
  else console.log(`${alike} sheets alike, ${different} different`);
  if (different) process.exitCode = 1;
}

if (!given['no-build']) await build({ types: false });
const { executablePath, flags } = await findBrowser();
const service = await startService({ port: 0, now: () => NOW });
const site = await startStatic({
  folders: { '/dist': 'dist', '/font': FONT_FOLDER, '/sheets': SHEETS },
});
const browser = await puppeteer.launch({
  executablePath,
  // Fonts are rendered the same on all machines.
  args: [...flags, '--font-render-hinting=none', '--disable-lcd-text', '--hide-scrollbars'],
});
try {
  await run(browser, { script: site.origin, service: service.origin });
} finally {
  await browser.close();
  await Promise.all([service.close(), site.close()]);
}
// Pending requests would keep the service open.
process.exit();
