/**
 * `npm run test:looks` draws every element in its layouts, looks, themes and states. Exits with 1 on an uncaught
 * error, an empty picture, or an element that is not ready. The sheets are in .cache/looks.
 *
 *   --against REF  also draws the build of the commit where this branch left REF, with the same browser, and lists the
 *                  variants that look different; .cache/looks then has before, after and difference of each
 *   --readme       only draws the pictures of the README anew; without it, they are compared with what is drawn
 *   --no-build     uses the existing dist/
 *   TAG...         only these elements
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PNG } from 'pngjs';
import puppeteer from 'puppeteer-core';
import { build } from '../../scripts/build/build.js';
import { buildOf } from '../../scripts/build/of-commit.js';
import { startService } from '../../sandbox/index.js';
import { startStatic } from '../../sandbox/static.js';
import { findBrowser, ONE_PROCESS } from '../../scripts/browsers/chromium.js';
import { useFont } from '../runner/font.js';
import { compare, partOf } from './compare.js';
import { drawReadme, isCurrent, PICTURES } from './readme.js';
import { draw, LIMIT, NOW, SHEETS } from './sheet.js';
import { notDrawn, samples, withoutSample } from './variants.js';

const WIDTHS = [200, 300, 360, 800, 1200];
const RESULTS = '.cache/looks';

const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: 'string' },
    'no-build': { type: 'boolean', default: false },
    readme: { type: 'boolean', default: false },
  },
});
const drawn = Object.keys(samples);
const tags = positionals.length ? positionals : drawn;
const reasons = notDrawn(tags);
if (reasons.length) {
  console.log(reasons.join('\n'));
  process.exit(1);
}

/** @param {Buffer} file of a PNG @param {string} name */
function save(file, name) {
  const path = join(RESULTS, `${name.replaceAll(' · ', '-')}.png`);
  writeFileSync(path, file);
  return path;
}

/** @param {string} tag */
const isInBase = (tag) => existsSync(join(base ?? '', 'elements', `${tag.replace('mkt-', '')}.js`));

const base =
  given.against &&
  buildOf(execFileSync('git', ['merge-base', given.against, 'HEAD'], { encoding: 'utf8' }).trim());
if (!given['no-build']) await build({ types: false });
for (const folder of [RESULTS, SHEETS]) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}
useFont();
const { executablePath, flags } = await findBrowser();
const service = await startService({ port: 0, now: () => NOW });
const site = await startStatic({
  folders: { '/dist': 'dist', '/sheets': SHEETS, ...(base && { '/before': base }) },
});
const browser = await puppeteer.launch({
  executablePath,
  args: [...flags, ...ONE_PROCESS, '--hide-scrollbars'],
  timeout: LIMIT,
  protocolTimeout: LIMIT,
});
const addresses = { sheets: `${site.origin}/sheets`, service: service.origin };
const count = { variants: 0, problems: 0, different: 0 };

/** Draws the variants of an element in one width, and reports on them. @param {string} tag @param {number} width */
async function report(tag, width) {
  const script = `${site.origin}/dist/mkt.js`;
  const after = await draw(browser, tag, width, { ...addresses, script });
  const title = `<${tag}> at ${width} px`;
  const file = `${tag.replace('mkt-', '')}-${width}`;
  count.variants += after.tiles.length;
  count.problems += after.problems.length;
  for (const problem of after.problems) console.log(`✗ ${title}, ${problem}`);
  if (!base || !isInBase(tag)) {
    const path = save(after.screenshot, file);
    if (base) console.log(`+ ${title} is new: ${path}`);
    return;
  }
  const old = `${site.origin}/before/mkt.js`;
  const before = await draw(browser, tag, width, { ...addresses, script: old });
  for (const [index, tile] of after.tiles.entries()) {
    const change = compare(
      partOf(before.png, /** @type {typeof tile} */ (before.tiles[index])),
      partOf(after.png, tile),
    );
    if (!change) continue;
    count.different++;
    const path = save(PNG.sync.write(change.sheet), `${file}-${tile.name}`);
    console.log(`≠ ${title}, ${tile.name}: ${change.pixels} pixels differ: ${path}`);
  }
}

/** Compares the pictures of the README with the kit, or draws them. */
async function reportReadme() {
  for (const language of /** @type {const} */ (['en', 'ja'])) {
    const { file } = PICTURES[language];
    const script = `${site.origin}/dist/mkt.js`;
    const drawn = await drawReadme(browser, language, { ...addresses, script });
    if (given.readme) writeFileSync(file, drawn);
    else if (!isCurrent(readFileSync(file), drawn)) {
      count.problems++;
      const path = save(drawn, `readme-${language}`);
      console.log(`✗ ${file} is not ${path}: npm run test:looks -- --readme draws it anew`);
    }
  }
}

try {
  for (const tag of given.readme ? [] : tags) {
    for (const width of WIDTHS) await report(tag, width);
  }
  if (!positionals.length) await reportReadme();
  console.log(
    `${count.variants} variants, ${count.problems} problems` +
      (base ? `; ${count.different} look different from ${given.against}` : ''),
  );
  if (!positionals.length && withoutSample.length)
    console.log(`Without a sample, so not drawn: ${withoutSample.join(', ')}`);
  if (count.problems) process.exitCode = 1;
} finally {
  await browser.close();
  await Promise.all([service.close(), site.close()]);
}
// Pending requests would keep the service open.
process.exit();
