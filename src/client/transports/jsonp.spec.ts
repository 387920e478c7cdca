/** JSONP leaves no traces in the page with any script of the service. */
import fetchJsonp from 'fetch-jsonp';
import { jsonpTransport } from './jsonp.js';
import { expect, newTag, requestsOf, serviceUrl } from '../../../test/support/index.js';
import { arrival, traces } from '../../../test/support/traces.js';
import { collectUncaughtErrors } from '../../../test/support/uncaught.js';
import {
  senderFor,
  itLeavesNoTraces,
  failure,
  type Body,
} from '../../../test/support/transports.js';

const send = senderFor(jsonpTransport);

describe('JSONP in the page', () => {
  collectUncaughtErrors();

  itLeavesNoTraces('uses the first of two callback calls', async () => {
    const tag = newTag();
    const arrived = arrival(tag);
    const { Items } = (await send({ tag, fault: 'twice' })) as Body;
    expect(Items).to.have.length(30);
    await arrived;
  });

  itLeavesNoTraces('ignores an answer after the timeout', async () => {
    const tag = newTag();
    const arrived = arrival(tag);
    const { code } = await failure(send({ tag, delay: 400, timeout: 100 }));
    expect(code).to.equal('timeout');
    expect(traces()).to.deep.equal([]);
    await arrived;
  });

  itLeavesNoTraces('ignores an answer after an abort', async () => {
    const tag = newTag();
    const arrived = arrival(tag);
    const stop = new AbortController();
    const answer = send({ tag, delay: 200 }, stop.signal);
    expect(traces()).to.have.length(2);
    stop.abort();
    expect(traces()).to.deep.equal([]);
    expect((await failure(answer)).name).to.equal('AbortError');
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
