/** JSONP as pages live with it: whatever the service's script does, the page stays clean. */
import { jsonpTransport } from './jsonp.js';
import { expect, newTag, requestsOf } from '../../../test/support/index.js';
import { arrival, traces } from '../../../test/support/traces.js';
import { hearUncaught } from '../../../test/support/uncaught.js';
import { asking, cleanly, failure, type Body } from '../../../test/support/asking.js';

const ask = asking(jsonpTransport);

describe('JSONP in the page', () => {
  hearUncaught();

  cleanly('takes the first of two calls', async () => {
    const tag = newTag();
    const arrived = arrival(tag);
    const { Items } = (await ask({ tag, fault: 'twice' })) as Body;
    expect(Items).to.have.length(30);
    await arrived;
  });

  cleanly('does not mind an answer that comes too late', async () => {
    const tag = newTag();
    const arrived = arrival(tag);
    const { code } = await failure(ask({ tag, delay: 400, timeout: 100 }));
    expect(code).to.equal('timeout');
    expect(traces()).to.deep.equal([]);
    await arrived;
  });

  cleanly('does not mind the answer that comes after it was aborted', async () => {
    const tag = newTag();
    const arrived = arrival(tag);
    const stop = new AbortController();
    const answer = ask({ tag, delay: 200 }, stop.signal);
    expect(traces()).to.have.length(2);
    stop.abort();
    expect(traces()).to.deep.equal([]);
    expect((await failure(answer)).name).to.equal('AbortError');
    await arrived;
  });

  cleanly('tells the service which site asks: a gateway may refuse others', async () => {
    const tag = newTag();
    await ask({ tag });
    expect((await requestsOf(tag))[0]!.headers.referer).to.equal(`${location.origin}/`);
  });
});
