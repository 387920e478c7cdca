/** The queue of requests, with events at different times. */
import { afterEach, beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { schedule } from './scheduler.js';

/** Approximate ms. */
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
  const original = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
  beforeEach(() =>
    Object.defineProperty(globalThis, 'navigator', { value: { locks }, configurable: true }),
  );
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'navigator');
    if (original) Object.defineProperty(globalThis, 'navigator', original);
  });

  const never = new AbortController().signal;

  for (const moment of MOMENTS) {
    it(`takes the slot of a finished request, also after ${moment} ms`, async () => {
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
