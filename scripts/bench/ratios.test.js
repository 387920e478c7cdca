import { expect } from 'chai';
import { isVoid, ratioOf, ratiosOf } from './ratios.js';

/** @param {readonly number[]} times */
const samples = (...times) => ({ views: times.map((time) => ({ time })) });

it('ratios are of pairs, so that a busy round changes nothing', () => {
  expect(ratioOf([110, 1100, 120], [100, 1000, 100])).to.deep.equal({
    median: 1.1,
    least: 1.1,
    most: 1.2,
  });
});

it('a scenario is void if plain JavaScript differs from itself by more than 8 %', () => {
  /** @param {number} plain @param {number} again */
  const voidAt = (plain, again) =>
    isVoid({ plain: samples(plain, plain), again: samples(again, again), kit: samples(150, 150) });
  expect(voidAt(100, 107)).to.equal(false);
  expect(voidAt(100, 109)).to.equal(true);
  expect(voidAt(109, 100)).to.equal(true);
});

it('a run of one round has a result', () => {
  const { full } = ratiosOf({ full: { plain: samples(100), kit: samples(90) } });
  expect(full?.['kit']).to.deep.equal({ median: 0.9, least: 0.9, most: 0.9 });
});
