/** The records and entries of an element, as its features change them. */
import { expect } from 'chai';
import type { AnyRecord } from '../client/records/record.js';
import type { CardModel } from '../templates/card.js';
import { Entries } from './entries.js';
import type { Feature } from './feature.js';
import type { WidgetHost } from './host.js';

const records: readonly AnyRecord[] = [{ itemName: 'A' }, { itemName: 'B' }];

function entriesWith(...features: readonly Feature[]): Entries {
  const host = {
    querySelector: () => null,
    definition: { features },
    options: {},
    state: { name: 'shown', selection: {}, answer: { records } },
  } as unknown as WidgetHost;
  const card = ({ itemName }: AnyRecord) => ({ title: itemName }) as CardModel;
  const entries = new Entries(host, card);
  entries.update();
  return entries;
}

const titlesOf = ({ view }: Entries) => view.cards.map(({ title }) => title);

describe('the entries of an element', () => {
  it('are those of its records', () => {
    expect(titlesOf(entriesWith())).to.deep.equal(['A', 'B']);
  });

  it('are those of the records that a feature leaves', () => {
    const filter: Feature = { isNeeded: () => true, changeRecords: (_, [first]) => [first!] };
    const entries = entriesWith(filter);
    expect(entries.records).to.deep.equal([records[0]]);
    expect(titlesOf(entries)).to.deep.equal(['A']);
  });

  it('are all while the feature is not needed', () => {
    const filter: Feature = { isNeeded: () => false, changeRecords: () => [] };
    expect(titlesOf(entriesWith(filter))).to.deep.equal(['A', 'B']);
  });
});
