/** The results of measurements are the same in the Japanese and the English document. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FILE, FILE_JA, foundIn } from '../../tools/report.js';

/** The cells of tables, and the text between tables. @param {string} text */
const cellsOf = (text) =>
  text
    .split(/[|\n]/)
    .map((cell) => cell.trim())
    .filter((cell) => cell && !/^:?-+:?$/.test(cell));

/** The numbers and marks of a document's results, in the cells without words. @param {string} text */
const figuresOf = (text) => cellsOf(text).filter((cell) => !/\p{L}/u.test(cell));

for (const name of ['bench', 'bench:load']) {
  test(`results of ${name} have the same figures in both documents`, () => {
    const english = figuresOf(foundIn(FILE, name));
    assert.ok(english.length > 50);
    assert.deepEqual(figuresOf(foundIn(FILE_JA, name)), english);
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
