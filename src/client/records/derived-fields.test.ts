import { describe, it } from 'node:test';
import { assert } from 'chai';
import type { Operation } from '../operations/operation.js';
import { operations } from '../operations/index.js';
import { derivedFields } from './derived-fields.js';

/** A parser that needs more than its own field is derived from others. */
const isDerived = (field: unknown) => typeof field === 'function' && field.length > 1;

describe('derived fields', () => {
  // Requests that change data have no list: nobody requests some of its fields.
  const lists = Object.values<Operation>(operations).filter(({ changes }) => !changes);
  for (const { path, record } of lists) {
    it(`of ${path} declare their sources`, () => {
      const fields = Object.entries(record);
      const derived = fields.filter(([, field]) => isDerived(field)).map(([name]) => name);
      for (const name of derived) assert.property(derivedFields, name);
      for (const name of derived.flatMap((field) => derivedFields[field] ?? [])) {
        assert.property(record, name);
      }
    });
  }
});
