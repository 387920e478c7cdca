/**
 * `npm run size` prints the sizes of downloads and sources, and the code of `src` that runs for a ranking, a key press and
 * a press of a heart, with differences to the commit where this branch left `main`. Fails above a limit of `limits.json`.
 *
 *   --lower  writes sizes below their limits into limits.json
 *   --list   names the files whose functions run
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { launch } from 'puppeteer-core';
import { findBrowser, LIMIT } from '../browsers/chromium.js';
import { buildOf } from '../build/of-commit.js';
import { downloads } from './downloads.js';
import { codeOfFirstCard } from './first-card.js';
import { lines } from './lines.js';
import { countTrips } from './trips.js';

/** Sizes by names, which end with their unit. @typedef {Record<string, number>} Sizes */

const { values: options } = parseArgs({
  options: { lower: { type: 'boolean' }, list: { type: 'boolean' } },
});
const file = new URL('limits.json', import.meta.url);
/** @type {Sizes} */
const limits = JSON.parse(readFileSync(file, 'utf8'));
/** The order of modules alone moves a download by 50 bytes, and a run the executed code. @param {string} name */
const noiseOf = (name) => (name.endsWith(' B') ? 50 : name.endsWith(' characters') ? 100 : 0);

/** @param {string[]} args @returns the output; undefined without git, or without the commit */
function git(...args) {
  try {
    return execFileSync('git', args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

/** None in an archive of the sources. */
function linesNow() {
  if (git('rev-parse', 'HEAD')) return lines();
  console.error('Lines are not counted: git knows no commit here');
  return {};
}

/** @param {string} dist the folder of a build @returns {Promise<Sizes>} */
const sizesOfBuild = async (dist) => ({
  ...downloads(dist),
  ...(await codeOfFirstCard(browser, dist)),
});

/** @param {string} commit @returns {Promise<Sizes>} */
async function sizesOfCommit(commit) {
  const kit = ['src', 'scripts/build', 'package.json', 'package-lock.json', 'vite.config.ts'];
  if (!git('diff', '--name-only', commit, '--', ...kit)) return lines(commit);
  try {
    return { ...lines(commit), ...(await sizesOfBuild(buildOf(commit))) };
  } catch (error) {
    // Its packages cannot be installed.
    console.error(`No differences to ${commit}: ${error instanceof Error ? error.message : error}`);
    return lines(commit);
  }
}

const { executablePath, flags } = await findBrowser();
const browser = await launch({
  executablePath,
  args: flags,
  timeout: LIMIT,
  protocolTimeout: LIMIT,
});
try {
  const trips = Object.entries(await countTrips(browser));
  const sizes = {
    ...(await sizesOfBuild('dist')),
    ...linesNow(),
    ...Object.fromEntries(
      trips.flatMap(([name, trip]) => [
        [`${name}, files`, trip.size],
        [`${name}, functions`, [...trip.values()].reduce((sum, count) => sum + count, 0)],
      ]),
    ),
  };
  if (options.list)
    for (const [name, trip] of trips)
      for (const [path, count] of [...trip].sort()) console.log(`${name}  ${count}  ${path}`);

  const base = git('merge-base', 'main', 'HEAD');
  const before = base ? await sizesOfCommit(base) : {};
  const text = (/** @type {number} */ size) => size.toLocaleString('en-US').padStart(8);
  for (const [name, size] of Object.entries(sizes)) {
    const limit = limits[name] ?? 0;
    const isAbove = size > limit + noiseOf(name);
    const change = size - (before[name] ?? size);
    const difference = change ? `  ${change < 0 ? '' : '+'}${change}` : '';
    console.log(
      `${isAbove ? '✗' : ' '} ${name.padEnd(44)}${text(size)} of${text(limit)}${difference}`,
    );
    if (isAbove) process.exitCode = 1;
    else limits[name] = Math.min(size, limit);
  }
  if (options.lower) writeFileSync(file, `${JSON.stringify(limits, null, 2)}\n`);
} finally {
  await browser.close();
}
