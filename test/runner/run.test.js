/** The output of `npm test`, whose last line counts the tests of all parts. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';

const TESTS = `
  let attempts = 0;
  describe('numbers', () => {
    it('are equal', () => expect(1).to.equal(1));
    it('are compared', () => expect([1, 2]).to.deep.equal([1, 3]));
    it('come late', () => new Promise(() => {})).timeout(50);
    it('come at the second attempt', () => expect(++attempts).to.equal(2));
  });`;
const IN_NODE = `import { expect } from 'chai';${TESTS}`;
const IN_PAGE = `import { expect } from '../../test/support/index.js';${TESTS}`;

/** @type {Record<string, [code: string, message: RegExp]>} */
const BROKEN = {
  'exits.test.js': [`it('ends', () => process.exit());`, /exits\.test\.js › ends\n.*too early/],
  'throws.test.js': [`throw new Error('no data');`, /no data/],
  'throws.spec.ts': [`throw new Error('no data');`, /throws\.spec\.ts[^]*no data/],
  'hook.test.js': [`before(() => { throw 1; }); it('works', () => {});`, /"before all" hook/],
  'syntax.test.ts': ['const a = ;', /syntax\.test\.ts:1:10/],
  'syntax.spec.ts': ['const a = ;', /syntax\.spec\.ts:1:11/],
  'other.test.js': [`import { it } from 'node:test';`, /other\.test\.js has no test for Mocha/],
};

mkdirSync('.cache', { recursive: true });
const folder = mkdtempSync('.cache/runner-');
after(() => rmSync(folder, { recursive: true }));

/** Runs test files. @param {Record<string, string>} files @param {{ env?: object, args?: string[] }} [options] */
function run(files, { env = {}, args = [] } = {}) {
  const paths = Object.entries(files).map(([name, text]) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  });
  const { stdout, status } = spawnSync(
    process.execPath,
    ['test/runner/run.js', '--no-build', ...args, ...paths],
    { encoding: 'utf8', env: { ...process.env, ...env } },
  );
  const [, unstable = '', failures = ''] =
    /\n(?:Unstable:\n([^]*?))?(?:Failures:\n([^]*))?\n\d+ passed, \d+ failed\n$/.exec(stdout) ?? [];
  return { status, last: stdout.trimEnd().split('\n').at(-1), unstable, failures };
}

describe('npm test', () => {
  it('lists failures, hangs and unstable tests of Node and of pages', () => {
    const { status, last, unstable, failures } = run({
      'a.test.ts': IN_NODE,
      'b.spec.ts': IN_PAGE,
    });
    expect([status, last]).to.deep.equal([1, '4 passed, 4 failed']);
    for (const file of ['a\\.test\\.ts', 'b\\.spec\\.ts in Chrome']) {
      const name = `✗ ${folder}/${file} › numbers › `;
      expect(unstable).to.match(
        new RegExp(`${name}come at the second attempt\n.*expected 1 to equal 2`),
      );
      expect(failures).to.match(
        new RegExp(`${name}are compared\n.*\\[ 1, 2 \\] to deeply equal \\[ 1, 3 \\]`),
      );
      expect(failures).to.match(new RegExp(`${name}come late\n.*Timeout of 50ms exceeded`));
    }
  });

  it('runs only tests with a text in their names', () => {
    const files = { 'a.test.ts': IN_NODE, 'b.spec.ts': IN_PAGE };
    const { status, last } = run(files, { args: ['--grep', 'are equal'] });
    expect([status, last]).to.deep.equal([0, '2 passed, 0 failed']);
    const { last: empty } = run({ 'a.test.ts': IN_NODE }, { args: ['--grep', 'no such text'] });
    expect(empty).to.equal('0 passed, 1 failed');
  });

  for (const [file, [code, message]] of Object.entries(BROKEN))
    it(`reports a broken file: ${file}`, () => {
      const { status, last, failures } = run({ [file]: code });
      expect([status, last]).to.deep.equal([1, '0 passed, 1 failed']);
      expect(failures).to.match(message);
    });

  it('reports a missing browser, and runs the tests of Node', () => {
    const files = { 'a.test.js': `it('works', () => {})`, 'b.spec.ts': IN_PAGE };
    const { status, last, failures } = run(files, { env: { CHROME_PATH: '/none' } });
    expect([status, last]).to.deep.equal([1, '1 passed, 1 failed']);
    expect(failures).to.match(/CHROME_PATH=\/none does not start/);
  });
});
