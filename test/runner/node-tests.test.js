import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { runInNode } from './node-tests.js';
import { Progress } from './progress.js';
import { ITSELF } from './report.js';

// Node refuses to run tests in tests.
Reflect.deleteProperty(process.env, 'NODE_TEST_CONTEXT');

const folder = mkdtempSync(join(tmpdir(), 'mkt-runner-'));
after(() => rmSync(folder, { recursive: true }));

/**
 * Writes a module.
 * @param {string} code
 * @returns {string} its path
 */
function moduleOf(code) {
  const file = join(folder, `${Math.random()}.test.mjs`);
  writeFileSync(file, code);
  return file;
}

/** Writes a file with tests. @param {string} tests */
const fileOf = (tests) =>
  moduleOf(`import { after, before, describe, it } from 'node:test';\n${tests}`);

/**
 * The results of files.
 * @param {string[]} files
 * @param {{ limit?: number, grep?: string | undefined }} [options]
 */
async function resultsOf(files, { limit = 60_000, grep } = {}) {
  /** @type {import('./report.js').FileResult[]} */
  const results = [];
  await runInNode(files, {
    limit,
    grep,
    progress: new Progress(60_000, assert.fail),
    onResult: (result) => results.push(result),
  });
  return results;
}

/**
 * Runs a file with tests.
 * @param {string} tests
 * @param {{ limit?: number, grep?: string }} [options]
 */
async function resultOf(tests, options) {
  const [result] = await resultsOf([fileOf(tests)], options);
  assert.ok(result);
  return result;
}

describe('a file of tests in Node', () => {
  it('has its passed tests and its failures', async () => {
    const { passed, failures } = await resultOf(`
      describe('a suite', () => {
        it('passes', () => {});
        it('fails', () => { throw new Error('wrong'); });
        it.skip('is skipped', () => {});
      });`);
    assert.equal(passed, 1);
    assert.deepEqual(
      failures.map(({ name, error }) => [name, error?.message]),
      [['fails', 'wrong']],
    );
  });

  it('fails if it cannot run', async () => {
    const { failures } = await resultOf('throw new Error("broken")');
    assert.equal(failures[0]?.name, ITSELF);
    assert.match(failures[0]?.error?.message ?? '', /broken/);
  });

  it('has its own tests, also if another file of the process imports the same module that awaits', async () => {
    const shared = moduleOf('await new Promise((done) => setTimeout(done, 10));');
    const importOf = (/** @type {string} */ path) =>
      `import ${JSON.stringify(pathToFileURL(path))};`;
    // The import of the first files takes longer.
    const late = importOf(moduleOf(importOf(moduleOf(importOf(shared)))));
    const count = availableParallelism();
    const files = Array.from({ length: 2 * count }, (_, index) =>
      fileOf(`${index < count ? late : importOf(shared)} it('passes', () => {});`),
    );
    const results = await resultsOf(files);
    assert.deepEqual(
      results.map(({ passed }) => passed),
      files.map(() => 1),
    );
  });

  for (const [what, code] of Object.entries({
    'waits for ever': 'await new Promise((done) => setTimeout(done, 1e9))',
    'never rests': 'await new Promise(setImmediate); for (;;);',
  })) {
    it(`ends after the limit if a test ${what}, with the name of the test`, async () => {
      const { failures } = await resultOf(
        `it('passes', () => {}); it('${what}', async () => { ${code} });`,
        { limit: 5000 },
      );
      assert.deepEqual(
        failures.map(({ name }) => name),
        [what],
      );
      assert.match(failures[0]?.error?.message ?? '', /^nothing for 5 s/);
    });
  }

  it('runs only the tests with a text in their names', async () => {
    const tests = `describe('a list', () => {
      it('has (some) entries', () => {});
      it('has no entries', () => { throw new Error('ran'); });
    });`;
    const { passed, failures } = await resultOf(tests, { grep: '(some)' });
    assert.deepEqual([passed, failures], [1, []]);
  });
});
