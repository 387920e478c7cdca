/** The promises of every transport, and of those that run a script of the service. */
import { fetchTransport } from './fetch.js';
import { frameTransport } from './frame.js';
import { jsonpTransport } from './jsonp.js';
import { isWebKit, LOST } from '../../../test/support/engine.js';
import { expect, newTag, requestsOf } from '../../../test/support/index.js';
import { traces } from '../../../test/support/traces.js';
import { hearUncaught } from '../../../test/support/uncaught.js';
import {
  BROKEN,
  asking,
  cleanly,
  failure,
  sendBy,
  transportRequest,
  type Body,
} from '../../../test/support/asking.js';

const transports = { jsonp: jsonpTransport, frame: frameTransport, fetch: fetchTransport };

describe('each transport', () => {
  hearUncaught();

  cleanly('waits for slow responses', async () => {
    const all = Object.values(transports).map((transport) =>
      asking(transport)({ fault: 'slow-body' }),
    );
    for (const body of await Promise.all(all)) expect((body as Body).Items).to.have.length(30);
  });
});

for (const [name, transport] of Object.entries(transports)) {
  const ask = asking(transport);

  describe(`the transport ${name}`, () => {
    hearUncaught();

    cleanly('gives the body that the service answers with', async () => {
      const { Items } = (await ask()) as Body;
      expect(Items).to.have.length(30);
    });

    cleanly('asks with the parameters of the address', async () => {
      const tag = newTag();
      await ask({ tag });
      const seen = (await requestsOf(tag)).map(({ url }) => new URL(url));
      expect(seen).to.have.length(1);
      expect(seen[0]!.searchParams.get('applicationId')).to.equal('APP');
      expect(seen[0]!.searchParams.has('callback')).to.equal(name !== 'fetch');
    });

    cleanly('asks several things at the same time', async () => {
      const [all, single, none] = (await Promise.all([
        ask({ delay: 50 }),
        ask({ fault: 'one' }),
        ask({ fault: 'empty' }),
      ])) as Body[];
      expect([all, single, none].map((body) => body!.Items.length)).to.deep.equal([30, 1, 0]);
    });

    cleanly('asks the same again as soon as there is an answer', async () => {
      const query = { tag: newTag() };
      const { Items } = (await ask(query)) as Body;
      expect(((await ask(query)) as Body).Items).to.deep.equal(Items);
      expect(await requestsOf(query.tag)).to.have.length(2);
    });

    for (const body of ['null', 'string', 'array', 'number']) {
      cleanly(`passes on other values than objects: ${body}`, async () => {
        const kind = { null: null, string: 'a string', array: [], number: 0 }[body];
        const came = await ask({ fault: `shape:${body}` });
        expect(Array.isArray(came)).to.equal(body === 'array');
        expect(typeof came).to.equal(typeof kind);
      });
    }

    describe('fails at once, not at the timeout,', () => {
      if (!isWebKit) {
        cleanly('where the connection breaks', async () => {
          const { code, message } = await failure(ask({ fault: 'disconnect' }));
          expect(code).to.equal('network');
          expect(message).to.contain('MarketItem/Ranking could not be loaded');
        });
      }

      cleanly('where there is no service', async () => {
        // A port that no browser connects to.
        const nowhere = { ...transportRequest(), url: 'http://127.0.0.1:1/?a=b' };
        const { code } = await failure(sendBy(transport, nowhere));
        expect(code).to.equal('network');
      });

      cleanly('where the answer is cut off', async () => {
        expect((await failure(ask({ fault: 'truncated' }))).code).to.equal('malformed');
        // Errors of the script are reported to the page.
        return name === 'jsonp' ? [BROKEN] : [];
      });
    });

    // Only this response never ends: outside Chromium, an aborted script keeps its connection, and there are
    // six.
    for (const faults of [{ delay: 400 }, { fault: 'silent' }, { fault: 'slow-body' }]) {
      cleanly(`fails where nothing has come in time: ${JSON.stringify(faults)}`, async () => {
        const { code, message } = await failure(ask({ ...faults, timeout: 150 }));
        expect(code).to.equal('timeout');
        expect(message).to.equal('MarketItem/Ranking did not answer within 150 ms');
        expect(traces()).to.deep.equal([]);
        // The next request is not affected.
        expect(((await ask()) as Body).Items).to.have.length(30);
      });
    }

    describe('aborted', () => {
      cleanly('ends with the reason, and nothing is left even before the answer', async () => {
        const stop = new AbortController();
        const reason = new Error('no longer wanted');
        const answer = ask({ delay: 1000 }, stop.signal);
        stop.abort(reason);
        expect(traces()).to.deep.equal([]);
        expect(await failure(answer)).to.equal(reason);
      });

      cleanly('beforehand, asks nothing that it waits for', async () => {
        const reason = new Error('never wanted');
        expect(await failure(ask({ delay: 1000 }, AbortSignal.abort(reason)))).to.equal(reason);
      });

      cleanly('can be asked again at once', async () => {
        const query = { tag: newTag(), delay: 100 };
        const stop = new AbortController();
        const first = ask(query, stop.signal);
        stop.abort();
        const second = ask(query);
        expect((await failure(first)).name).to.equal('AbortError');
        expect(((await second) as Body).Items).to.have.length(30);
      });

      cleanly('does not disturb others', async () => {
        const stop = new AbortController();
        const other = ask({ delay: 150 });
        const first = ask({ delay: 100 }, stop.signal);
        stop.abort();
        expect((await failure(first)).name).to.equal('AbortError');
        expect(((await other) as Body).Items).to.have.length(30);
      });

      cleanly('is too late after the answer', async () => {
        const stop = new AbortController();
        const { Items } = (await ask({}, stop.signal)) as Body;
        stop.abort();
        expect(Items).to.have.length(30);
      });
    });

    cleanly('tells nobody the address of a page whose request holds a token', async () => {
      const tag = newTag();
      await ask({ tag, path: 'FavoriteBookmark/List' });
      expect((await requestsOf(tag))[0]!.headers.referer).to.equal('');
    });

    for (const faults of [{ fault: LOST }, { delay: 1000, timeout: 100 }]) {
      cleanly(`keeps a token out of its errors: ${JSON.stringify(faults)}`, async () => {
        const error = await failure(ask({ ...faults, path: 'FavoriteBookmark/List' }));
        expect(`${error.message} ${error.stack} ${String(error.cause)}`).not.to.contain(
          'demo-read',
        );
      });
    }
  });
}

