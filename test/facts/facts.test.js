/** The facts contradict neither themselves nor each other; the client is not looked at here. */

/** @import { Operation, Params } from './shared.js' */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as facts from './interface.js';
import { broken, brokenCross, problemOf } from './check.js';

const { operations } = facts;
const entries = Object.entries(operations);

/**
 * The numbers, words or list entries that a parameter has over all accepted sets.
 * @param {Operation} operation
 * @param {string} name
 */
const usedInside = ({ inside, params }, name) =>
  inside
    .flatMap((set) => (set[name] === undefined ? [] : [set[name]]))
    .flatMap((value) => (params[name]?.list ? String(value).split(',') : [value]))
    .map(String);

// Of a hotel search's 99 heads one at least is an adult: 99 children are within their own limit
// but never within that of all heads.
const isChild = (/** @type {string} */ name) => /^(upClass|lowClass|infantWith)/.test(name);

it('has all nineteen operations and the dynamic ad', () => {
  assert.equal(entries.length, 20);
  assert.equal(entries.filter(([, { auth }]) => auth === 'oauth').length, 3);
  assert.deepEqual(
    entries.filter(([, { affiliate }]) => !affiliate).map(([name]) => name),
    facts.withoutAffiliate,
  );
});

for (const [key, operation] of entries) {
  const { params, inside, outside, oneOf, cross } = operation;

  describe(key, () => {
    it('has a version and, for OAuth, a scope', () => {
      if (key === 'DynamicAd') assert.equal(operation.version, '1.0');
      else {
        const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(operation.version) ?? [];
        assert.equal(problemOf({ type: 'date', required: true }, `${year}-${month}-${day}`), '');
      }
      assert.equal(operation.scope !== undefined, operation.auth === 'oauth');
    });

    it('leaves out the common parameters', () => {
      const own = Object.keys(params).filter((name) => name in facts.common);
      assert.deepEqual(own, key === 'DynamicAd' ? ['applicationId'] : []);
    });

    it('has defaults that keep their own rules', () => {
      for (const [name, param] of Object.entries(params)) {
        if (param.default !== undefined) assert.equal(problemOf(param, param.default), '', name);
        if (param.documentedDefault !== undefined) {
          assert.notEqual(problemOf(param, param.documentedDefault), '', name);
          assert.equal(param.default, undefined, name);
        }
      }
    });

    it('names known parameters in its rules', () => {
      for (const name of [...oneOf.flat(), ...cross.flatMap(({ names }) => names)]) {
        assert.ok(name in params, name);
      }
    });

    it('breaks no rule inside', () => {
      for (const set of inside) assert.deepEqual(broken(operation, set), [], JSON.stringify(set));
    });

    it('touches every parameter, value and limit inside', () => {
      for (const [name, param] of Object.entries(params)) {
        const used = usedInside(operation, name);
        assert.notEqual(used.length, 0, name);
        for (const value of param.values ?? []) assert.ok(used.includes(String(value)), name);
        if (param.min !== undefined) assert.ok(used.map(Number).includes(param.min), name);
        const max = isChild(name) ? 98 : param.max;
        if (max !== undefined) assert.ok(used.map(Number).includes(max), name);
      }
      for (const { maxItems, name } of limitedLists(operation)) {
        assert.ok(inside.some((set) => String(set[name] ?? '').split(',').length === maxItems));
      }
    });

    it('breaks exactly one rule outside, and says which', () => {
      for (const { params: set, names, why, inseparable } of outside) {
        const said = JSON.stringify({ set, why });
        const [found, ...others] = broken(operation, set);
        assert.ok(found, said);
        assert.deepEqual(others, [], said);
        assert.ok(names.length > 0 && names.every((name) => found.names.includes(name)), said);
        if (found.rule !== undefined) assert.equal(why, found.rule);
        // What is no number breaks rules of arithmetic too, which says nothing.
        if (found.problem !== 'type') {
          const crossed = brokenCross(operation, set).length > 0;
          assert.equal(crossed, inseparable ?? found.problem === 'cross', said);
        }
      }
    });

    it('has a refused set for each rule and limit', () => {
      const whys = outside.map(({ why }) => why);
      for (const { rule } of cross) assert.ok(whys.includes(rule), rule);
      for (const [name, param] of Object.entries(params)) {
        const refused = outside.filter(({ names }) => names.length === 1 && names[0] === name);
        const values = refused.map(({ params: set }) => Number(set[name]));
        const step = param.decimal || param.type === 'decimal' ? 0.0101 : 1;
        const { min, max } = param;
        if (min !== undefined)
          assert.ok(
            values.some((n) => n < min && n >= min - step),
            name,
          );
        if (max !== undefined)
          assert.ok(
            values.some((n) => n > max && n <= max + step),
            name,
          );
        if (param.values ?? param.pattern ?? param.keyword ?? param.maxItems ?? param.required) {
          assert.notEqual(refused.length, 0, name);
        }
      }
      for (const { maxItems, name } of limitedLists(operation)) {
        assert.ok(
          outside.some(({ params: set }) => String(set[name]).split(',').length === maxItems + 1),
        );
      }
    });

    it('has unknown parameters outside', () => {
      assert.ok(outside.some(({ names: [name = ''] }) => !(name in params)));
    });

    it('lists no set twice', () => {
      for (const sets of [inside, outside.map(({ params: set }) => set)]) {
        const texts = sets.map((set) => JSON.stringify(Object.entries(set).sort()));
        assert.deepEqual(
          texts.filter((text, index) => texts.indexOf(text) !== index),
          [],
        );
      }
    });
  });
}

/** @param {Operation} operation */
function limitedLists({ params }) {
  return Object.entries(params).flatMap(([name, { maxItems }]) =>
    maxItems === undefined ? [] : [{ name, maxItems }],
  );
}

describe('common parameters', () => {
  const alphabets = { ...facts.common, ...facts.commonOfDynamicAd };
  /** @param {Params} set */
  const problems = (set) =>
    Object.entries(set).filter(([name, value]) => {
      const param = alphabets[name];
      assert.ok(param, name);
      return problemOf(param, value) !== '';
    });

  it('accepts the sets inside', () => {
    for (const set of [...facts.commonInside, ...facts.callBackInside]) {
      assert.deepEqual(problems(set), []);
    }
  });

  it('refuses the sets outside for one parameter or for the callback rule', () => {
    for (const { params, names, why } of [...facts.commonOutside, ...facts.callBackOutside]) {
      const found = problems(params).map(([name]) => name);
      assert.deepEqual(found, why === facts.callbackRule ? [] : names, JSON.stringify(params));
    }
  });
});
