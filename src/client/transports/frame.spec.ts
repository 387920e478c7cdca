/** The sandboxed frame isolates the service's script, and is replaced if it dies. */
import { pageState } from '../page-state.js';
import { framePolicy, frameTransport, type FrameRequest } from './frame.js';
import {
  expect,
  newHold,
  newTag,
  origins,
  requestsOf,
  waitUntil,
} from '../../../test/support/index.js';
import {
  FRAME,
  itLeavesNoTraces,
  failure,
  sendBy,
  transportRequest,
  type Body,
  type RequestOptions,
} from '../../../test/support/transports.js';
import {
  OTHER_BODY,
  sendByFrame,
  requestOtherScript,
  requestScript,
  frames,
  loadFrame,
} from '../../../test/support/frame.js';
import { collectUncaughtErrors } from '../../../test/support/uncaught.js';

describe('the frame', () => {
  collectUncaughtErrors();

  itLeavesNoTraces('is shared by all requests', async () => {
    await Promise.all([
      sendByFrame(),
      sendByFrame({ fault: 'one' }),
      sendByFrame({ fault: '404' }).catch(() => {}),
    ]);
    await sendByFrame();
    expect(frames()).to.have.length(1);
  });

  itLeavesNoTraces('has no rights, and is hidden from readers', async () => {
    const frame = await loadFrame();
    expect(frame.getAttribute('sandbox')).to.equal('allow-scripts');
    expect(frame.checkVisibility()).to.equal(false);
    expect(frame.getAttribute('aria-hidden')).to.equal('true');
    expect(frame.tabIndex).to.equal(-1);
    expect(frame.hasAttribute('style')).to.equal(false);
    expect(frame.contentDocument).to.equal(null);
  });

  itLeavesNoTraces('hides the address of the page from the service', async () => {
    const tag = newTag();
    await sendByFrame({ tag });
    expect((await requestsOf(tag))[0]!.headers.referer).to.equal('');
    expect(await requestScript('answer({ from: document.referrer })')).to.deep.equal({ from: '' });
  });

  itLeavesNoTraces(
    'returns only what JSON can represent; any other answer is malformed',
    async () => {
      expect(
        await requestScript(
          'answer({ f() {}, d: new Date(0), n: { toJSON: () => 1 }, __proto__: { p: 1 } })',
        ),
      ).to.deep.equal({ d: '1970-01-01T00:00:00.000Z', n: 1 });
      for (const body of ['', 'self', '() => 1', 'Symbol()', '1n']) {
        expect((await failure(requestScript(`answer(${body})`))).code).to.equal('malformed');
      }
    },
  );

  describe('with a hostile script in it', () => {
    const attacks: Readonly<Record<string, string>> = {
      'the document of the page': 'return parent.document.title',
      'globals of the page': 'return parent.mocha',
      cookies: 'return document.cookie',
      storage: 'return localStorage.length',
      'the address of the page': 'return top.location.href',
      'navigating the page': "top.location.href = 'about:blank'; return 1",
      windows: "const w = open('about:blank'); if (!w) throw 0; return 1",
    };
    itLeavesNoTraces('denies the script access to the page and to the reader', async () => {
      document.cookie = 'mkt-test=1';
      const here = location.href;
      const tries = Object.entries(attacks).map(
        ([what, attack]) =>
          `try { got[${JSON.stringify(what)}] = (() => { ${attack} })(); } catch {}`,
      );
      const answer = await requestScript(`const got = {}; ${tries.join(' ')} answer({ got });`);
      expect(answer).to.deep.equal({ got: {} });
      expect(location.href).to.equal(here);
      document.cookie = 'mkt-test=; max-age=0';
    });

    itLeavesNoTraces('ignores messages that the script posts to the page', async () => {
      const messages: unknown[] = [];
      const onMessage = ({ data }: MessageEvent) => void messages.push(data);
      window.addEventListener('message', onMessage);
      // As if they were answers to the next request.
      const body = (await requestScript(`
        for (const data of [{ text: '{"forged":1}' }, 'network', null, 'hello', 7])
          parent.postMessage(data, '*', [new MessageChannel().port1]);
        answer({ real: 1 });`)) as object;
      expect(body).to.deep.equal({ real: 1 });
      expect(await requestOtherScript()).to.deep.equal(OTHER_BODY);
      window.removeEventListener('message', onMessage);
      expect(messages).to.have.length(5);
    });

    itLeavesNoTraces('accepts no second port from the script', async () => {
      await requestScript(`
        const { port1, port2 } = new MessageChannel();
        window.taken = false;
        port1.onmessage = () => (window.taken = true);
        // Not every browser can create such an event.
        try {
          dispatchEvent(new MessageEvent('message', { source: parent, ports: [port2] }));
        } catch {}
        answer({});`);
      expect(await requestOtherScript()).to.deep.equal(OTHER_BODY);
      expect(await requestScript('answer({ taken: window.taken })')).to.deep.equal({
        taken: false,
      });
    });

    /** Makes the script post messages in place of the frame, through the channel for its answer. */
    const postInstead = (code: string) => `
      const { postMessage } = MessagePort.prototype;
      MessagePort.prototype.postMessage = function (data) {
        MessagePort.prototype.postMessage = postMessage;
        ${code}
      };
      answer({ real: 1 });`;

    for (const words of [
      'null',
      '7',
      '"text"',
      '{}',
      '{ text: "{" }',
      '{ text: { toString: 1 } }',
      '{ body: {} }',
      '["network"]',
    ]) {
      itLeavesNoTraces(`reports as malformed: ${words}`, async () => {
        const request = requestScript(postInstead(`this.postMessage(${words});`));
        expect((await failure(request)).code).to.equal('malformed');
      });
    }

    itLeavesNoTraces('hides requests to other services from the script', async () => {
      const answer = requestScript(`
        const { postMessage } = MessagePort.prototype;
        window.posted = [];
        MessagePort.prototype.postMessage = function (data) {
          posted.push(data);
          postMessage.call(this, data);
        };
        answer({ real: 1 });`);
      expect(await answer).to.deep.equal({ real: 1 });
      expect(((await sendByFrame()) as Body).Items).to.have.length(30);
      // Only the script's own answer: this one comes later.
      expect(await requestScript('answer({ count: posted.length })')).to.deep.equal({
        count: 1,
      });
      expect(frames()).to.have.length(2);
    });

    itLeavesNoTraces('uses the first message of the script, and ignores later ones', async () => {
      const forged = JSON.stringify({ text: '{"forged":1}' });
      const words = `this.postMessage(data); this.postMessage(${forged}); this.postMessage("network");`;
      expect(await requestScript(postInstead(words))).to.deep.equal({ real: 1 });
      expect(await requestOtherScript()).to.deep.equal(OTHER_BODY);
    });
  });
});

