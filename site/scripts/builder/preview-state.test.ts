/** The state of the preview, in words: what a person does next, and no mistake that is none. */
import { expect } from 'chai';
import type { Item } from '../../../src/exports/catalogues.js';
import { en } from '../words/en.js';
import { ja } from '../words/ja.js';
import { stateOf, type StateModel } from './preview-state.js';
import type { Seen } from './preview.js';
import { startOf } from './state.js';

const ITEM: Item = { ids: {}, link: '', name: '', words: '', award: '' };
const HOTEL: Item = { ...ITEM, ids: { 'hotel-no': '12401' } };
const EBOOK: Item = { ...ITEM, ids: { 'item-number': '' } };

const stateIn = (
  items: readonly Item[] | undefined,
  {
    phase,
    isPending = false,
    problems = {},
    words = en,
  }: Partial<StateModel> & Pick<Seen, 'phase'>,
) =>
  stateOf({
    words,
    problems,
    isPending,
    widget: items ? { ...startOf('mkt-shortlist'), items } : startOf('mkt-ranking'),
    account: { 'application-id': 'APP' },
    seen: { phase, count: 1, failure: undefined } as Seen,
  });

describe('the state of the preview', () => {
  it('is that of the last element until the next one has come, but no mistake', () => {
    for (const phase of ['error', 'empty', 'idle'] as const) {
      const problems = { 'item-0-hotel-no': 'Required' };
      const pending = stateIn([HOTEL], { phase, isPending: true, problems });
      expect(pending, phase).to.deep.equal({ phase: 'loading', text: en.states.loading });
      expect(stateIn(undefined, { phase, isPending: true }).phase, phase).to.equal('loading');
    }
    expect(stateIn([HOTEL], { phase: 'error', problems: { x: 'y' } }).text).to.equal(en.seeFields);
    expect(stateIn(undefined, { phase: 'ready', isPending: true }).phase).to.equal('ready');
  });

  for (const words of [en, ja])
    it(`of a list leads to its next step: ${words.places.language}`, () => {
      for (const phase of ['error', 'empty', 'idle', 'loading'] as const) {
        expect(stateIn([], { phase, words })).to.deep.equal({
          phase: 'idle',
          text: words.items.empty,
        });
        const ebook = stateIn([EBOOK], { phase, words });
        expect(ebook).to.deep.equal({ phase: 'idle', text: words.items.incomplete });
      }
      const both = stateIn([HOTEL, EBOOK], { phase: 'ready', words });
      expect(both.text).to.equal(`${words.states.ready(1)} ${words.items.incomplete}`);
      expect(stateIn([HOTEL], { phase: 'empty', words }).text).to.equal(words.items.nothing);
      expect(stateIn(undefined, { phase: 'empty', words }).text).to.equal(words.states.empty);
    });
});
