/** The built client in Node. */

import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { useSandbox } from '../../sandbox/test/sandbox.js';
import { advanceClock, endClock, startClock } from '../support/fake-clock.js';

/** @type {any} Built, and so without types here. */
const { createClient, ServiceError } = await import(
  new URL('../../dist/service.js', import.meta.url).href
);

describe('the client in Node', () => {
  const sandbox = useSandbox();
  const client = (/** @type {object} */ settings = {}) =>
    createClient({ applicationId: 'APP', baseUrl: sandbox.origin, ...settings });

  for (const transport of ['fetch', undefined]) {
    it(`gets records by CORS: transport ${transport}`, async () => {
      const { records } = await client({ transport }).request('MarketItem/Ranking');
      expect(records.length).to.equal(30);
    });
  }

  it('throws errors with the text of the service', async () => {
    const request = client({ baseUrl: `${sandbox.origin}/fault:429` }).request(
      'MarketItem/Ranking',
    );
    const error = await request.catch((/** @type {unknown} */ error) => error);
    expect(error).to.be.instanceOf(ServiceError);
    expect(error).to.include({ status: 429 });
  });

  it('stops waiting when it is aborted', async () => {
    const signal = AbortSignal.timeout(50);
    const slow = client({ baseUrl: `${sandbox.origin}/fault:silent` });
    const answer = slow.request('MarketItem/Ranking', {}, { signal });
    const error = await answer.catch((/** @type {unknown} */ error) => error);
    expect(error).to.include({ name: 'TimeoutError' });
  });

  afterEach(endClock);

  it('caches the latest answers, up to the limit', async () => {
    startClock();
    const query = `tag=${randomUUID()}`;
    const patient = client({ cacheTtl: 600, query });
    /** Number of requests to the service. */
    const count = async () => (await (await fetch(`${sandbox.origin}/log?${query}`)).json()).length;
    const pages = Array.from({ length: 34 }, (_, index) => index + 1);
    const questions = [20, 30].flatMap((age) => pages.map((page) => ({ age, page })));
    for (const [index, question] of questions.entries()) {
      await patient.request('MarketItem/Ranking', question);
      // The cache is written after a pause.
      advanceClock(index === 9 ? 1000 : 1);
    }
    expect(await count()).to.equal(68);
    await patient.request('MarketItem/Ranking', questions.at(-1));
    expect(await count()).to.equal(68);
    await patient.request('MarketItem/Ranking', questions[0]);
    expect(await count()).to.equal(69);
  });

  it('sends many requests at once without a warning', async () => {
    /** @type {string[]} */
    const warnings = [];
    const warn = (/** @type {Error} */ { name }) => void warnings.push(name);
    process.on('warning', warn);
    const pages = Array.from({ length: 12 }, (_, index) => index + 1);
    for (const cacheTtl of [0, 600]) {
      const many = client({ cacheTtl });
      await Promise.all(pages.map((page) => many.request('MarketItem/Ranking', { page })));
    }
    process.off('warning', warn);
    expect(warnings).to.deep.equal([]);
  });
});

describe('an element in Node', () => {
  it('can be imported by static site generators', async () => {
    const { MktRanking } = await import(
      new URL('../../dist/elements/ranking.js', import.meta.url).href
    );
    expect(MktRanking.tag).to.equal('mkt-ranking');
  });
});
