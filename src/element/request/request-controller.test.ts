/** The states of an element's request. */
import { expect } from 'chai';
import { advanceClock, endClock, startClock } from '../../../test/support/fake-clock.js';
import type { ValidationIssue } from '../../client/validation/issue.js';
import '../../authoring/diagnostics-controller.js';
import type { SelectMode } from '../selection.js';
import {
  answerOf,
  endPage,
  reportPosition,
  requestOf,
  settle,
  started,
  startPage,
} from '../../../test/support/request-host.js';

const ISSUES: ValidationIssue[] = [{ code: 'required', parameter: 'keyword' }];

describe('the request of an element', () => {
  beforeEach(startPage);
  afterEach(() => {
    endPage();
    endClock();
  });

  it('is loading until its answer arrives, and is sent once', async () => {
    const { host, run, answer, names } = started();
    expect(host.phase).to.equal('idle');
    await run();
    expect(host.phase).to.equal('loading');
    await run();
    await answer('Tea', 'Cup');
    expect([host.phase, names()]).to.deep.equal(['ready', ['Tea', 'Cup']]);
    await run();
    expect(host.sent).to.have.length(1);
  });

  it('is empty without entries, and keeps no body of the answer', async () => {
    const { host, run, answer } = started();
    await run();
    await answer();
    expect(host.phase).to.equal('empty');
    expect(host.state.answer).not.to.have.property('raw');
  });

  it('has the error of a failure, and is sent again only if something changes', async () => {
    const { host, run, fail } = started();
    await run();
    await fail();
    expect([host.phase, host.state.error?.message]).to.deep.equal(['error', 'unreachable']);
    await run();
    expect(host.sent).to.have.length(1);
    host.controller.dispatch('due', 'revalidation');
    await run();
    expect([host.phase, host.state.error]).to.deep.equal(['loading', undefined]);
    expect(host.sent.at(-1)!.request.revalidate).to.equal(true);
  });

  it('is aborted by the next one, whose answer counts', async () => {
    const { host, run, answer, names } = started();
    await run();
    await run(requestOf({ sex: '1' }));
    const [first] = host.sent;
    expect(first!.signal.aborted).to.equal(true);
    first!.resolve(answerOf('Late'));
    await answer('New');
    expect(names()).to.deep.equal(['New']);
  });

  it('keeps the entries until the answer to the next one arrives', async () => {
    const { host, run, answer, names } = started();
    await run();
    await answer('Tea');
    await run(requestOf({ sex: '1' }));
    expect([host.phase, names()]).to.deep.equal(['loading', ['Tea']]);
    await answer('Cup');
    expect(names()).to.deep.equal(['Cup']);
  });

  it('is another one with other substitutes', async () => {
    const { host, run, answer } = started();
    await run();
    await answer('Tea');
    host.substitute = 'tea';
    await run();
    expect(host.sent).to.have.length(2);
  });

  it('shows a stale answer while it is revalidated', async () => {
    const { host, run, answer, names } = started();
    await run();
    host.sent[0]!.request.onEarly?.(answerOf('Old'));
    expect([host.phase, names(), host.updates > 0]).to.deep.equal(['ready', ['Old'], true]);
    await answer('New');
    expect(names()).to.deep.equal(['New']);
  });

  it('keeps a stale answer if the service fails', async () => {
    const { host, run, fail, names } = started();
    await run();
    host.sent[0]!.request.onEarly?.(answerOf('Old'));
    await fail();
    expect([host.phase, names()]).to.deep.equal(['ready', ['Old']]);
  });

  describe('is not sent', () => {
    it('before the reader has filled in the form', async () => {
      const { host, run } = started();
      await run(ISSUES, true);
      expect(host.state).to.include({ name: 'waiting', waitsFor: 'reader' });
      expect(host.sent).to.deep.equal([]);
    });

    it('before the reader consents', async () => {
      const { host, run } = started({ permission: 'page' });
      await run();
      expect([host.phase, host.sent]).to.deep.equal(['idle', []]);
      host.permission = 'given';
      await run();
      expect([host.phase, host.sent.length]).to.deep.equal(['loading', 1]);
    });

    it('before the element comes near the viewport', async () => {
      const { host, run } = started({ loading: 'lazy' });
      await run();
      reportPosition(false);
      expect([host.phase, host.sent]).to.deep.equal(['idle', []]);
      reportPosition(true);
      await settle();
      expect([host.phase, host.sent.length]).to.deep.equal(['loading', 1]);
    });

    it('if it breaks a rule: its error names the rule', async () => {
      const { host, run } = started({ loading: 'lazy' });
      await run(ISSUES);
      // The messages for authors are a module that is loaded.
      while (host.phase === 'loading') await settle();
      expect(host.phase).to.equal('error');
      expect(host.state.error?.message).to.contain('keyword');
      expect(host.sent).to.deep.equal([]);
    });
  });

  describe('for a further page', () => {
    const PAGE = { page: '2' };

    async function onPageTwo(mode: SelectMode) {
      const test = started();
      await test.run();
      await test.answer('One');
      await test.select(PAGE, mode);
      return test;
    }

    it('appends its entries to those before', async () => {
      const { host, answer, names } = await onPageTwo('append');
      expect(names()).to.deep.equal(['One']);
      await answer('Two');
      expect(names()).to.deep.equal(['One', 'Two']);
      expect(host.state.requests).to.have.length(2);
    });

    it('replaces them', async () => {
      const { answer, names } = await onPageTwo('page');
      await answer('Two');
      expect(names()).to.deep.equal(['Two']);
    });

    for (const mode of ['append', 'page'] as const) {
      it(`leaves the pages before after a failure, and reports it: ${mode}`, async () => {
        const { host, fail, names } = await onPageTwo(mode);
        const error = new Error('overloaded');
        await fail(error);
        expect([host.phase, names()]).to.deep.equal(['ready', ['One']]);
        expect([host.state.failure, host.state.error]).to.deep.equal([error, undefined]);
        expect(host.state.selection).to.deep.equal({});
        expect(host.pageErrors).to.deep.equal([error]);
      });
    }

    it('replaces everything by an error in a search of the reader', async () => {
      const { host, fail, names } = await onPageTwo('replace');
      await fail();
      expect([host.phase, names(), host.pageErrors]).to.deep.equal(['error', [], []]);
    });

    it('keeps the pages before if another attribute changes while a stale answer is revalidated', async () => {
      const { host, answer, run, names } = await onPageTwo('append');
      host.sent.at(-1)!.request.onEarly?.(answerOf('Old'));
      expect(names()).to.deep.equal(['One', 'Old']);
      await run(requestOf(PAGE));
      await answer('Two');
      expect(names()).to.deep.equal(['One', 'Two']);
    });

    it('is followed by the request of a listener that refreshes the element after its failure', async () => {
      const { host, fail, run } = await onPageTwo('append');
      host.onPageError = () => host.refresh();
      await fail();
      await run();
      expect(host.sent).to.have.length(3);
      expect(host.sent.at(-1)!.request.revalidate).to.equal(true);
    });

    it('begins anew if the author changes the search', async () => {
      const { host, answer, run, names } = await onPageTwo('append');
      await answer('Two');
      expect(host.controller.isPageOutdated(requestOf(PAGE))).to.equal(false);
      expect(host.controller.isPageOutdated(requestOf({ ...PAGE, sex: '1' }))).to.equal(true);
      await run(requestOf({ sex: '1' }));
      await answer('Other');
      expect(names()).to.deep.equal(['Other']);
    });
  });

  describe('of a removed element', () => {
    it('is aborted, and sent again where the element is inserted', async () => {
      const { host, run } = started();
      await run();
      host.disconnect();
      await settle();
      expect(host.sent[0]!.signal.aborted).to.equal(true);
      expect([host.phase, host.state.due]).to.deep.equal(['idle', 'request']);
      host.connect();
      await run();
      expect([host.phase, host.sent.length]).to.deep.equal(['loading', 2]);
    });

    it('goes on if the element only moves', async () => {
      const { host, run, answer, names } = started();
      await run();
      host.disconnect();
      host.connect();
      await settle();
      expect(host.sent[0]!.signal.aborted).to.equal(false);
      await answer('Tea');
      expect(names()).to.deep.equal(['Tea']);
    });

    it('returns to the pages before', async () => {
      const { host, run, answer, select, names } = started();
      await run();
      await answer('One');
      await select({ page: '2' }, 'append');
      host.disconnect();
      await settle();
      expect([host.phase, names()]).to.deep.equal(['ready', ['One']]);
    });
  });

  describe('of a tab that stays open', () => {
    const RETURN = new Event('visibilitychange');
    const returnAfter = (minutes: number) => {
      advanceClock(minutes * 60_000);
      document.dispatchEvent(RETURN);
    };

    beforeEach(() => {
      startClock(Date.UTC(2030, 0, 1));
    });

    it('is sent again for every shown page once its answer has expired, and the pages stay', async () => {
      const { host, run, answer, select, names } = started({ settings: { cacheTtl: 600 } });
      await run();
      await answer('One');
      await select({ page: '2' }, 'append');
      await answer('Two');
      returnAfter(9);
      expect(host.state.due).to.equal(undefined);
      returnAfter(2);
      expect(host.state.due).to.equal('renewal');
      await run(requestOf({ page: '2' }));
      expect([host.phase, names()]).to.deep.equal(['ready', ['One', 'Two']]);
      const [first, second] = host.sent.slice(2);
      second!.resolve(answerOf('Second'));
      first!.resolve(answerOf('First'));
      await settle();
      expect(names()).to.deep.equal(['First', 'Second']);
      expect(host.sent).to.have.length(4);
    });

    it('keeps an expired answer if the service fails', async () => {
      const { host, run, answer, fail, names } = started({ settings: { cacheTtl: 600 } });
      await run();
      await answer('One');
      returnAfter(11);
      await run();
      await fail();
      expect([host.phase, names()]).to.deep.equal(['ready', ['One']]);
    });

    it('has no answer any more after a day', async () => {
      const { host, run, answer } = started({ settings: { cacheTtl: 600 } });
      await run();
      await answer('One');
      returnAfter(24 * 60 + 1);
      expect(host.state.answer).to.equal(undefined);
      await run();
      expect([host.phase, host.sent.length]).to.deep.equal(['loading', 2]);
    });
  });
});
