/** The records that an element displays, and the identity of its request. */
import { expect } from 'chai';
import { ranking } from '../../client/operations/market-item.js';
import { buildRequest } from '../../client/request.js';
import {
  INITIAL_STATE,
  recordsOf,
  requestKey,
  withoutRawBody,
  type RequestState,
  type Shown,
} from './request-state.js';

const records = [1, 2, 3, 4, 5].map((rank) => ({ rank }));
const answer = { records, page: {} } as unknown as NonNullable<RequestState['answer']>;

const shown: Shown = { ...INITIAL_STATE, name: 'shown', answer };

const ranksOf = (state: RequestState, limit = 2) =>
  recordsOf(state, limit).map((record) => record['rank']);

describe('the displayed records', () => {
  const job = { kind: 'request', requests: [] } as const;
  for (const [title, state, ranks] of [
    ['are the first ones of a longer page', shown, [1, 2]],
    ['begin where the reader has turned to', { ...shown, selection: { from: 2 } }, [3, 4]],
    ['end with the page', { ...shown, selection: { from: 4 } }, [5]],
    ['are all of appended pages', { ...shown, appends: true }, [1, 2, 3, 4, 5]],
    ['are none before a request', INITIAL_STATE, []],
    ['stay while others are being loaded', { ...shown, name: 'loading', job }, [1, 2]],
  ] as const) {
    it(title, () => {
      expect(ranksOf(state)).to.deep.equal(ranks);
    });
  }
});

it('an answer of a page that stays open keeps no body', () => {
  expect(withoutRawBody({ ...answer, raw: {} })).not.to.have.property('raw');
});

const SETTINGS = { applicationId: 'APP', baseUrl: 'https://service.example' };

describe('the key of a request', () => {
  const keyOf = (parameters: object, settings: object = {}, ...further: unknown[]) =>
    requestKey(buildRequest(ranking, { ...parameters }, { ...SETTINGS, ...settings }), ...further);

  it('is the same for equal requests', () => {
    expect(keyOf({ sex: '1' })).to.equal(keyOf({ sex: '1' }));
  });

  it('differs by parameters, settings, broken rules and further values', () => {
    const keys = [
      keyOf({}),
      keyOf({ sex: '1' }),
      keyOf({}, { affiliateId: 'AFF' }),
      keyOf({ page: '0' }),
      keyOf({ page: '99' }),
      keyOf({}, {}, 'tea'),
    ];
    expect(new Set(keys)).to.have.length(keys.length);
  });
});
