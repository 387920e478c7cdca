/**
 * `npm run size`: prints the download sizes of `dist/` and their differences to the commit where this branch left
 * `main`; fails above a budget of `.size-limit.js`.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { buildOf } from './of-commit.js';

/** @typedef {{ name: string, size: number, sizeLimit: number, passed: boolean }} Page */

/** @param {string} dist the folder of a build @returns {Page[]} */
function pagesOf(dist) {
  const { stdout } = spawnSync(process.execPath, ['node_modules/size-limit/bin.js', '--json'], {
    env: { ...process.env, DIST: dist },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pages = JSON.parse(stdout);
  if (pages.error) throw new Error(`${pages.error}: first run npm run build`);
  return pages;
}

/** The commit where this branch left `main`, if its kit may differ from this one. */
function commitBefore() {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    const commit = git('merge-base', 'main', 'HEAD');
    const sources = ['src', 'scripts/build', 'package.json', 'package-lock.json', 'vite.config.ts'];
    return git('diff', '--name-only', commit, '--', ...sources) ? commit : undefined;
  } catch {
    // No git, or no `main`.
    return undefined;
  }
}

/** @param {string} commit @returns the sizes by name; none if its packages cannot be installed */
function sizesOf(commit) {
  try {
    return new Map(pagesOf(buildOf(commit)).map(({ name, size }) => [name, size]));
  } catch (error) {
    console.error(`No differences to ${commit}: ${error instanceof Error ? error.message : error}`);
    return new Map();
  }
}

const pages = pagesOf('dist');
const commit = commitBefore();
const sizesBefore = commit ? sizesOf(commit) : new Map();
for (const { name, size, sizeLimit, passed } of pages) {
  const change = size - sizesBefore.get(name);
  console.log(
    [
      `${passed ? ' ' : '✗'} ${name.padEnd(28)}${(size / 1000).toFixed(2).padStart(6)} kB`,
      `of ${sizeLimit / 1000} kB`.padEnd(11),
      Number.isNaN(change) ? '' : `${change < 0 ? '' : '+'}${change} B`,
    ]
      .join('  ')
      .trimEnd(),
  );
}
if (!pages.every(({ passed }) => passed)) process.exitCode = 1;
