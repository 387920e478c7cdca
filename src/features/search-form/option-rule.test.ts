/** Mistakes in an author's options for the controls of a form. */
import { expect } from 'chai';
import { ranking } from '../../client/operations/market-item.js';
import type { WidgetDefinition } from '../../element/definition.js';
import { resolve } from '../../element/resolve.js';
import { optionFaults } from './option-rule.js';

const definition: WidgetDefinition = {
  tag: 'mkt-test',
  operations: [ranking],
  parts: ['title'],
  controls: { age: ['age'], genre: ['genreId'] },
};

const option = (slot: string) => ({ slot, value: '1', text: 'One' });

function faultsOf(controls: string, ...slots: string[]) {
  const values = { readerControls: controls };
  const { options, operation } = resolve(definition, { values, settings: {}, shops: [] });
  return optionFaults(definition, values, options, operation, slots.map(option));
}

describe('the options of a form', () => {
  const rows: readonly [string, ReturnType<typeof faultsOf>, empty: string[], stray: string[]][] = [
    ['are missing for ids', faultsOf('age genre'), ['genre'], []],
    ['are complete', faultsOf('age genre', 'genre'), [], []],
    ['are not needed where the service has values', faultsOf('age'), [], []],
    ['have an unknown slot, or none', faultsOf('genre', 'gener', 'gener', ''), [], ['gener', '']],
    ['are not examined without controls', faultsOf('', 'genre'), [], []],
  ];
  for (const [title, { emptyControls, strayOptions }, empty, stray] of rows) {
    it(title, () => {
      expect([emptyControls, strayOptions]).to.deep.equal([empty, stray]);
    });
  }
});
