import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isVoid, ratioOf, ratiosOf } from './ratios.js';

/** @param {readonly number[]} times */
const samples = (...times) => ({ views: times.map((time) => ({ time })) });

test('ratios are of pairs, so that a busy round changes nothing', () => {
  assert.deepEqual(ratioOf([110, 1100, 120], [100, 1000, 100]), {
    median: 1.1,
    least: 1.1,
    most: 1.2,
  });
});

test('a scenario is void if plain JavaScript differs from itself by more than 8 %', () => {
  /** @param {number} plain @param {number} again */
  const voidAt = (plain, again) =>
    isVoid({ plain: samples(plain, plain), again: samples(again, again), kit: samples(150, 150) });
  assert.equal(voidAt(100, 107), false);
  assert.equal(voidAt(100, 109), true);
  assert.equal(voidAt(109, 100), true);
});

test('a run of one round has a result', () => {
  const { full } = ratiosOf({ full: { plain: samples(100), kit: samples(90) } });
  assert.deepEqual(full?.['kit'], { median: 0.9, least: 0.9, most: 0.9 });
});
