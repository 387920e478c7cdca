/** The queue of requests, with events at different times. */
import { expect } from 'chai';
import { advanceClock, endClock, startClock } from '../../test/support/fake-clock.js';
import { restoreGlobals, setGlobal } from '../../test/support/globals.js';
import type { ViewportTarget } from './page-state.js';
import { schedule } from './scheduler.js';
import type { Values } from './validation/parameter.js';

const never = new AbortController().signal;

const microtasks = () => new Promise((resolve) => setImmediate(resolve));

/** Replaces the browser's locks; undefined: it has none. */
const setLocks = (locks?: object) => setGlobal('navigator', { locks });

class Requests {
  readonly sent: string[] = [];
  readonly #ends = new Map<string, () => void>();

  constructor(readonly settings: Values) {}

  async add(
    name: string,
    targets: readonly ViewportTarget[] = [],
    signal: AbortSignal = never,
  ): Promise<unknown> {
    const send = () => {
      this.sent.push(name);
      return new Promise<void>((resolve) => this.#ends.set(name, resolve));
    };
    return schedule(send, this.settings, targets, signal).catch((error: unknown) => error);
  }

  async end(name: string): Promise<void> {
    this.#ends.get(name)!();
    await microtasks();
  }
}

const numbers = (count: number) => Array.from({ length: count }, (_, i) => `${i + 1}`);

describe('a request', () => {
  it('is sent at once if nothing limits it', () => {
    const requests = new Requests({ applicationId: 'at once' });
    void requests.add('1');
    expect(requests.sent).to.deep.equal(['1']);
  });

  it('waits while twelve others are under way', async () => {
    const requests = new Requests({ applicationId: 'twelve' });
    for (const name of numbers(15)) void requests.add(name);
    await microtasks();
    expect(requests.sent).to.deep.equal(numbers(12));
    await requests.end('5');
    expect(requests.sent).to.deep.equal(numbers(13));
    await requests.end('1');
    await requests.end('2');
    expect(requests.sent).to.deep.equal(numbers(15));
  });

  it('waits for those with the same application id only', async () => {
    const [one, other] = ['one', 'other'].map(
      (applicationId) => new Requests({ applicationId, concurrency: 1 }),
    ) as [Requests, Requests];
    void one.add('1');
    void one.add('2');
    void other.add('1');
    await microtasks();
    expect(one.sent).to.deep.equal(['1']);
    expect(other.sent).to.deep.equal(['1']);
  });

  for (const applicationId of ['__proto__', 'constructor']) {
    it(`waits with any application id: ${applicationId}`, async () => {
      const requests = new Requests({ applicationId, concurrency: 1 });
      void requests.add('1');
      void requests.add('2');
      await microtasks();
      expect(requests.sent).to.deep.equal(['1']);
      await requests.end('1');
      expect(requests.sent).to.deep.equal(['1', '2']);
    });
  }

  it('starts several that wait, as their own limits allow', async () => {
    const applicationId = 'own limits';
    const strict = new Requests({ applicationId, concurrency: 1 });
    const lax = new Requests({ applicationId, concurrency: 3 });
    for (const name of numbers(3)) void lax.add(name);
    void strict.add('1');
    void lax.add('4');
    void lax.add('5');
    await lax.end('1');
    await lax.end('2');
    expect(strict.sent).to.deep.equal([]);
    await lax.end('3');
    expect(strict.sent).to.deep.equal(['1']);
    await strict.end('1');
    expect(lax.sent).to.deep.equal(numbers(5));
  });

  it('goes first if one of its elements is near the viewport', async () => {
    const requests = new Requests({ applicationId: 'near', concurrency: 1 });
    const [near, far] = [{ isNear: true }, { isNear: false }];
    void requests.add('first');
    void requests.add('far', [far]);
    void requests.add('unknown', [{ isNear: undefined }]);
    void requests.add('near', [far, near]);
    for (const name of ['first', 'near', 'far']) await requests.end(name);
    expect(requests.sent).to.deep.equal(['first', 'near', 'far', 'unknown']);
  });

  it('leaves the queue when it is aborted', async () => {
    const requests = new Requests({ applicationId: 'leaves', concurrency: 1 });
    const stop = new AbortController();
    const reason = new Error('no longer wanted');
    void requests.add('1');
    const second = requests.add('2', [], stop.signal);
    void requests.add('3');
    stop.abort(reason);
    expect(await second).to.equal(reason);
    await requests.end('1');
    expect(requests.sent).to.deep.equal(['1', '3']);
  });

  it('removes no other request from the queue if it is aborted after its start', async () => {
    const requests = new Requests({ applicationId: 'on its way', concurrency: 1 });
    const stop = new AbortController();
    void requests.add('1');
    void requests.add('2', [], stop.signal);
    void requests.add('3');
    await requests.end('1');
    stop.abort();
    await requests.end('2');
    expect(requests.sent).to.deep.equal(numbers(3));
  });

  it('is not sent if it was aborted before', async () => {
    const requests = new Requests({ applicationId: 'before' });
    const reason = new Error('never wanted');
    expect(await requests.add('1', [], AbortSignal.abort(reason))).to.equal(reason);
    expect(requests.sent).to.deep.equal([]);
  });
});

describe('requests per second', () => {
  beforeEach(() => startClock());
  afterEach(endClock);
  afterEach(restoreGlobals);

  for (const [what, locks] of [
    ['with locks', { request: (_: string, step: () => Promise<void>) => step() }],
    ['without locks', undefined],
    ['with locks that the page may not use', { request: () => Promise.reject(new Error()) }],
  ] as const) {
    it(`start at equal intervals, however many are under way: ${what}`, async () => {
      setLocks(locks);
      const requests = new Requests({ applicationId: what, requestsPerSecond: 10 });
      for (const name of numbers(14)) void requests.add(name);
      await microtasks();
      expect(requests.sent).to.deep.equal(['1']);
      advanceClock(99);
      await microtasks();
      expect(requests.sent).to.deep.equal(['1']);
      for (const _ of numbers(14)) {
        advanceClock(100);
        await microtasks();
      }
      expect(requests.sent).to.deep.equal(numbers(14));
    });
  }

  it('are limited by `concurrency` too', async () => {
    setLocks();
    const requests = new Requests({ applicationId: 'both', requestsPerSecond: 10, concurrency: 1 });
    void requests.add('1');
    void requests.add('2');
    await microtasks();
    advanceClock(1000);
    await microtasks();
    expect(requests.sent).to.deep.equal(['1']);
    await requests.end('1');
    expect(requests.sent).to.deep.equal(['1', '2']);
  });
});

const ticks = async (count: number) => {
  for (let i = 0; i < count; i++) await new Promise((resolve) => setTimeout(resolve));
};

const MOMENTS = Array.from({ length: 20 }, (_, i) => i);

/** A fake of the browser's locks, which are granted and released asynchronously. */
const locks = {
  request: async (_name: string, work: () => Promise<unknown>) => {
    await ticks(3);
    const result = await work();
    await ticks(3);
    return result;
  },
};

describe('a queued request with a rate limit', () => {
  beforeEach(() => setLocks(locks));
  afterEach(restoreGlobals);

  for (const moment of MOMENTS) {
    it(`uses the slot of a finished request, also after ${moment} ms`, async () => {
      const settings = { applicationId: `place ${moment}`, requestsPerSecond: 500, concurrency: 1 };
      const sends = [() => ticks(moment), () => Promise.resolve()];
      await Promise.all(sends.map((send) => schedule(send, settings, [], never)));
    });

    it(`starts in place of an aborted request, also ${moment} ms before`, async () => {
      const settings = { applicationId: `turn ${moment}`, requestsPerSecond: 500 };
      const stop = new AbortController();
      const reason = new Error('no longer wanted');
      const first = schedule(() => Promise.resolve(), settings, [], stop.signal);
      stop.abort(reason);
      const failure: unknown = await first.catch((error: unknown) => error);
      expect(failure).to.equal(reason);
      await ticks(moment);
      expect(await schedule(async () => 'again', settings, [], never)).to.equal('again');
    });
  }
});
