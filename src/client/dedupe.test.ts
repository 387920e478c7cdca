/** Equal concurrent requests, which the test ends. */
import { expect } from 'chai';
import { dedupe } from './dedupe.js';
import { pageState, type ViewportTarget } from './page-state.js';

/** Requests with one key; records each sent request with its signal and targets. */
function requests(key: string) {
  const sent: {
    signal: AbortSignal;
    targets: readonly object[];
    holdBack: (error?: Error) => void;
    end: (answer: string) => void;
    fail: (error: Error) => void;
  }[] = [];
  const ask = (signal = new AbortController().signal, target?: ViewportTarget) =>
    dedupe(
      key,
      (signal, { targets, holdBack }) =>
        new Promise((end, fail) => {
          sent.push({ signal, targets, holdBack, end, fail });
        }),
      signal,
      target,
    ).catch((error: unknown) => error);
  return { sent, ask };
}

describe('equal requests', () => {
  it('are sent once while one is under way, and have one answer', async () => {
    const { sent, ask } = requests('once');
    const answers = [ask(), ask()];
    expect(sent).to.have.length(1);
    sent[0]!.end('first');
    expect(await Promise.all(answers)).to.deep.equal(['first', 'first']);
    expect(pageState.inFlight.has('once')).to.equal(false);
    const later = ask();
    sent[1]!.end('second');
    expect(await later).to.equal('second');
  });

  it('fail together, and are sent again later', async () => {
    const { sent, ask } = requests('fail');
    const answers = [ask(), ask()];
    const error = new Error('lost');
    sent[0]!.fail(error);
    expect(await Promise.all(answers)).to.deep.equal([error, error]);
    void ask();
    expect(sent).to.have.length(2);
  });

  it('are near the viewport if one of their elements is, also a later one', () => {
    const { sent, ask } = requests('near');
    const [far, near] = [{ isNear: false }, { isNear: true }];
    void ask(undefined, far);
    void ask();
    void ask(undefined, near);
    expect(sent[0]!.targets).to.deep.equal([far, near]);
  });

  it('are aborted when the last caller aborts', async () => {
    const { sent, ask } = requests('abort');
    const stops = [new AbortController(), new AbortController()] as const;
    const answers = stops.map(({ signal }) => ask(signal));
    const [first, last] = [new Error('first left'), new Error('last left')];
    stops[0].abort(first);
    expect(sent[0]!.signal.aborted).to.equal(false);
    stops[1].abort(last);
    expect(sent[0]!.signal.reason).to.equal(last);
    expect(await Promise.all(answers)).to.deep.equal([first, last]);
    // The next caller does not join the aborted request, nor does its end remove the new one.
    void ask();
    expect(sent).to.have.length(2);
    sent[0]!.end('late');
    await new Promise((resolve) => setImmediate(resolve));
    void ask();
    expect(sent).to.have.length(2);
  });

  it('are not aborted by a caller that has its answer', async () => {
    const { sent, ask } = requests('answered');
    const stop = new AbortController();
    const answer = ask(stop.signal);
    sent[0]!.end('answer');
    expect(await answer).to.equal('answer');
    stop.abort();
    expect(sent[0]!.signal.aborted).to.equal(false);
  });

  it('that the page holds back tell their elements, and fail for the other callers at the timeout', async () => {
    const { sent, ask } = requests('held back');
    const told: string[] = [];
    const element = (name: string) => ({ isNear: true, onHeldBack: () => void told.push(name) });
    const stop = new AbortController();
    void ask(stop.signal, element('removed'));
    const shown = ask(undefined, element('early'));
    const failed = ask();
    stop.abort();
    sent[0]!.holdBack();
    const later = ask(undefined, element('later'));
    expect(told).to.deep.equal(['early', 'later']);
    const error = new Error('held back');
    sent[0]!.holdBack(error);
    expect(await failed).to.equal(error);
    expect(await ask()).to.equal(error);
    expect(sent[0]!.signal.aborted).to.equal(false);
    sent[0]!.end('late');
    expect(await Promise.all([shown, later])).to.deep.equal(['late', 'late']);
    expect(sent).to.have.length(1);
  });

  it('that the page holds back are aborted if no element waits at the timeout', async () => {
    const { sent, ask } = requests('held back alone');
    const failed = ask();
    const error = new Error('held back');
    sent[0]!.holdBack(error);
    expect(await failed).to.equal(error);
    expect(sent[0]!.signal.aborted).to.equal(true);
  });

  it('are not sent for a caller that has aborted before', () => {
    const { sent } = requests('before');
    const reason = new Error('never wanted');
    expect(() => dedupe('before', async () => 'x', AbortSignal.abort(reason))).to.throw(reason);
    expect(sent).to.deep.equal([]);
  });
});
