import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { missingPaths, readsBuild, usualTests } from './files.js';

describe('npm test -- PATH', () => {
  it('builds for tests of the command, the drop-in, the frame and the site', () => {
    for (const file of [
      'test/command/doctor.test.js',
      'test/e2e/drop-in.spec.ts',
      'src/client/transports/frame.spec.ts',
      'site/test/builder.spec.ts',
      'site/test/site.spec.ts',
    ]) {
      assert.equal(readsBuild(file), true, file);
    }
  });

  it('does not build for tests of sources alone', () => {
    for (const file of [
      'src/i18n/format.test.ts',
      'src/components/ranking/ranking.spec.ts',
      'sandbox/test/books.test.js',
    ]) {
      assert.equal(readsBuild(file), false, file);
    }
  });

  it('names the nearest tests if there is none', () => {
    assert.deepEqual(missingPaths(['src/i18n', 'test/e2e/drop-in.spec.ts']), []);
    const [wrong, empty] = missingPaths(['src/i18n/fromat.test.ts', 'integrations/links']);
    assert.match(
      wrong ?? '',
      /^There is no test src\/i18n\/fromat.test.ts. The nearest: src\/i18n\/format.test.ts, /,
    );
    assert.match(empty ?? '', /^There is no test integrations\/links\. /);
  });

  it('runs each test of a folder once', () => {
    const files = usualTests();
    assert.equal(new Set(files).size, files.length);
  });
});
