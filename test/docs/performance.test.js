/** The tables are there in Japanese, too, with the same figures. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inJapanese } from '../../bench/ja.js';
import { FILE, FILE_JA, foundIn } from '../../bench/report.js';

/** The cells of tables and the words between them. @param {string} text */
const cellsOf = (text) =>
  text
    .split(/[|\n]/)
    .map((cell) => cell.trim())
    .filter((cell) => cell && !/^:?-+:?$/.test(cell));

for (const name of ['bench', 'bench:load']) {
  test(`what ${name} has found is in the Japanese document as in the English one`, () => {
    assert.deepEqual(cellsOf(foundIn(FILE_JA, name)), cellsOf(inJapanese(foundIn(FILE, name))));
  });

  test(`what ${name} has found has words in Japanese`, () => {
    for (const cell of cellsOf(foundIn(FILE_JA, name))) {
      assert.doesNotMatch(
        cell.replace(/`[^`]*`|Intel.*?Processor/g, ''),
        /[a-z]{3,} [a-z]{2,}|, [a-z]{2,}/,
        cell,
      );
    }
  });
}
