/** The canonical address at the service: caches depend on equal addresses. */
import * as fc from 'fast-check';
import { createClient, type Settings } from '../service.js';
import { callbackName } from './request.js';
import { expect, newTag, requestsOf, serviceUrl } from '../../test/support/index.js';

const RANKING = 'MarketItem/Ranking';

const settings = (tag: string): Settings => ({
  affiliateId: 'AFF',
  applicationId: 'APP',
  baseUrl: serviceUrl(),
  query: `z=1&tag=${tag}&B=2`,
});

/** The address of a request that has been sent. */
async function sentUrl(params: object): Promise<URL> {
  const tag = newTag();
  await createClient(settings(tag)).request(RANKING, params);
  const { url } = (await requestsOf(tag))[0]!;
  return new URL(url.replace(tag, 'TAG'));
}

describe('the canonical address', () => {
  it('has its parameters in the order of their names, the callback last', async () => {
    const names = [...(await sentUrl({ page: 2, genreId: 0, age: 20 })).searchParams.keys()];
    expect(names).to.deep.equal([
      'B',
      'affiliateId',
      'age',
      'applicationId',
      'genreId',
      'page',
      'tag',
      'z',
      'callback',
    ]);
  });

  it('contains only given parameters', async () => {
    const url = await sentUrl({});
    url.searchParams.delete('callback');
    expect(url.href).to.equal(
      `${serviceUrl()}/services/api/MarketItem/Ranking/20170628` +
        '?B=2&affiliateId=AFF&applicationId=APP&tag=TAG&z=1',
    );
  });

  it('is the same for equal requests in any spelling', async () => {
    const tag = newTag();
    const client = createClient(settings(tag));
    await client.request(RANKING, { page: 2, genreId: 0 });
    await client.request(RANKING, { genreId: '0', page: '2' });
    const [first, second] = await requestsOf(tag);
    expect(second!.url).to.equal(first!.url);
  });

  it('contains no callback and no format before the transport', async () => {
    const tag = newTag();
    const set = { ...settings(tag), query: `tag=${tag}&callback=mine&callBack=mine&format=xml` };
    expect((await createClient(set).request(RANKING)).records).to.have.length(30);
    const { url } = (await requestsOf(tag))[0]!;
    expect(url).not.to.match(/mine|xml/);
  });

  it('has a different callback for each request, in the allowed alphabet', () => {
    const addressLists = fc.uniqueArray(fc.webUrl({ withQueryParameters: true }), { minLength: 2 });
    fc.assert(
      fc.property(addressLists, (addresses) => {
        const names = addresses.map(callbackName);
        expect(new Set(names).size).to.equal(addresses.length);
        for (const name of names) expect(name).to.match(/^[A-Za-z0-9._]+$/);
        expect(addresses.map(callbackName)).to.deep.equal(names);
      }),
    );
    // The requests of a page with many elements.
    const pages = Array.from(
      { length: 5000 },
      (_, index) => `https://service.example/?page=${index}`,
    );
    expect(new Set(pages.map(callbackName)).size).to.equal(pages.length);
  });
});
