/** The states of a request, and where each event leads: the table of `request-reducer.ts`. */
import { expect } from 'chai';
import { ranking } from '../../client/operations/market-item.js';
import { buildRequest } from '../../client/request.js';
import type { ValidationIssue } from '../../client/validation/issue.js';
import { isPageOutdated, reduce, type RequestEvents } from './request-reducer.js';
import { INITIAL_STATE, type DisplayedAnswer, type RequestState } from './request-state.js';

type Step = {
  [Type in keyof RequestEvents]: readonly [Type, RequestEvents[Type]?];
}[keyof RequestEvents];

const SETTINGS = { applicationId: 'APP', baseUrl: 'https://service.example' };
const requestOf = (parameters: object) => buildRequest(ranking, { ...parameters }, SETTINGS);

const answerOf = (...names: readonly string[]) =>
  ({
    records: names.map((itemName) => ({ itemName })),
    page: { hits: names.length },
    receivedAt: new Date(),
  }) as unknown as DisplayedAnswer;

const REQUEST = requestOf({});
const OTHER = requestOf({ sex: '1' });
const PAGE_TWO = requestOf({ page: '2' });
const ISSUES: ValidationIssue[] = [{ code: 'required', parameter: 'keyword' }];
const ERROR = new Error('unreachable');
const PAGE = { page: '2' };

const resolved = (changes: Partial<RequestEvents['resolved']> = {}): Step => [
  'resolved',
  { result: REQUEST, key: 'one', waitsFor: undefined, hasEntries: false, ...changes },
];
const ofPage = resolved({ result: PAGE_TWO, key: 'two', hasEntries: true });
const ofOther = resolved({ result: OTHER, key: 'other', hasEntries: true });

const after = (steps: readonly Step[], state: RequestState = INITIAL_STATE): RequestState =>
  steps.reduce<RequestState>(
    (before, [event, value]) => reduce(before, event, ...([value] as unknown as [never])),
    state,
  );

const shown: readonly Step[] = [resolved(), ['loaded', answerOf('One')]];
const furtherPage: readonly Step[] = [
  ...shown,
  ['selected', { selection: PAGE, mode: 'append' }],
  ofPage,
];

/** The events that lead to each state. */
const states = {
  new: [],
  'waiting: start': [['inserted', 'start']],
  'waiting: viewport': [resolved({ waitsFor: 'viewport' })],
  'waiting: page': [resolved({ waitsFor: 'page' })],
  'waiting: reader': [resolved({ waitsFor: 'reader', result: ISSUES })],
  loading: [resolved()],
  heldBack: [resolved(), ['heldBack']],
  revalidating: [resolved(), ['stale', answerOf('Old')]],
  shown,
  failed: [resolved(), ['failed', ERROR]],
  renewing: [...shown, ['repeat', 'renewal'], resolved()],
  'renewing an error': [resolved(), ['failed', ERROR], ['repeat', 'renewal'], resolved()],
  'further page': furtherPage,
} as const satisfies Record<string, readonly Step[]>;
type Name = keyof typeof states;

function nameOf(state: RequestState): Name {
  const { job, name, previous } = state;
  if (name === 'waiting') return `waiting: ${state.waitsFor}`;
  if (name === 'loading' && previous) return 'further page';
  if (name === 'failed' && job) return 'renewing an error';
  if (name === 'shown' && job) return job.kind === 'renewal' ? 'renewing' : 'revalidating';
  return name;
}

const events = {
  near: ['near'],
  reached: ['reached'],
  reinserted: ['inserted'],
  removed: ['removed'],
  'the same request': resolved(),
  'another request': ofOther,
  stale: ['stale', answerOf('Old')],
  loaded: ['loaded', answerOf('New')],
  failed: ['failed', ERROR],
  heldBack: ['heldBack'],
} as const satisfies Record<string, Step>;

