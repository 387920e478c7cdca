/** Refused values beside those in the facts of the interface, which test/contract/agreement.test.ts sends. */
import { expect } from 'chai';
import { least } from './sandbox.js';
import { createService } from '../index.js';

const service = createService();

/** @type {Array<[path: string, params: import('./sandbox.js').Params]>} */
const REFUSED = [
  ['MarketItem/Ranking/20170628', { page: '0x1' }],
  // One byte too many.
  ['Product/Search/20140305', { keyword: `${'茶'.repeat(64)}a` }],
  // A plus sign in an address is a space.
  ['Product/Search/20140305', { sort: ' releaseDate' }],
  ['Travel/KeywordHotelSearch/20170426', { sort: ' roomCharge' }],
];

describe('the sandbox', () => {
  for (const [path, params] of REFUSED)
    it(`refuses ${Object.entries(params).join().slice(0, 40)} of ${path}`, async () => {
      const all = Object.entries({ applicationId: 'test', ...least[path], ...params });
      const query = new URLSearchParams(all.map(([name, value]) => [name, String(value)]));
      const response = await service.request(`/services/api/${path}?${query}`);
      expect(response.status).to.equal(400);
      expect((await response.json()).error_description).to.match(/must/);
    });
});
