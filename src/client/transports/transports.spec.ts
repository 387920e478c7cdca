/** The promises of every transport, and of those that run a script of the service. */
import fetchJsonp from 'fetch-jsonp';
import { fetchTransport } from './fetch.js';
import { frameTransport } from './frame.js';
import { jsonpTransport } from './jsonp.js';
import { isWebKit, LOST } from '../../../test/support/engine.js';
import {
  expect,
  newHold,
  newTag,
  release,
  requestsOf,
  serviceUrl,
} from '../../../test/support/index.js';
import { arrival, traces } from '../../../test/support/traces.js';
import { collectUncaughtErrors } from '../../../test/support/uncaught.js';
import {
  BROKEN,
  senderFor,
  itLeavesNoTraces,
  failure,
  sendBy,
  transportRequest,
  type Body,
} from '../../../test/support/transports.js';

const transports = { jsonp: jsonpTransport, frame: frameTransport, fetch: fetchTransport };

describe('each transport', () => {
  collectUncaughtErrors();

  itLeavesNoTraces('waits for slow responses', async () => {
    const all = Object.values(transports).map((transport) =>
      senderFor(transport)({ fault: 'slow-body' }),
    );
    for (const body of await Promise.all(all)) expect((body as Body).Items).to.have.length(30);
  });
});

for (const [name, transport] of Object.entries(transports)) {
  const send = senderFor(transport);

  describe(`the transport ${name}`, () => {
    collectUncaughtErrors();

    itLeavesNoTraces('sends the parameters of the address, once', async () => {
      const tag = newTag();
      await send({ tag });
      const seen = (await requestsOf(tag)).map(({ url }) => new URL(url));
      expect(seen).to.have.length(1);
      expect(seen[0]!.searchParams.get('applicationId')).to.equal('APP');
      expect(seen[0]!.searchParams.has('callback')).to.equal(name !== 'fetch');
    });

    itLeavesNoTraces('sends different requests concurrently', async () => {
      const [all, single, none] = (await Promise.all([
        send(),
        send({ fault: 'one' }),
        send({ fault: 'empty' }),
      ])) as Body[];
      expect([all, single, none].map((body) => body!.Items.length)).to.deep.equal([30, 1, 0]);
    });

    itLeavesNoTraces('sends an equal request again after the answer', async () => {
      const query = { tag: newTag() };
      const { Items } = (await send(query)) as Body;
      expect(((await send(query)) as Body).Items).to.deep.equal(Items);
      expect(await requestsOf(query.tag)).to.have.length(2);
    });

    for (const body of ['null', 'string', 'array', 'number']) {
      itLeavesNoTraces(`resolves with bodies that are not objects: ${body}`, async () => {
        const kind = { null: null, string: 'a string', array: [], number: 0 }[body];
        const received = await send({ fault: `shape:${body}` });
        expect(Array.isArray(received)).to.equal(body === 'array');
        expect(typeof received).to.equal(typeof kind);
      });
    }

    describe('fails at once, not at the timeout,', () => {
      if (!isWebKit) {
        itLeavesNoTraces('if the connection breaks', async () => {
          const { code, message } = await failure(send({ fault: 'disconnect' }));
          expect(code).to.equal('network');
          expect(message).to.contain('MarketItem/Ranking could not be loaded');
        });
      }

      itLeavesNoTraces('if no server listens at the address', async () => {
        // A port that no browser connects to.
        const unreachable = { ...transportRequest(), url: 'http://127.0.0.1:1/?a=b' };
        const { code } = await failure(sendBy(transport, unreachable));
        expect(code).to.equal('network');
      });

      itLeavesNoTraces('if the answer is truncated', async () => {
        expect((await failure(send({ fault: 'truncated' }))).code).to.equal('malformed');
        // Errors of the script are reported to the page.
        return name === 'jsonp' ? [BROKEN] : [];
      });
    });

    // Only this response never ends: outside Chromium, an aborted script keeps its connection, and there are
    // six.
    for (const faults of [{ fault: 'silent' }, { fault: 'slow-body' }]) {
      itLeavesNoTraces(`fails after the timeout: ${JSON.stringify(faults)}`, async () => {
        const { code, message } = await failure(send({ ...faults, timeout: 150 }));
        expect(code).to.equal('timeout');
        expect(message).to.equal('MarketItem/Ranking did not answer within 150 ms');
        expect(traces()).to.deep.equal([]);
        // The next request is not affected.
        expect(((await send()) as Body).Items).to.have.length(30);
      });
    }

    describe('an abort', () => {
      itLeavesNoTraces('rejects with the reason, and leaves no traces in the page', async () => {
        const stop = new AbortController();
        const reason = new Error('no longer wanted');
        const answer = send({ hold: newHold() }, stop.signal);
        stop.abort(reason);
        expect(traces()).to.deep.equal([]);
        expect(await failure(answer)).to.equal(reason);
      });

      itLeavesNoTraces('before the start rejects at once', async () => {
        const reason = new Error('never wanted');
        expect(await failure(send({}, AbortSignal.abort(reason)))).to.equal(reason);
      });

      itLeavesNoTraces('allows an equal request at once', async () => {
        const hold = newHold();
        const query = { tag: newTag(), hold };
        const stop = new AbortController();
        const first = send(query, stop.signal);
        stop.abort();
        const second = send(query);
        expect((await failure(first)).name).to.equal('AbortError');
        await release(hold);
        expect(((await second) as Body).Items).to.have.length(30);
      });

      itLeavesNoTraces('does not affect other requests', async () => {
        const hold = newHold();
        const stop = new AbortController();
        const other = send({ tag: newTag(), hold });
        const first = send({ tag: newTag(), hold }, stop.signal);
        stop.abort();
        expect((await failure(first)).name).to.equal('AbortError');
        await release(hold);
        expect(((await other) as Body).Items).to.have.length(30);
      });

      itLeavesNoTraces('has no effect after the answer', async () => {
        const stop = new AbortController();
        const { Items } = (await send({}, stop.signal)) as Body;
        stop.abort();
        expect(Items).to.have.length(30);
      });
    });

    itLeavesNoTraces('sends no referrer with a request that contains a token', async () => {
      const tag = newTag();
      await send({ tag, path: 'FavoriteBookmark/List' });
      expect((await requestsOf(tag))[0]!.headers.referer).to.equal('');
    });

    for (const faults of [{ fault: LOST }, { fault: 'silent', timeout: 100 }]) {
      itLeavesNoTraces(`keeps a token out of its errors: ${JSON.stringify(faults)}`, async () => {
        const error = await failure(send({ ...faults, path: 'FavoriteBookmark/List' }));
        expect(`${error.message} ${error.stack} ${String(error.cause)}`).not.to.contain(
          'demo-read',
        );
      });
    }
  });
}

