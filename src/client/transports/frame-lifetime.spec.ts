/** Requests whose frame dies, or does not exist. */
import { request } from '../client.js';
import type { RequestError } from '../errors.js';
import { ranking } from '../operations/market-item.js';
import { pageState } from '../page-state.js';
import { frameTransport } from './frame.js';
import {
  expect,
  newTag,
  origins,
  requestsOf,
  serviceUrl,
  waitUntil,
} from '../../../test/support/index.js';
import {
  FRAME,
  itLeavesNoTraces,
  failure,
  sendBy,
  transportRequest,
  type RequestOptions,
  type Body,
} from '../../../test/support/transports.js';
import {
  OTHER_BODY,
  sendByFrame,
  requestOtherScript,
  requestScript,
  frames,
  loadFrame,
} from '../../../test/support/frame.js';
import { withoutTimersOf } from '../../../test/support/timers.js';
import { collectUncaughtErrors } from '../../../test/support/uncaught.js';

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
      const answers = [sendByFrame({ fault: 'silent' }), sendByFrame({ delay: 300 })].map(failure);
      first.remove();
      for (const { code, message } of await Promise.all(answers)) {
        expect(code).to.equal('network');
        expect(message).to.contain('MarketItem/Ranking could not be loaded');
        expect(message).to.contain(FRAME);
      }
      expect(frames()).to.deep.equal([]);
      expect(((await sendByFrame()) as Body).Items).to.have.length(30);
    });

    itLeavesNoTraces('during a request: the client retries the request', async () => {
      const first = await loadFrame();
      const tag = newTag();
      const settings = {
        applicationId: 'APP',
        transport: 'frame',
        frameUrl: FRAME,
        baseUrl: serviceUrl({ delay: 500 }),
        query: `tag=${tag}`,
      } as const;
      const answer = request(ranking, {}, settings);
      while (!(await requestsOf(tag)).length);
      first.remove();
      expect((await answer).records).to.have.length(30);
      expect(await requestsOf(tag)).to.have.length(2);
      expect(frames()).to.have.length(1);
      expect(frames()[0]).not.to.equal(first);
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

    itLeavesNoTraces('by an endless script is replaced after the timeout', async () => {
      const hung = await loadFrame(requestOtherScript);
      // The script ends by itself, but too late; it does not block other requests of the process.
      const { code } = await failure(
        requestScript('const end = Date.now() + 400; while (Date.now() < end);', 200),
      );
      expect(code).to.equal('timeout');
      expect(await requestOtherScript()).to.deep.equal(OTHER_BODY);
      expect(frames()).to.have.length(1);
      expect(frames()[0]).not.to.equal(hung);
    });
  });

  describe('that cannot be loaded', () => {
    /** Timeout in ms of the first message of a loaded frame. */
    const HELLO_TIMEOUT = 2000;

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
        let error!: RequestError;
        await withoutTimersOf(HELLO_TIMEOUT, async () => {
          error = await failure(sendBy(frameTransport, { ...call, settings }));
        });
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
