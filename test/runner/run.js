/**
 * `npm test`: Mocha runs `*.test.{ts,js}` in Node, Web Test Runner `*.spec.ts` in Chromium, both at the same time.
 * `npm run test:repository`: the package, its types, the release, the site and this runner.
 * `npm run test:browsers`: engine-dependent tests, in Firefox and WebKit.
 *
 *   PATH...        only these files and folders
 *   --grep TEXT    only tests with this text in their names
 *   --no-build     uses the existing dist/; else it is built if a selected test reads it
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { isOfRepository, readsBuild, testFiles } from './files.js';
import { summarize } from './results.js';

const MINUTE = 60_000;

const { values: given, positionals: paths } = parseArgs({
  allowPositionals: true,
  options: {
    browsers: { type: 'boolean', default: false },
    repository: { type: 'boolean', default: false },
    grep: { type: 'string', default: '' },
    'no-build': { type: 'boolean', default: false },
  },
});

/** @type {import('./results.js').Result[]} */
const results = [];
const addFailure = (/** @type {string} */ name, /** @type {unknown} */ error) =>
  void results.push({ name, state: 'failed', error: String(error) });

const folder = mkdtempSync(join(tmpdir(), 'mkt-tests-'));
// However the run ends.
process.on('exit', () => {
  rmSync(folder, { recursive: true });
  if (!results.length) addFailure('npm test', 'No test ran.');
  process.exitCode = summarize(results) ? 1 : 0;
});

/**
 * Runs the command of a test runner, and collects its results.
 * @param {string} name
 * @param {string[]} args
 */
async function runPart(name, ...args) {
  const file = join(folder, name);
  writeFileSync(file, '');
  const child = spawn(process.execPath, args, {
    stdio: ['inherit', 'inherit', 'pipe'],
    env: { ...process.env, TEST_RESULTS: file, TEST_GREP: given.grep },
    // An endless loop.
    timeout: 45 * MINUTE,
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill());
  let errors = '';
  child.stderr.on('data', (text) => {
    process.stderr.write(text);
    errors = (errors + text).slice(-4000);
  });
  const [code, signal] = await once(child, 'close');
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const messages = lines.map((line) => JSON.parse(line));
  results.push(...messages.filter(({ state }) => state));
  const hasFailed = messages.some(({ state }) => state === 'failed');
  if (messages.at(-1)?.ended && hasFailed === (code !== 0)) return;
  const running = messages.flatMap((message) => message.running ?? []).at(-1) ?? name;
  addFailure(
    running,
    `${name} ended too early (${signal ?? code}).\n${stripVTControlCharacters(errors)}`,
  );
}

try {
  const files = testFiles(paths, given.repository);
  const inPage = files.filter((file) => file.endsWith('.spec.ts'));
  const inNode = given.browsers ? [] : files.filter((file) => !inPage.includes(file));
  if (!given['no-build'] && (given.browsers || files.some((file) => readsBuild(file)))) {
    await (await import('../../scripts/build/build.js')).build();
  }
  const wtr = ['node_modules/@web/test-runner/dist/bin.js', '--static-logging'];
  if (given.browsers) wtr.push('--config', 'test/runner/engines.config.js');
  if (!given.browsers || paths.length) wtr.push('--files', ...inPage);
  const mocha = ['node_modules/mocha/bin/mocha.js', '--reporter', 'results', '-f', given.grep];
  // These tests build, install and compile whole projects.
  if (inNode.some(isOfRepository)) mocha.push('--timeout', String(15 * MINUTE));
  // At the same time: tests in a browser wait for frames and timers.
  await Promise.all([
    inPage.length && runPart('Web Test Runner', ...wtr),
    inNode.length && runPart('Mocha', ...mocha, ...inNode),
  ]);
} catch (error) {
  addFailure('npm test', error);
}
process.exit();
