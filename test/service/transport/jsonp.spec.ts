/** JSONP as pages live with it: whatever the service's script does, the page stays clean. */
import { requestUrl } from '../../../src/service/create-client.js';
import type { RequestError } from '../../../src/service/errors.js';
import { operations } from '../../../src/service/operations/index.js';
import { jsonp } from '../../../src/service/transport/jsonp.js';
import type { Errand } from '../../../src/service/transport/transport.js';
import { expect, newTag, requestsOf, serviceUrl, type Dial } from '../../support/index.js';
import { arrival, traces } from '../../support/traces.js';
import { hearUncaught, uncaught } from '../../support/uncaught.js';

/** Longer than any test may take: a failure that waits for it makes its test fail. */
const NEVER = 60_000;

/** What a page hears of an error in a script of another origin. */
const BROKEN = 'uncaught: Script error.';

interface Asked extends Dial {
  readonly tag?: string;
  readonly timeout?: number;
  readonly path?: keyof typeof operations;
}

function errand({
  tag = newTag(),
  timeout = NEVER,
  path = 'MarketItem/Ranking',
  ...dial
}: Asked = {}): Errand {
  const settings = {
    applicationId: 'APP',
    accessToken: 'demo-read',
    baseUrl: serviceUrl(dial),
    query: `tag=${tag}`,
  };
  const address = requestUrl(path, {}, settings);
  return { operation: operations[path], address, timeout, settings };
}

/** Asks until somebody aborts. */
const ask = (asked?: Asked, signal = new AbortController().signal) => jsonp(errand(asked), signal);

/** The error that a request ends with. */
async function failure(answer: Promise<unknown>): Promise<RequestError> {
  try {
    await answer;
  } catch (error) {
    return error as RequestError;
  }
  throw new Error('there was an answer');
}

interface Body {
  readonly Items: readonly unknown[];
}

/**
 * A test that must leave the page as it was.
 * @param run may return what errors the service's own script throws
 */
function cleanly(name: string, run: () => Promise<unknown>): void {
  it(name, async () => {
    const theirs = await run();
    expect(await uncaught()).to.deep.equal(Array.isArray(theirs) ? theirs : []);
    expect(traces()).to.deep.equal([]);
  });
}

describe('JSONP', () => {
  hearUncaught();

  cleanly('gives the body that the service calls back with', async () => {
    const { Items } = (await ask()) as Body;
    expect(Items).to.have.length(30);
  });

  cleanly('asks several things at the same time', async () => {
    const [all, one, none] = (await Promise.all([
      ask({ delay: 50 }),
      ask({ fault: 'one' }),
      ask({ fault: 'empty' }),
    ])) as Body[];
    expect([all, one, none].map((body) => body!.Items.length)).to.deep.equal([30, 1, 0]);
  });

  cleanly('asks the same again as soon as there is an answer', async () => {
    const asked = { tag: newTag() };
    const { Items } = (await ask(asked)) as Body;
    expect(((await ask(asked)) as Body).Items).to.deep.equal(Items);
    expect(await requestsOf(asked.tag)).to.have.length(2);
  });

  cleanly('takes the first of two calls', async () => {
    const tag = newTag();
    const arrived = arrival(tag);
    const { Items } = (await ask({ tag, fault: 'twice' })) as Body;
    expect(Items).to.have.length(30);
    await arrived;
  });

  describe('fails at once, not at the timeout,', () => {
    for (const fault of ['400', '404', '429', '500', '503', '403-gateway', 'disconnect']) {
      cleanly(`where the script does not load: ${fault}`, async () => {
        const { code, message } = await failure(ask({ fault }));
        expect(code).to.equal('network');
        expect(message).to.contain('MarketItem/Ranking could not be loaded');
      });
    }

    cleanly('where there is no service', async () => {
      // A port that no browser connects to.
      const nowhere = { ...errand(), address: 'http://127.0.0.1:1/?a=b' };
      const { code } = await failure(jsonp(nowhere, new AbortController().signal));
      expect(code).to.equal('network');
    });

    cleanly('where the script does not call back', async () => {
      const { code, message } = await failure(ask({ fault: 'no-callback' }));
      expect(code).to.equal('malformed');
      expect(message).to.equal('MarketItem/Ranking answered with no data');
    });

    for (const fault of ['other-name', 'truncated']) {
      cleanly(`where the script breaks: ${fault}`, async () => {
        expect((await failure(ask({ fault }))).code).to.equal('malformed');
        return [BROKEN];
      });
    }

    for (const fault of ['html', 'html-script-type']) {
      cleanly(`where a page comes in place of the script: ${fault}`, async () => {
        const { code } = await failure(ask({ fault }));
        // Some browsers look into what they load and refuse it, others try to run it.
        expect(code).to.be.oneOf(['network', 'malformed']);
        return code === 'malformed' && fault === 'html-script-type' ? [BROKEN] : [];
      });
    }
  });

  cleanly('fails where nothing has come in time, and a late answer does no harm', async () => {
    const tag = newTag();
    const arrived = arrival(tag);
    const { code, message } = await failure(ask({ tag, delay: 400, timeout: 100 }));
    expect(code).to.equal('timeout');
    expect(message).to.equal('MarketItem/Ranking did not answer within 100 ms');
    expect(traces()).to.deep.equal([]);
    await arrived;
  });

  describe('aborted', () => {
    cleanly('ends with the reason, and nothing is left even before the answer', async () => {
      const tag = newTag();
      const stop = new AbortController();
      const reason = new Error('no longer wanted');
      const answer = ask({ tag, fault: 'silent' }, stop.signal);
      expect(traces()).to.have.length(2);
      stop.abort(reason);
      expect(traces()).to.deep.equal([]);
      expect(await failure(answer)).to.equal(reason);
    });

    cleanly('does not mind the answer that comes after all', async () => {
      const tag = newTag();
      const arrived = arrival(tag);
      const stop = new AbortController();
      const answer = ask({ tag, delay: 200 }, stop.signal);
      stop.abort();
      expect((await failure(answer)).name).to.equal('AbortError');
      await arrived;
    });

    cleanly('can be asked again at once', async () => {
      const asked = { tag: newTag(), delay: 100 };
      const stop = new AbortController();
      const first = ask(asked, stop.signal);
      stop.abort();
      const second = ask(asked);
      expect((await failure(first)).name).to.equal('AbortError');
      expect(((await second) as Body).Items).to.have.length(30);
    });

    cleanly('is too late after the answer', async () => {
      const stop = new AbortController();
      const { Items } = (await ask({}, stop.signal)) as Body;
      stop.abort();
      expect(Items).to.have.length(30);
    });
  });

  cleanly('does not tell anybody the address of a page that holds a token', async () => {
    const [open, secret] = [newTag(), newTag()];
    await ask({ tag: open });
    await ask({ tag: secret, path: 'FavoriteBookmark/List' });
    const [seen] = await requestsOf(open);
    const [unseen] = await requestsOf(secret);
    // A gateway may refuse a request without one.
    expect(seen!.headers.referer).to.equal(`${location.origin}/`);
    expect(unseen!.headers.referer).to.equal('');
  });
});
