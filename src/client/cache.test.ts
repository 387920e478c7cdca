/** The choice between a request and a stored answer. */
import { expect } from 'chai';
import { endBrowser, startBrowser, stored } from '../../test/support/fake-browser.js';
import { advanceClock } from '../../test/support/fake-clock.js';
import { setGlobal } from '../../test/support/globals.js';
import { cached, clearCache } from './cache.js';
import { bookmarkList } from './operations/bookmark.js';
import { ranking } from './operations/market-item.js';
import type { Request } from './request.js';
import { readResponse, type Answer } from './response.js';

const START = Date.parse('2031-05-01T10:00:00Z');
const SECOND = 1000;
const URL = 'https://service.example/MarketItem/Ranking?page=1';

/** In each group of tests: hooks outside of groups would apply to all files of a mutation test. */
const useBrowser = () => {
  beforeEach(() => startBrowser(START));
  afterEach(async () => {
    setGlobal('indexedDB', undefined);
    await clearCache();
    endBrowser();
  });
};

const answer = (itemName: string) => ({ Items: [{ itemName }] });
const nameIn = ({ records }: Answer) => records[0]!['itemName'];
const read = (body: unknown, receivedAt?: Date): Answer =>
  readResponse(body, ranking, {}, undefined, undefined, receivedAt);

async function ask(
  body: unknown,
  { request = {}, url = URL, signal = new AbortController().signal, parse = read } = {},
) {
  const stale: Answer[] = [];
  const fresh: Answer[] = [];
  let isSent = false;
  const load = async () => {
    isSent = true;
    if (body instanceof Error) throw body;
    return body;
  };
  const whole: Request = {
    operation: ranking,
    values: {},
    settings: {},
    onEarly: (answer, isFinal) => (isFinal ? fresh : stale).push(answer),
    ...request,
  };
  const result = await cached(whole, url, load, parse, signal);
  const early = { stale: stale.map(nameIn), fresh: fresh.map(nameIn) };
  return { name: nameIn(result), answer: result, isSent, ...early };
}

describe('a request', () => {
  useBrowser();

  it('is sent before anything else if the page has no answer', () => {
    let isSent = false;
    const load = async () => {
      isSent = true;
      return answer('new');
    };
    const request = { operation: ranking, values: {}, settings: {} };
    void cached(request, URL, load, read, new AbortController().signal);
    expect(isSent).to.equal(true);
  });

  it('is not sent again while the answer is fresh, ten minutes by default', async () => {
    const first = await ask(answer('first'));
    expect(first.answer.raw).to.deep.equal(answer('first'));
    advanceClock(600 * SECOND - 1);
    const second = await ask(answer('second'));
    expect(second).to.include({ name: 'first', isSent: false });
    expect(second).to.deep.include({ stale: [], fresh: ['first'] });
    // The stored answer has no raw body.
    expect(second.answer.raw).to.equal(undefined);
    expect(second.answer.receivedAt).to.deep.equal(new Date(START));
  });

  it('is sent when the answer is stale, which is shown meanwhile', async () => {
    const request = { settings: { cacheTtl: 60 } };
    await ask(answer('first'), { request });
    advanceClock(60 * SECOND);
    const { name, stale } = await ask(answer('second'), { request });
    expect(name).to.equal('second');
    expect(stale).to.deep.equal(['first']);
    expect(await ask(answer('third'), { request })).to.include({ name: 'second', isSent: false });
  });

  it('is sent with `revalidate`, though the answer is fresh', async () => {
    await ask(answer('first'));
    const { name, stale } = await ask(answer('second'), { request: { revalidate: true } });
    expect(name).to.equal('second');
    expect(stale).to.deep.equal(['first']);
  });

  it('has no listener for stale answers if nobody can show them', async () => {
    const request = { settings: { cacheTtl: 60 } };
    await ask(answer('first'), { request });
    advanceClock(60 * SECOND);
    const silent = await cached(
      { operation: ranking, values: {}, ...request },
      URL,
      async () => answer('second'),
      read,
      new AbortController().signal,
    );
    expect(nameIn(silent)).to.equal('second');
  });

  for (const [what, request] of [
    ['the author wants none stored', { settings: { cacheTtl: 0 } }],
    ['the answer depends on the reader’s position', { isPersonal: true }],
    ['the answer is the reader’s own', { operation: bookmarkList }],
  ] as const) {
    it(`is always sent if ${what}`, async () => {
      await ask(answer('first'), { request });
      expect(await ask(answer('second'), { request })).to.include({ name: 'second', isSent: true });
      // Nor has it been stored for others.
      if (!('settings' in request))
        expect(await ask(answer('third'))).to.include({ name: 'third', isSent: true });
    });
  }

  it('has the answers of its own address and its own settings, whatever the token', async () => {
    await ask(answer('first'), { request: { settings: { accessToken: 'a' } } });
    const same = { settings: { accessToken: 'b' } };
    expect(await ask(answer('x'), { request: same })).to.include({ name: 'first' });
    const names = { settings: { accessToken: 'a', names: 'site=acme' } };
    expect(await ask(answer('second'), { request: names })).to.include({ name: 'second' });
    expect(await ask(answer('third'), { url: `${URL}&genreId=1` })).to.include({ name: 'third' });
  });
});

describe('a stale answer', () => {
  useBrowser();

  const request = { settings: { cacheTtl: 60 } };
  beforeEach(async () => {
    await ask(answer('first'), { request });
    advanceClock(60 * SECOND);
  });

  const failure = new Error('lost');
  const caught = async (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

  it('is shown if the service fails', async () => {
    expect(await ask(failure, { request })).to.include({ name: 'first' });
  });

  it('is not passed to a caller that aborted before the failure', async () => {
    const stop = new AbortController();
    const onEarly = () => stop.abort(new Error('left'));
    const response = ask(failure, { request: { ...request, onEarly }, signal: stop.signal });
    expect(await caught(response)).to.equal(failure);
  });

  it('is not passed to a caller that aborted before the request', async () => {
    const reason = new Error('left');
    const staleAnswers: unknown[] = [];
    const onEarly = (answer: Answer) => staleAnswers.push(answer);
    const signal = AbortSignal.abort(reason);
    expect(await caught(ask(answer('x'), { request: { ...request, onEarly }, signal }))).to.equal(
      reason,
    );
    expect(staleAnswers).to.deep.equal([]);
  });

  it('is ignored after a day, and if it is broken', async () => {
    const parse = (body: unknown, receivedAt?: Date) => {
      if (receivedAt) throw new SyntaxError('broken');
      return read(body);
    };
    const { name, stale } = await ask(answer('second'), { request, parse });
    expect(name).to.equal('second');
    expect(stale).to.deep.equal([]);
    advanceClock(24 * 3600 * SECOND);
    expect(await caught(ask(failure, { request }))).to.equal(failure);
    await stored();
  });

  it('cannot replace an error if there is none', async () => {
    const url = `${URL}&genreId=2`;
    expect(await caught(ask(failure, { request, url }))).to.equal(failure);
  });
});
