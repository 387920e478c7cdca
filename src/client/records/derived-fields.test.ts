import { describe, it } from 'node:test';
import { assert } from 'chai';
import type { Operation } from '../operations/operation.js';
import { operations } from '../operations/index.js';
import { derivedFields } from './derived-fields.js';

/** A field that takes more than what was sent for it is made of others. */
const isDerived = (field: unknown) => typeof field === 'function' && field.length > 1;

describe('the fields that are made of others', () => {
  // What changes something is no list: nobody asks for some of its fields.
  const lists = Object.values<Operation>(operations).filter(({ changes }) => !changes);
  for (const { path, record } of lists) {
    it(`of ${path} tell which`, () => {
      const fields = Object.entries(record);
      const derived = fields.filter(([, field]) => isDerived(field)).map(([name]) => name);
      for (const name of derived) assert.property(derivedFields, name);
      for (const name of derived.flatMap((field) => derivedFields[field] ?? [])) {
        assert.property(record, name);
      }
    });
  }
});
