import { expect } from 'chai';
import { signedRank } from './signed-rank.js';

/** @param {readonly number[]} differences @param {number} chance */
const isNear = (differences, chance) =>
  expect(Math.abs(signedRank(differences) - chance), `${signedRank(differences)}`).to.be.below(
    1e-12,
  );

it('equal signs in all pairs are as likely as equal results in as many tosses of a coin', () => {
  isNear([1, 2, 3, 4, 5, 6, 7], 1 / 2 ** 7);
  isNear([-1, -2, -3, -4], 1);
});

it('small differences count less than large ones', () => {
  // Of the 32 combinations of 5 signs, 2 reach a sum of 14: all positive, or all but the smallest.
  isNear([-1, 2, 3, 4, 5], 2 / 32);
  isNear([1, 2, 3, 4, -5], 10 / 32);
});

it('equal pairs are ignored, and equal differences share their ranks', () => {
  isNear([0, 0, 1, 2], 1 / 4);
  isNear([1, 1, -1], 4 / 8);
  isNear([], 1);
});
