/** The sandboxed frame isolates the service's script. */
import type { FrameRequest } from './frame.js';
import { expect, newTag, requestsOf } from '../../../test/support/index.js';
import {
  FRAME,
  cleanly,
  failure,
  transportRequest,
  type Body,
} from '../../../test/support/asking.js';
import { AGAIN, ask, askAgain, askScript, frames, oneFrame } from '../../../test/support/frame.js';
import { hearUncaught } from '../../../test/support/uncaught.js';

describe('the frame', () => {
  hearUncaught();

  cleanly('is shared by all requests', async () => {
    await Promise.all([ask(), ask({ fault: 'one' }), ask({ fault: '404' }).catch(() => {})]);
    await ask();
    expect(frames()).to.have.length(1);
  });

  cleanly('has no rights, and is not there for readers', async () => {
    const frame = await oneFrame();
    expect(frame.getAttribute('sandbox')).to.equal('allow-scripts');
    expect(frame.checkVisibility()).to.equal(false);
    expect(frame.getAttribute('aria-hidden')).to.equal('true');
    expect(frame.tabIndex).to.equal(-1);
    expect(frame.hasAttribute('style')).to.equal(false);
    expect(frame.contentDocument).to.equal(null);
  });

  cleanly('tells the service nothing of the page', async () => {
    const tag = newTag();
    await ask({ tag });
    expect((await requestsOf(tag))[0]!.headers.referer).to.equal('');
    expect(await askScript('answer({ from: document.referrer })')).to.deep.equal({ from: '' });
  });

  cleanly('gives way to an answer alone: no function, no type, no loop', async () => {
    expect(
      await askScript(
        'answer({ f() {}, d: new Date(0), n: { toJSON: () => 1 }, __proto__: { p: 1 } })',
      ),
    ).to.deep.equal({ d: '1970-01-01T00:00:00.000Z', n: 1 });
    for (const body of ['', 'self', '() => 1', 'Symbol()', '1n']) {
      expect((await failure(askScript(`answer(${body})`))).code).to.equal('malformed');
    }
  });

  describe('with a hostile script in it', () => {
    const attacks: Readonly<Record<string, string>> = {
      'the document of the page': 'return parent.document.title',
      'names of the page': 'return parent.mocha',
      cookies: 'return document.cookie',
      storage: 'return localStorage.length',
      'the address of the page': 'return top.location.href',
      'going elsewhere with the page': "top.location.href = 'about:blank'; return 1",
      windows: "const w = open('about:blank'); if (!w) throw 0; return 1",
    };
    for (const [what, attack] of Object.entries(attacks)) {
      cleanly(`protects from it: ${what}`, async () => {
        document.cookie = 'mkt-test=1';
        const here = location.href;
        const answer = await askScript(`
          let got;
          try { got = (() => { ${attack} })(); } catch { got = 'refused'; }
          answer({ got });`);
        expect(answer).to.deep.equal({ got: 'refused' });
        expect(location.href).to.equal(here);
        document.cookie = 'mkt-test=; max-age=0';
      });
    }

    cleanly('ignores its messages to the page', async () => {
      const heard: unknown[] = [];
      const hear = ({ data }: MessageEvent) => void heard.push(data);
      window.addEventListener('message', hear);
      // As if they were answers to the next request.
      const body = (await askScript(`
        for (const data of [{ text: '{"forged":1}' }, 'network', null, 'hello', 7])
          parent.postMessage(data, '*', [new MessageChannel().port1]);
        answer({ real: 1 });`)) as object;
      expect(body).to.deep.equal({ real: 1 });
      expect(await askAgain()).to.deep.equal(AGAIN);
      window.removeEventListener('message', hear);
      expect(heard).to.have.length(5);
    });

    cleanly('takes no other channel from it', async () => {
      await askScript(`
        const { port1, port2 } = new MessageChannel();
        window.taken = false;
        port1.onmessage = () => (window.taken = true);
        // Not every browser can create such an event.
        try {
          dispatchEvent(new MessageEvent('message', { source: parent, ports: [port2] }));
        } catch {}
        answer({});`);
      expect(await askAgain()).to.deep.equal(AGAIN);
      expect(await askScript('answer({ taken: window.taken })')).to.deep.equal({ taken: false });
    });

    /** Makes the script post messages in place of the frame, through the channel for its answer. */
    const speaking = (words: string) => `
      const { postMessage } = MessagePort.prototype;
      MessagePort.prototype.postMessage = function (data) {
        MessagePort.prototype.postMessage = postMessage;
        ${words}
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
      cleanly(`reports as malformed: ${words}`, async () => {
        const request = askScript(speaking(`this.postMessage(${words});`));
        expect((await failure(request)).code).to.equal('malformed');
      });
    }

    cleanly('hides requests to other services from it', async () => {
      const answer = askScript(`
        const { postMessage } = MessagePort.prototype;
        window.overheard = [];
        MessagePort.prototype.postMessage = function (data) {
          overheard.push(data);
          postMessage.call(this, data);
        };
        answer({ real: 1 });`);
      expect(await answer).to.deep.equal({ real: 1 });
      expect(((await ask()) as Body).Items).to.have.length(30);
      // Only the script's own answer: this one comes later.
      expect(await askScript('answer({ count: overheard.length })')).to.deep.equal({ count: 1 });
      expect(frames()).to.have.length(2);
    });

    cleanly('takes it at its first word', async () => {
      const forged = JSON.stringify({ text: '{"forged":1}' });
      const words = `this.postMessage(data); this.postMessage(${forged}); this.postMessage("network");`;
      expect(await askScript(speaking(words))).to.deep.equal({ real: 1 });
      expect(await askAgain()).to.deep.equal(AGAIN);
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
    const heard: unknown[] = [];
    port1.onmessage = ({ data }) => void heard.push(data);
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
    expect(((await ask({ delay: 100 })) as Body).Items).to.have.length(30);
    expect(heard).to.deep.equal([]);
    expect(await requestsOf(tag)).to.deep.equal([]);
    frame.remove();
  });
});
