import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import config from '../../web-test-runner.config.js';
import { runInBrowser } from './browser-tests.js';
import { chromium } from '../../tools/browsers/chromium.js';
import { Progress } from './progress.js';

const FILE = 'src/element/footnote.spec.ts';

/** A progress that keeps its steps. */
class Steps extends Progress {
  /** @type {string[]} */
  steps = [];
  /** @override @param {string} file @param {string} step */
  next(file, step) {
    this.steps.push(`${file}: ${step}`);
    super.next(file, step);
  }
}

describe('a file of tests in Chromium', () => {
  it('reports each test that starts, and runs only those with a text in their names', async () => {
    const progress = new Steps(60_000, assert.fail);
    /** @type {import('./report.js').FileResult[]} */
    const results = [];
    await runInBrowser([FILE], await chromium(), {
      config,
      progress,
      grep: 'is emulated',
      onResult: (result) => results.push(result),
    });
    assert.deepEqual(
      results.map(({ passed, failures }) => [passed, failures]),
      [[1, []]],
    );
    const tests = progress.steps.filter((step) => step.includes('preferences'));
    assert.equal(tests.length, 1);
    assert.match(
      tests[0] ?? '',
      /^test\/support\/media\.spec\.ts in Chromium: the reader's preferences is emulated$/,
    );
    assert.equal(progress.steps[0], `${FILE} in Chromium: opening the page`);
    assert.equal(progress.steps.at(-1), `${FILE} in Chromium: closing the page`);
  });

  it('reports a failed assertion about an element of a frame', async () => {
    mkdirSync('.cache', { recursive: true });
    const folder = mkdtempSync('.cache/failing-');
    after(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'element.spec.ts');
    writeFileSync(
      file,
      `import { expect } from '../../test/support/index.js';
      it('has no body', () => {
        const frame = document.createElement('iframe');
        document.body.append(frame);
        expect(frame.contentDocument.body).to.equal(null);
      });`,
    );
    /** @type {import('./report.js').FileResult[]} */
    const results = [];
    const progress = new Progress(60_000, assert.fail);
    await runInBrowser([file], await chromium(), {
      config,
      progress,
      onResult: (result) => results.push(result),
    });
    assert.deepEqual(
      results.flatMap(({ failures }) => failures.map(({ name, error }) => [name, error?.actual])),
      [['has no body', 'BODY']],
    );
  });
});
