/** Any data from a service gives records, or an error of the family. */
import { expect } from 'chai';
import fc from 'fast-check';
import { MalformedError, ServiceError } from './errors.js';
import { url, images } from './records/fields.js';
import { readBody } from '../../test/support/answers.js';
import { answerLike, jsonLike } from '../../test/support/arbitrary-json.js';
import type { Operation } from './operations/operation.js';
import { operations, type OperationPath } from './operations/index.js';
import type { RecordTable } from './records/record.js';

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
    const { records, page, genres, time } = readBody(body, operation);
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

describe('arbitrary JSON', () => {
  for (const path of Object.keys(operations) as OperationPath[]) {
    const operation: Operation = operations[path];

    it(`${path} takes any body`, () => {
      fc.assert(
        fc.property(jsonLike(operation), (body) => tryBody(operation, body)),
        { numRuns: 50 },
      );
    });

    it(`${path} takes any entry`, () => {
      fc.assert(
        fc.property(answerLike(operation), (body) => tryBody(operation, body)),
        { numRuns: 100 },
      );
    });
  }
});
