import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ratioOf, ratiosOf, voidScenarios } from './ratios.js';

/** @param {readonly number[]} times */
const samples = (...times) => times.map((time) => ({ time }));

test('ratios are of pairs, so that a busy round changes nothing', () => {
  assert.deepEqual(ratioOf([110, 1100, 120], [100, 1000, 100]), {
    median: 1.1,
    least: 1.1,
    most: 1.2,
  });
});

test('a run is void where plain JavaScript differs from itself by more than 8 %', () => {
  const ratios = ratiosOf({
    calm: { plain: samples(100, 100), again: samples(107, 107), kit: samples(150, 150) },
    slower: { plain: samples(100, 100), again: samples(109, 109) },
    faster: { plain: samples(109, 109), again: samples(100, 100) },
  });
  assert.deepEqual(voidScenarios(ratios), ['slower', 'faster']);
});

test('a run of one round has a result', () => {
  const { full } = ratiosOf({ full: { plain: samples(100), kit: samples(90) } });
  assert.deepEqual(full?.['kit'], { median: 0.9, least: 0.9, most: 0.9 });
});