const table: Readonly<Record<Name, Partial<Record<keyof typeof events, Name>>>> = {
  new: { 'the same request': 'loading', 'another request': 'loading' },
  'waiting: start': { near: 'new', reached: 'new', reinserted: 'new' },
  'waiting: viewport': {
    near: 'loading',
    'the same request': 'loading',
    'another request': 'loading',
  },
  'waiting: page': { 'the same request': 'loading', 'another request': 'loading' },
  'waiting: reader': { 'the same request': 'loading', 'another request': 'loading' },
  loading: {
    removed: 'new',
    'the same request': 'loading',
    'another request': 'loading',
    stale: 'revalidating',
    loaded: 'shown',
    failed: 'failed',
    heldBack: 'heldBack',
  },
  heldBack: {
    removed: 'new',
    'the same request': 'heldBack',
    'another request': 'loading',
    stale: 'revalidating',
    loaded: 'shown',
    failed: 'failed',
  },
  revalidating: {
    removed: 'new',
    'the same request': 'revalidating',
    'another request': 'loading',
    loaded: 'shown',
    failed: 'shown',
  },
  shown: { 'the same request': 'shown', 'another request': 'loading' },
  failed: { 'the same request': 'failed', 'another request': 'loading' },
  renewing: {
    removed: 'new',
    'the same request': 'renewing',
    'another request': 'loading',
    loaded: 'shown',
    failed: 'shown',
  },
  'renewing an error': {
    removed: 'new',
    'the same request': 'renewing an error',
    'another request': 'loading',
    loaded: 'shown',
    failed: 'failed',
  },
  'further page': {
    removed: 'shown',
    'another request': 'loading',
    stale: 'revalidating',
    loaded: 'shown',
    failed: 'shown',
    heldBack: 'shown',
  },
};

/** Events that may come at any time: they change nothing in states that do not list them. */
const ANY_TIME = ['near', 'reached', 'reinserted', 'removed', 'failed', 'heldBack'] as const;

describe('the table of a request', () => {
  for (const name of Object.keys(states) as Name[]) {
    const state = after(states[name]);
    const row = Object.entries(table[name]) as [keyof typeof events, Name][];

    it(`has the state "${name}"`, () => {
      expect(nameOf(state)).to.equal(name);
    });

    it(`leads from "${name}" where each event says`, () => {
      const reached = row.map(([event]) => [event, nameOf(after([events[event]], state))]);
      expect(reached).to.deep.equal(row);
    });

    it(`keeps "${name}" at other events`, () => {
      const others = ANY_TIME.filter((event) => !(event in table[name]));
      const changing = others.filter((event) => after([events[event]], state) !== state);
      expect(changing).to.deep.equal([]);
    });

    it(`leads from "${name}" by an update that throws to an error without entries`, () => {
      const failed = after([['updateFailed', ERROR]], state);
      expect(failed).to.include({ name: 'failed', error: ERROR, answer: undefined });
      expect(failed.job).to.equal(state.job);
    });

    it(`leads from "${name}" by a refresh to a request past the cache`, () => {
      const sent = after([['repeat', 'revalidation'], ['repeat', 'renewal'], resolved()], state);
      expect(sent.job).to.deep.equal({
        kind: 'revalidation',
        requests: [REQUEST],
        before: undefined,
      });
      expect(sent.repeat).to.equal(undefined);
    });
  }
});

