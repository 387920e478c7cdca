/** Any data from a service gives records, or an error of the family. */
import { describe, it } from 'node:test';
import { expect } from 'chai';
import fc from 'fast-check';
import { readResponse } from './response.js';
import { MalformedError, ServiceError } from './errors.js';
import { url, images } from './records/fields.js';
import type { Operation } from './operations/operation.js';
import { operations, type OperationPath } from './operations/index.js';
import type { RecordTable } from './records/record.js';

const ADDRESSES = [
  'https://site.example/1?_ex=64x64',
  'HTTP://SITE.EXAMPLE',
  'javascript:alert(1)',
  ' \u0001java\tscript:alert(1)//https://site.example',
  'data:text/html,x',
  '//site.example',
  'http://[',
  '',
];
const TEXTS = [
  '2031年2月30日',
  '2031-02-28 10:00',
  '###/',
  '&#xD800;&amp;lt;',
  '\\n',
  'NaN',
  '1e999',
];
const NAMES = [
  '__proto__',
  'constructor',
  'toString',
  'imageUrl',
  'detail',
  'hotelBasicInfo',
  'hotelRatingInfo',
  'roomInfo',
  'roomBasicInfo',
  'dailyCharge',
  'reserveUrl',
  'siteCharge',
];

/** Arbitrary JSON, with the names of a table's fields more often than others. */
function jsonLike(names: readonly string[]): fc.Arbitrary<unknown> {
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'medium', withCrossShrink: true },
      fc.constantFrom<unknown>(
        null,
        true,
        0,
        -0,
        -1,
        35.5,
        128485.43,
        1e308,
        ...TEXTS,
        ...ADDRESSES,
      ),
      fc.string({ maxLength: 8 }),
      fc.array(tie('value'), { maxLength: 4 }),
      tie('object'),
    ),
    object: fc
      .array(fc.tuple(fc.oneof(fc.constantFrom(...names), fc.string()), tie('value')), {
        maxLength: 8,
      })
      // As JSON.parse makes them: `__proto__` is a name like any other.
      .map((pairs) => Object.fromEntries(pairs) as unknown),
  }));
  return value;
}

/** All values in a record at any depth, with their names. */
function* leaves(value: unknown, name = ''): Generator<[name: string, value: unknown]> {
  yield [name, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield* leaves(inner, Array.isArray(value) ? name : key);
  }
}

const isAddress = (value: unknown) =>
  typeof value === 'string' && /^https?:/.test(value) && URL.canParse(value);

/** The mistakes in a record; unknown fields are unparsed. */
function wrongIn(record: object, table: RecordTable): unknown[] {
  const known = Object.entries(record).filter(([name]) => Object.hasOwn(table, name));
  return known.flatMap(([name, value]) => [
    ...(([url, images] as unknown[]).includes(table[name])
      ? [value as unknown].flat().filter((item) => !isAddress(item))
      : []),
    ...[...leaves(value)].filter(
      ([inner, value]) =>
        value === undefined ||
        Number.isNaN(value) ||
        value === Infinity ||
        (inner === 'reserveUrl' && !isAddress(value)),
    ),
  ]);
}

/** Parses a body and checks the result. */
function tryBody(operation: Operation, body: unknown): void {
  try {
    const { records, page, genres, time } = readResponse(body, operation);
    for (const record of records) {
      expect(Object.getPrototypeOf(record)).to.equal(Object.prototype);
      expect(wrongIn(record, operation.record)).to.deep.equal([]);
    }
    for (const [, value] of leaves([page, genres])) expect(value).not.to.be.NaN;
    expect(time.getTime()).not.to.be.NaN;
  } catch (error) {
    if (!(error instanceof MalformedError || error instanceof ServiceError)) throw error;
  }
}

const WRAPPERS = ['Item', 'item', 'Product', 'hotel'];
const AROUND = ['GenreInformation', 'pagingInfo', 'summary', 'lastBuildDate', 'Header'] as const;

describe('arbitrary JSON', () => {
  for (const path of Object.keys(operations) as OperationPath[]) {
    const operation: Operation = operations[path];
    const json = jsonLike([...Object.keys(operation.record), ...operation.list, ...NAMES]);
    const list = operation.list[0] ?? 'Body';

    it(`${path} takes any body`, () => {
      fc.assert(
        fc.property(json, (body) => tryBody(operation, body)),
        { numRuns: 200 },
      );
    });

    it(`${path} takes any entry`, () => {
      const entry = json.chain((item) =>
        fc.constantFrom<unknown>(item, ...WRAPPERS.map((wrapper) => ({ [wrapper]: item }))),
      );
      const around = fc.record(Object.fromEntries(AROUND.map((name) => [name, json])), {
        requiredKeys: [],
      });
      const body = fc
        .tuple(around, fc.array(entry, { maxLength: 3 }))
        .map(([more, entries]) => ({ ...more, [list]: entries }));
      fc.assert(
        fc.property(body, (sent) => tryBody(operation, sent)),
        { numRuns: 300 },
      );
    });
  }
});