describe('frame.html without a sandbox', () => {
  it('runs no script, which would have its origin', async () => {
    const frame = document.createElement('iframe');
    frame.src = FRAME;
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    document.body.append(frame);
    await loaded;
    const { port1, port2 } = new MessageChannel();
    const messages: unknown[] = [];
    port1.onmessage = ({ data }) => void messages.push(data);
    const tag = newTag();
    frame.contentWindow!.postMessage('', '*', [port2]);
    const { url } = transportRequest({ tag });
    const request: FrameRequest = {
      url,
      callback: 'callback',
      timeout: 500,
      secret: false,
      fetch: false,
    };
    port1.postMessage(request, [new MessageChannel().port2]);
    // An allowed request would have an answer by then.
    expect(((await sendByFrame({ delay: 100 })) as Body).Items).to.have.length(30);
    expect(messages).to.deep.equal([]);
    expect(await requestsOf(tag)).to.deep.equal([]);
    frame.remove();
  });
});

describe('a frame', () => {
  collectUncaughtErrors();

  itLeavesNoTraces('stays in use when the page replaces its body', async () => {
    await loadFrame();
    const { body } = document;
    document.body = document.createElement('body');
    expect(((await sendByFrame()) as Body).Items).to.have.length(30);
    document.body = body;
    expect(frames()).to.have.length(1);
  });

  describe('that is removed or blocked', () => {
    itLeavesNoTraces('is replaced for the next request', async () => {
      const first = await loadFrame();
      first.remove();
      // Requests start at least that much later, since the transport is loaded lazily.
      await Promise.resolve();
      expect(((await sendByFrame()) as Body).Items).to.have.length(30);
      expect(frames()).to.have.length(1);
      expect(frames()[0]).not.to.equal(first);
    });

    itLeavesNoTraces('during a request fails it with a network error', async () => {
      const first = await loadFrame();
      const answers = [sendByFrame({ fault: 'silent' }), sendByFrame({ hold: newHold() })].map(
        failure,
      );
      first.remove();
      for (const { code, message } of await Promise.all(answers)) {
        expect(code).to.equal('network');
        expect(message).to.contain('MarketItem/Ranking could not be loaded');
        expect(message).to.contain(FRAME);
      }
      expect(frames()).to.deep.equal([]);
      expect(((await sendByFrame()) as Body).Items).to.have.length(30);
    });

    itLeavesNoTraces(
      'because the service navigates it away fails its requests with a network error',
      async () => {
        const first = await loadFrame(requestOtherScript);
        const answer = failure(requestScript('', undefined, { silent: '1' }));
        // Its own answer may be lost with the frame.
        await requestScript("location.href = 'about:blank'; answer(1)").catch(() => {});
        expect((await answer).code).to.equal('network');
        await waitUntil(() => !first.isConnected);
        expect(await requestOtherScript()).to.deep.equal(OTHER_BODY);
      },
    );

    itLeavesNoTraces('by a script without an end is replaced after the timeout', async () => {
      const hung = await loadFrame(requestOtherScript);
      // A loop would also block this page, where the browser has one process for both.
      const { code } = await failure(requestScript('', 200, { silent: '1' }));
      expect(code).to.equal('timeout');
      expect(await requestOtherScript()).to.deep.equal(OTHER_BODY);
      expect(frames()).to.have.length(1);
      expect(frames()[0]).not.to.equal(hung);
    });
  });

  describe('that cannot be loaded', () => {
    const { hello } = framePolicy;
    beforeEach(() => {
      framePolicy.hello = 0;
    });
    afterEach(() => {
      framePolicy.hello = hello;
    });

    // Only Chromium reports that a frame failed to load: elsewhere, the request times out.
    const missingFrames: Readonly<Record<string, readonly [string, RequestOptions?]>> = {
      'no such file': [`${origins.cdn}/dist/none.html`],
      'another page': [`${origins.service}/items/1`],
      'a port that no browser connects to': ['http://127.0.0.1:1/frame.html', { timeout: 3000 }],
    };
    for (const [what, [frameUrl, options]] of Object.entries(missingFrames)) {
      itLeavesNoTraces(`fails the request with a network error: ${what}`, async () => {
        const call = transportRequest(options);
        const settings = { ...call.settings, frameUrl };
        const error = await failure(sendBy(frameTransport, { ...call, settings }));
        expect(error.code).to.equal('network');
        expect(error.message).to.contain(`${frameUrl} cannot be used as a frame`);
        expect(Object.keys(pageState.frames!).join()).not.to.contain(frameUrl);
        expect(document.querySelector(`iframe[src="${frameUrl}"]`)).to.equal(null);
      });
    }

    itLeavesNoTraces(
      'fails the request after its timeout if frame.html never arrives',
      async () => {
        const call = transportRequest({ timeout: 150 });
        const settings = {
          ...call.settings,
          frameUrl: `${origins.service}/fault:silent/services/api/a/b/c`,
        };
        const { code, message } = await failure(sendBy(frameTransport, { ...call, settings }));
        expect(code).to.equal('network');
        expect(message).to.contain('cannot be used as a frame');
      },
    );
  });
});
