/** The built client in a program without a page. */

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { useSandbox } from './sandbox.js';

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
      assert.equal(records.length, 30);
    });
  }

  it('tells what the service says', async () => {
    const asked = client({ baseUrl: `${sandbox.origin}/fault:429` }).request('MarketItem/Ranking');
    await assert.rejects(asked, (/** @type {any} */ error) => {
      assert.ok(error instanceof ServiceError);
      assert.equal(error.status, 429);
      return true;
    });
  });

  it('stops waiting when it is told to', async () => {
    const signal = AbortSignal.timeout(50);
    const slow = client({ baseUrl: `${sandbox.origin}/delay:5000` });
    await assert.rejects(slow.request('MarketItem/Ranking', {}, { signal }), {
      name: 'TimeoutError',
    });
  });
});