describe('a transition of a request', () => {
  const namesOf = ({ answer }: RequestState) => answer?.records.map(({ itemName }) => itemName);

  it('keeps a refresh until the end of a wait', () => {
    for (const waitsFor of ['viewport', 'page', 'reader'] as const) {
      const waiting = after([['repeat', 'revalidation'], resolved({ waitsFor })]);
      expect([waiting.job, waiting.repeat]).to.deep.equal([undefined, 'revalidation']);
      const end = waitsFor === 'viewport' ? (['near'] as const) : resolved();
      expect(after([end], waiting)).to.deep.include({ repeat: undefined });
      expect(after([end], waiting).job?.kind).to.equal('revalidation');
    }
  });

  it('keeps entries until the next answer, but not if the element waits', () => {
    expect(namesOf(after([...shown, ofOther]))).to.deep.equal(['One']);
    const form = resolved({ result: ISSUES, key: 'none', waitsFor: 'reader', hasEntries: true });
    expect(namesOf(after([...shown, form]))).to.equal(undefined);
  });

  it('appends the stale answer and the new one to the pages before', () => {
    const stale = after([...furtherPage, ['stale', answerOf('Old')]]);
    expect(namesOf(stale)).to.deep.equal(['One', 'Old']);
    expect(namesOf(after([['loaded', answerOf('Two')]], stale))).to.deep.equal(['One', 'Two']);
    expect(stale.requests).to.deep.equal([REQUEST, PAGE_TWO]);
  });

  it('renews all shown pages', () => {
    const pages = after([...furtherPage, ['loaded', answerOf('Two')]]);
    const renewing = after([['repeat', 'renewal'], ofPage], pages);
    expect(renewing.job).to.deep.equal({ kind: 'renewal', requests: [REQUEST, PAGE_TWO] });
    expect(namesOf(after([['failed', ERROR]], renewing))).to.deep.equal(['One', 'Two']);
  });

  it('returns from a further page to the state before, without its job', () => {
    const before = after(shown);
    for (const event of ['failed', 'removed', 'heldBack'] as const) {
      const returned = after([...furtherPage, events[event]]);
      expect(returned.selection, event).to.equal(before.selection);
      expect([returned.answer, returned.key, returned.job], event).to.deep.equal([
        before.answer,
        'one',
        undefined,
      ]);
      expect(returned.failure, event).to.equal(event === 'failed' ? ERROR : undefined);
    }
  });

  it('returns to the last shown page if the reader selects another one meanwhile', () => {
    const third: Step = ['selected', { selection: { page: '3' }, mode: 'page' }];
    const ofThird = resolved({ key: 'three', hasEntries: true });
    const failed = after([...furtherPage, third, ofThird, ['failed', ERROR]]);
    expect([nameOf(failed), namesOf(failed)]).to.deep.equal(['shown', ['One']]);
    const both = after([...shown, ['selected', { selection: PAGE, mode: 'page' }], third, ofThird]);
    expect(both.previous?.selection).to.deep.equal({});
  });

  it('drops the pages before if the author changes the request of a further page', () => {
    const other = after([...furtherPage, ofOther]);
    expect([other.previous, other.appends, other.job?.before]).to.deep.equal([
      undefined,
      false,
      undefined,
    ]);
  });

  it('keeps the state before only for a further page, and appends only if asked to', () => {
    const modes = ['replace', 'page', 'append'] as const;
    const outcomes = modes.map((mode) => {
      const loading = after([...shown, ['selected', { selection: PAGE, mode }], ofPage]);
      const failed = after([['failed', ERROR]], loading);
      return [mode, namesOf(after([['loaded', answerOf('Two')]], loading)), nameOf(failed)];
    });
    expect(outcomes).to.deep.equal([
      ['replace', ['Two'], 'failed'],
      ['page', ['Two'], 'shown'],
      ['append', ['One', 'Two'], 'shown'],
    ]);
  });

  it('sends nothing for a selection with the same request', () => {
    const selection = {};
    const state = after([...shown, ['selected', { selection, mode: 'append' }], resolved()]);
    expect([state.selection, state.job, state.previous]).to.deep.equal([
      selection,
      undefined,
      undefined,
    ]);
  });

  it('explains broken rules in place of a request', () => {
    const { job, name } = after([resolved({ result: ISSUES, key: 'broken' })]);
    expect([name, job?.requests]).to.deep.equal(['loading', [ISSUES]]);
  });

  it('finds a page outdated if the author has changed its request', () => {
    const isOutdated = (steps: readonly Step[], key: string) =>
      isPageOutdated(after(steps), () => key);
    expect(isOutdated(furtherPage, 'other')).to.equal(true);
    expect(isOutdated(furtherPage, 'two')).to.equal(false);
    expect(isOutdated(shown, 'other'), 'the first page').to.equal(false);
    const selected = furtherPage.slice(0, -1);
    expect(isOutdated(selected, 'two'), 'a page that is not yet requested').to.equal(false);
    const refreshed: Step = ['selected', { selection: PAGE, mode: 'replace' }];
    const repeat: Step = ['repeat', 'revalidation'];
    const same = after([repeat, refreshed], { ...after(furtherPage), selection: PAGE });
    expect(
      isPageOutdated(same, () => 'other'),
      'after a refresh',
    ).to.equal(true);
  });
});
