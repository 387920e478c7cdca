import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PNG } from 'pngjs';
import { compare, isEmpty, partOf } from './compare.js';

/** A white picture with a black square at its left. @param {number} width @param {number} height @param {number} side */
function squareOf(width, height, side) {
  const png = new PNG({ width, height });
  png.data.fill(255);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) png.data.set([0, 0, 0], (y * width + x) * 4);
  }
  return png;
}

describe('two pictures', () => {
  it('are the same if nobody sees a difference', () => {
    const almost = squareOf(20, 10, 4);
    almost.data[0] = 2;
    assert.equal(compare(squareOf(20, 10, 4), squareOf(20, 10, 4)), undefined);
    assert.equal(compare(squareOf(20, 10, 4), almost), undefined);
  });

  it('that differ are on a sheet with before, after and the difference', () => {
    const change = compare(squareOf(20, 10, 4), squareOf(20, 10, 5));
    assert.ok(change);
    assert.equal(change.pixels, 9);
    const { sheet } = change;
    assert.deepEqual([sheet.width, sheet.height], [3 * 20 + 2 * 24, 10]);
    const at = (/** @type {number} */ x) => partOf(sheet, { x, y: 0, width: 20, height: 10 }).data;
    assert.deepEqual(at(0), squareOf(20, 10, 4).data);
    assert.deepEqual(at(44), squareOf(20, 10, 5).data);
  });

  it('of different heights differ', () => {
    assert.equal(compare(squareOf(20, 10, 4), squareOf(20, 12, 4))?.sheet.height, 12);
  });
});

describe('a part of a picture', () => {
  it('is empty with one colour', () => {
    const picture = squareOf(20, 10, 4);
    assert.ok(isEmpty(picture, { x: 0, y: 0, width: 4, height: 4 }));
    assert.ok(isEmpty(picture, { x: 4, y: 0, width: 16, height: 10 }));
    assert.ok(!isEmpty(picture, { x: 3, y: 3, width: 2, height: 1 }));
    assert.ok(!isEmpty(picture, { x: 3, y: 3, width: 1, height: 2 }));
  });
});
