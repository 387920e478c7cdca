/** The report on accessibility names existing tests. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { criteria } from './wcag-criteria.js';

test('the report has every criterion of levels A and AA once', () => {
  const numbers = criteria.map(([number]) => number);
  assert.equal(new Set(numbers).size, 55);
  assert.equal(numbers.length, 55);
});

for (const [number, , , proof] of criteria)
  if (typeof proof !== 'string')
    test(`the tests of ${number} exist`, () => {
      for (const [file, title] of proof) {
        const titles = readFileSync(file, 'utf8').matchAll(/\bit\(\s*(['"`])(.*?)\1,/g);
        assert.ok(
          [...titles].some(([, , found]) => found === title),
          `${file}: ${title}`,
        );
      }
    });
