/** The tables have the same figures in Japanese. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inJapanese } from '../../bench/ja.js';
import { FILE, FILE_JA, foundIn } from '../../bench/report.js';

/** The cells of tables, and the text between tables. @param {string} text */
const cellsOf = (text) =>
  text
    .split(/[|\n]/)
    .map((cell) => cell.trim())
    .filter((cell) => cell && !/^:?-+:?$/.test(cell));

for (const name of ['bench', 'bench:load']) {
  test(`results of ${name} are equal in the Japanese and the English document`, () => {
    assert.deepEqual(cellsOf(foundIn(FILE_JA, name)), cellsOf(inJapanese(foundIn(FILE, name))));
  });

  test(`results of ${name} have Japanese texts`, () => {
    for (const cell of cellsOf(foundIn(FILE_JA, name))) {
      assert.doesNotMatch(
        cell.replace(/`[^`]*`|Intel.*?Processor/g, ''),
        /[a-z]{3,} [a-z]{2,}|, [a-z]{2,}/,
        cell,
      );
    }
  });
}