for (const name of ['jsonp', 'frame'] as const) {
  const ask = asking(transports[name]);
  /** Errors of the script are reported to the page. */
  const broken = name === 'jsonp' ? [BROKEN] : [];

  describe(`a script of the service: ${name}`, () => {
    hearUncaught();

    for (const fault of ['400', '404', '429', '500', '503', '403-gateway']) {
      cleanly(`that does not load fails at once: ${fault}`, async () => {
        const { code, message } = await failure(ask({ fault }));
        expect(code).to.equal('network');
        expect(message).to.contain('MarketItem/Ranking could not be loaded');
      });
    }

    cleanly('that does not call back fails at once', async () => {
      const { code, message } = await failure(ask({ fault: 'no-callback' }));
      expect(code).to.equal('malformed');
      expect(message).to.equal('MarketItem/Ranking answered with no data');
    });

    cleanly('that breaks fails at once', async () => {
      expect((await failure(ask({ fault: 'other-name' }))).code).to.equal('malformed');
      return broken;
    });

    for (const fault of ['html', 'html-script-type']) {
      cleanly(`that is a page instead fails at once: ${fault}`, async () => {
        const { code } = await failure(ask({ fault }));
        // Some browsers check the loaded content and refuse it, others try to run it.
        expect(code).to.be.oneOf(['network', 'malformed']);
        return code === 'malformed' && (isWebKit || fault === 'html-script-type') ? broken : [];
      });
    }

    cleanly('that calls back twice is taken at its first word', async () => {
      const query = { tag: newTag(), fault: 'twice' };
      expect(((await ask(query)) as Body).Items).to.have.length(30);
      expect(((await ask(query)) as Body).Items).to.have.length(30);
    });
  });
}