for (const name of ['jsonp', 'frame'] as const) {
  const send = senderFor(transports[name]);
  /** Errors of the script are reported to the page. */
  const broken = name === 'jsonp' ? [BROKEN] : [];

  describe(`a script of the service: ${name}`, () => {
    collectUncaughtErrors();

    for (const fault of ['400', '404', '429', '500', '503', '403-gateway']) {
      itLeavesNoTraces(`that does not load fails at once: ${fault}`, async () => {
        const { code, message } = await failure(send({ fault }));
        expect(code).to.equal('network');
        expect(message).to.contain('MarketItem/Ranking could not be loaded');
      });
    }

    itLeavesNoTraces('that does not call back fails at once', async () => {
      const { code, message } = await failure(send({ fault: 'no-callback' }));
      expect(code).to.equal('malformed');
      expect(message).to.equal('MarketItem/Ranking answered with no data');
    });

    itLeavesNoTraces('that calls another function fails at once', async () => {
      expect((await failure(send({ fault: 'other-name' }))).code).to.equal('malformed');
      return broken;
    });

    for (const fault of ['html', 'html-script-type']) {
      itLeavesNoTraces(`that is an HTML page fails at once: ${fault}`, async () => {
        const { code } = await failure(send({ fault }));
        // Some browsers check the loaded content and refuse it, others try to run it.
        expect(code).to.be.oneOf(['network', 'malformed']);
        return code === 'malformed' && (isWebKit || fault === 'html-script-type') ? broken : [];
      });
    }

    itLeavesNoTraces('that calls back twice resolves with the first body', async () => {
      const query = { tag: newTag(), fault: 'twice' };
      expect(((await send(query)) as Body).Items).to.have.length(30);
      expect(((await send(query)) as Body).Items).to.have.length(30);
    });
  });
}

describe('JSONP in the page', () => {
  collectUncaughtErrors();
  const send = senderFor(jsonpTransport);

  itLeavesNoTraces('ignores an answer after the timeout', async () => {
    const tag = newTag();
    const arrived = arrival(tag);
    const hold = newHold();
    const { code } = await failure(send({ tag, hold, timeout: 100 }));
    expect(code).to.equal('timeout');
    expect(traces()).to.deep.equal([]);
    await release(hold);
    await arrived;
  });

  itLeavesNoTraces(
    'sends the origin of the page as the referrer, since gateways may check it',
    async () => {
      const tag = newTag();
      await send({ tag });
      expect((await requestsOf(tag))[0]!.headers.referer).to.equal(`${location.origin}/`);
    },
  );
});

// Behaviour of fetch-jsonp that the transport relies on, and only tests would notice in another version.
describe('fetch-jsonp', () => {
  it('names its script, and reports a timeout', async () => {
    const url = `${serviceUrl({ fault: 'silent' })}/services/api/a/b/c?d=e`;
    const answer = fetchJsonp(url, {
      jsonpCallback: 'callback',
      jsonpCallbackFunction: 'mkt_name',
      timeout: 50,
    });
    const script = document.getElementById('callback_mkt_name') as HTMLScriptElement;
    expect(script.src).to.equal(`${url}&callback=mkt_name`);
    const error: unknown = await answer.catch((reason: unknown) => reason);
    expect((error as Error).message).to.equal(`JSONP request to ${url} timed out`);
    // It leaves a callback, in case the answer comes after all.
    delete (window as { mkt_name?: unknown }).mkt_name;
  });
});
