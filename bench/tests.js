/**
 * Processor time of `npm test` by file, of all processes that a test starts: `npm run bench:tests`, or with
 * PATH... for some files. Runs one file at a time. Where this process has a control group of its own, other
 * work on the machine does not count; elsewhere, let the machine be idle.
 */
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../build/build.js';
import { runInBrowser } from '../test/runner/browser-tests.js';
import { useFont } from '../test/runner/font.js';
import { chromium } from '../tools/browsers/chromium.js';
import { browserTests, nodeTests, usualTests } from '../test/runner/files.js';
import { print } from '../tools/logger.js';
import { runInNode } from '../test/runner/node-tests.js';
import { Progress } from '../test/runner/progress.js';
import { LIMITS } from '../tools/limits.js';
import config from '../web-test-runner.config.js';

/** @typedef {import('../test/runner/report.js').FileResult} FileResult */

/** The file that counts processor time, with the seconds in its content. */
function counter() {
  const groups = readFileSync('/proc/self/cgroup', 'utf8');
  const pathOf = (/** @type {RegExp} */ line) => line.exec(groups)?.[1];
  const usage = `/sys/fs/cgroup/cpuacct${pathOf(/^\d+:[\w,]*\bcpuacct\b[\w,]*:(\/.+)/m)}/cpuacct.usage`;
  if (existsSync(usage)) return () => Number(readFileSync(usage, 'utf8')) / 1e9;
  const stat = `/sys/fs/cgroup${pathOf(/^0::(\/.+)/m)}/cpu.stat`;
  if (existsSync(stat)) {
    return () => Number(/^usage_usec (\d+)/m.exec(readFileSync(stat, 'utf8'))?.[1]) / 1e6;
  }
  // user, nice and system, in hundredths of a second
  return () => {
    const [, user, nice, system] = readFileSync('/proc/stat', 'utf8').split(/\s+/).map(Number);
    return (Number(user) + Number(nice) + Number(system)) / 100;
  };
}

useFont();
const { positionals: paths } = parseArgs({ allowPositionals: true });
const selected = paths.length ? paths : usualTests();
const used = counter();
/** @type {Array<{ name: string, seconds: number }>} */
const rows = [];
let failed = 0;
let before = used();

/** @param {string} name */
function add(name) {
  const now = used();
  rows.push({ name, seconds: now - before });
  before = now;
}

/** @param {FileResult} result */
function onResult({ file, failures }) {
  add(relative('.', file));
  failed += failures.length;
  for (const { name } of failures) print(`failed: ${relative('.', file)} › ${name}`);
}

const progress = new Progress(LIMITS.run, (message) => {
  print(message);
  process.exit(1);
});
const options = { onResult, progress };

await build();
add('(build)');
const browser = await chromium();
browser.concurrency = 1;
add('(looking for a browser)');
for (const file of nodeTests(selected)) await runInNode([file], { ...options, limit: LIMITS.test });
await runInBrowser(browserTests(selected), browser, { ...options, config });
add('(closing the browser)');

const sum = (/** @type {typeof rows} */ some) =>
  some.reduce((all, { seconds }) => all + seconds, 0);
const line = (/** @type {string} */ name, /** @type {number} */ seconds) =>
  print(`${seconds.toFixed(1).padStart(8)}  ${name}`);
print('Processor time, s:');
for (const { name, seconds } of rows.sort((a, b) => b.seconds - a.seconds)) line(name, seconds);
line('Node', sum(rows.filter(({ name }) => /\.test\.[jt]s$/.test(name))));
line('Chromium', sum(rows.filter(({ name }) => name.endsWith('.spec.ts'))));
line('all', sum(rows));
if (failed) print(`${failed} failed`);
process.exit(failed ? 1 : 0);
