/** The conditions of a retry, and its pause, which other tests remove. */
import { expect } from 'chai';
import { advanceClock, endClock, startClock } from '../../test/support/fake-clock.js';
import { ranking } from './operations/market-item.js';
import { MalformedError, NetworkError, ServiceError, TimeoutError } from './errors.js';
import { leastWait, recover, retryPolicy, secondsToWait } from './retry.js';

const request = { operation: ranking, settings: {}, timeout: 1, url: '' };
const retry = (attempt: () => Promise<unknown>, signal: AbortSignal) =>
  attempt().catch((error: unknown) => recover(error, attempt, request, signal));

const never = () => new AbortController().signal;

const microtasks = () => new Promise((resolve) => setImmediate(resolve));

/** Fails with these errors, one after the other, and then succeeds. */
function failing(...errors: readonly Error[]) {
  const tries: unknown[] = [];
  const attempt = async () => {
    const error = errors[tries.length];
    tries.push(error);
    if (error) throw error;
    return 'answer';
  };
  return { tries, attempt };
}

function outcomeOf(promise: Promise<unknown>) {
  const outcome: { answer?: unknown; error?: unknown } = {};
  promise.then(
    (answer) => (outcome.answer = answer),
    (error: unknown) => (outcome.error = error),
  );
  return outcome;
}

const network = new NetworkError('lost');
const busy = (retryAfter?: number, text = '') =>
  new ServiceError('too_many_requests', text, 429, retryAfter);

describe('a retry', () => {
  beforeEach(() => startClock());
  afterEach(endClock);

  it('follows after a random pause of 200 to 700 ms, so that clients do not retry together', () => {
    const pauses = Array.from({ length: 200 }, () => retryPolicy.delay());
    expect(Math.min(...pauses)).to.be.within(200, 300);
    expect(Math.max(...pauses)).to.be.within(600, 700);
  });

  for (const error of [network, new TimeoutError('late'), busy()]) {
    it(`is sent once after that pause: ${error.name}`, async () => {
      const { delay } = retryPolicy;
      retryPolicy.delay = () => 450;
      const { tries, attempt } = failing(error, error);
      const outcome = outcomeOf(retry(attempt, never()));
      await microtasks();
      advanceClock(449);
      await microtasks();
      expect(tries).to.have.length(1);
      advanceClock(1);
      await microtasks();
      expect(tries).to.have.length(2);
      expect(outcome).to.deep.equal({ error });
      retryPolicy.delay = delay;
    });
  }

  it('does not replace a more specific error of the first attempt', async () => {
    // A retry by CORS, which a service or a policy may forbid, after the timeout of a script.
    const late = new TimeoutError('late');
    const outcome = outcomeOf(retry(failing(late, network).attempt, never()));
    await microtasks();
    advanceClock(700);
    await microtasks();
    expect(outcome).to.deep.equal({ error: late });
  });

  it('returns its answer', async () => {
    const { attempt } = failing(network);
    const outcome = outcomeOf(retry(attempt, never()));
    await microtasks();
    advanceClock(700);
    await microtasks();
    expect(outcome).to.deep.equal({ answer: 'answer' });
  });

  for (const [what, error, seconds] of [
    ['a header', busy(2), 2],
    ['a header, up to a minute', busy(60), 60],
    ['words', busy(undefined, 'Try again in 12 seconds.'), 12],
    [
      'the text of a gateway',
      busy(undefined, 'Rate limit is exceeded. Try again in 3 seconds.'),
      3,
    ],
  ] as const) {
    it(`waits as long as an overloaded service requires by ${what}`, async () => {
      const { tries, attempt } = failing(error);
      const outcome = outcomeOf(retry(attempt, never()));
      await microtasks();
      advanceClock(seconds * 1000 + 199);
      await microtasks();
      expect(tries).to.have.length(1);
      advanceClock(501);
      await microtasks();
      expect(outcome).to.deep.equal({ answer: 'answer' });
    });
  }

  for (const [what, error] of [
    ['a wait of more than a minute', busy(61)],
    ['another answer of the service', new ServiceError('wrong_parameter', '', 400)],
    ['an error of the service', new ServiceError('system_error', '', 500)],
    ['an answer that is malformed', new MalformedError('no list')],
    ['a mistake in the code', new RangeError('mistake')],
  ] as const) {
    it(`is not sent for ${what}`, async () => {
      const { tries, attempt } = failing(error);
      const outcome = outcomeOf(retry(attempt, never()));
      await microtasks();
      expect(tries).to.have.length(1);
      expect(outcome).to.deep.equal({ error });
    });
  }

  it('is not sent after an abort', async () => {
    const reason = new Error('no longer wanted');
    const stop = new AbortController();
    const { tries, attempt } = failing(network);
    const outcome = outcomeOf(retry(attempt, stop.signal));
    await microtasks();
    stop.abort(reason);
    await microtasks();
    expect(outcome).to.deep.equal({ error: reason });
    advanceClock(700);
    await microtasks();
    expect(tries).to.have.length(1);
  });

  it('is not sent if the first attempt was aborted', async () => {
    const reason = new Error('never wanted');
    const { tries, attempt } = failing(network);
    const outcome = outcomeOf(retry(attempt, AbortSignal.abort(reason)));
    await microtasks();
    expect(tries).to.have.length(1);
    expect(outcome).to.deep.equal({ error: network });
  });
});

describe('Retry-After', () => {
  const now = Date.parse('2031-05-01T10:00:00Z');

  it('is a number of seconds', () => {
    expect(secondsToWait('120', now)).to.equal(120);
  });

  it('is a date', () => {
    expect(secondsToWait('Thu, 01 May 2031 10:00:30 GMT', now)).to.equal(30);
  });

  it('is ignored if it is not in the future, blank, invalid or missing', () => {
    for (const value of [
      'Thu, 01 May 2031 09:00:00 GMT',
      'Thu, 01 May 2031 10:00:00 GMT',
      '',
      'soon',
      '0',
      '-5',
      null,
    ]) {
      expect(secondsToWait(value, now), String(value)).to.equal(undefined);
    }
  });
});

describe('the minimum wait before an element repeats a request', () => {
  it('is zero after a temporary failure', () => {
    for (const error of [
      network,
      new TimeoutError('late'),
      new MalformedError('no list'),
      busy(),
      new ServiceError('429', ''),
      new ServiceError('quota', '', 429),
      new ServiceError('service_unavailable', ''),
      new ServiceError('system_error', ''),
      new ServiceError('gateway', '', 502),
    ]) {
      expect(leastWait(error), error.message).to.equal(0);
    }
  });

  it('is the wait that the service requests', () => {
    expect(leastWait(busy(90))).to.equal(90_000);
    expect(leastWait(busy(undefined, 'Try again in 3 seconds.'))).to.equal(3000);
  });

  it('is NaN if the same request would fail again, or there was no failure', () => {
    for (const error of [
      new ServiceError('wrong_parameter', 'page must be over 1', 400),
      new ServiceError('not_found', '', 404),
      new RangeError('mistake'),
      undefined,
    ]) {
      expect(leastWait(error)).to.be.NaN;
    }
  });
});
