import { expect } from 'chai';
import { toJson } from './json.js';

const VALUES = [
  null,
  true,
  -0.5,
  NaN,
  '"\\\n\u2028 \ud800 本',
  [],
  [1, [undefined, () => 1], Symbol('a')],
  {},
  { b: 1, a: { '"': [{ c: null }] }, u: undefined, f: () => 1, 7: new RegExp('x') },
  JSON.parse('{"__proto__":{"a":1}}') as unknown,
];

describe('the JSON of data', () => {
  it('is that of the browser', () => {
    for (const value of VALUES) expect(toJson(value)).to.equal(JSON.stringify(value));
  });

  it('is the same on a page that has added `toJSON` to all values', () => {
    const expected = VALUES.map((value) => JSON.stringify(value));
    const prototypes = [Object, Array, String, Number, Boolean].map(
      ({ prototype }) => prototype as { toJSON?: unknown },
    );
    const throwing = () => {
      throw new Error('toJSON');
    };
    for (const toJSON of [() => 'changed', () => undefined, throwing]) {
      let found: string[];
      for (const prototype of prototypes)
        Object.defineProperty(prototype, 'toJSON', { value: toJSON, configurable: true });
      try {
        found = VALUES.map(toJson);
      } finally {
        for (const prototype of prototypes) delete prototype.toJSON;
      }
      expect(found).to.deep.equal(expected);
    }
  });

  it('is refused for values that JSON cannot represent', () => {
    const endless: unknown[] = [];
    endless.push({ endless });
    for (const value of [1n, [1n], { a: { b: 1n } }, endless])
      expect(() => toJson(value)).to.throw();
  });
});
