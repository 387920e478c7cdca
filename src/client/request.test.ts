import { expect } from 'chai';
import { requestUrl } from './create-client.js';
import type { OperationPath } from './operations/index.js';
import { callbackName } from './request.js';
import { thrownBy } from '../../test/support/answers.js';

const urlWith = (query: string) =>
  requestUrl(
    'MarketItem/Ranking',
    {},
    { applicationId: 'APP', baseUrl: 'https://service.example', query },
  );

describe('the setting `query`', () => {
  it('has unknown query parameters of the author', () => {
    expect(urlWith('tag=1&more=%2F')).to.match(/\?applicationId=APP&more=%2F&tag=1$/);
  });

  it('replaces no parameter', () => {
    expect(urlWith('tag=1&applicationId=OTHER')).to.match(/\?applicationId=APP&tag=1$/);
  });

  for (const [query, name, setting] of [
    ['affiliateId=AFF', 'affiliateId', 'affiliateId'],
    ['tag=1&affiliate%49d=AFF', 'affiliateId', 'affiliateId'],
    ['access_token=SECRET', 'access_token', 'accessToken'],
  ] as const) {
    it(`cannot contain a setting: ${query}`, () => {
      const { message } = thrownBy(() => urlWith(query));
      expect(message).to.equal(`query must not contain ${name}: use the setting ${setting}`);
    });
  }
});

describe('an address template', () => {
  it('may have a query, which cannot contain a setting either', () => {
    const urlBy = (query: string) => {
      const baseUrl = `https://service.example/{group}?${query}`;
      return requestUrl('MarketItem/Ranking', {}, { applicationId: 'APP', baseUrl });
    };
    expect(urlBy('tag=1')).to.equal('https://service.example/MarketItem?tag=1&applicationId=APP');
    expect(thrownBy(() => urlBy('tag=1&affiliateId=AFF')).message).to.equal(
      'baseUrl must not contain affiliateId: use the setting affiliateId',
    );
  });
});

describe('words', () => {
  it('are sent with single spaces between them', () => {
    const urlOf = (keyword: string) =>
      requestUrl(
        'Product/Search',
        { keyword },
        { applicationId: 'APP', baseUrl: 'https://service.example' },
      );
    const url = urlOf('緑茶 ギフト');
    expect(new URL(url).searchParams.get('keyword')).to.equal('緑茶 ギフト');
    for (const same of ['緑茶　ギフト', '緑茶  ギフト', '　緑茶\n\t  ギフト ']) {
      expect(urlOf(same)).to.equal(url);
    }
  });
});

describe('a request', () => {
  const settings = { applicationId: 'APP', baseUrl: 'https://service.example' };
  type Params = Parameters<typeof requestUrl>[1];
  const urlBy = (more: object, path: OperationPath = 'MarketItem/Ranking', params: Params = {}) =>
    requestUrl(path, params, { ...settings, ...more });
  const refused = (more: object, path?: OperationPath) => thrownBy(() => urlBy(more, path)).message;

  it('needs the settings of its operation, each named once', () => {
    expect(refused({ baseUrl: undefined })).to.equal('baseUrl is required');
    expect(refused({ baseUrl: 'ftp://x' })).to.match(/^baseUrl="ftp:\/\/x" must be [^;]*$/);
    expect(refused({}, 'FavoriteBookmark/List')).to.equal('accessToken is required');
    expect(refused({}, 'DynamicAd')).to.equal('dynamicAdUrl is required');
  });

  it('has the affiliate id, and the token of the operations that need one', () => {
    const own = { affiliateId: 'AFF', accessToken: 'TOKEN' };
    expect(urlBy(own)).to.match(/\?affiliateId=AFF&applicationId=APP$/);
    expect(urlBy(own, 'FavoriteBookmark/List')).to.contain('access_token=TOKEN');
  });

  it('has no callback and no format of the author', () => {
    expect(urlBy({ query: 'callback=a&callBack=b&format=xml&tag=1' })).to.match(
      /\?applicationId=APP&tag=1$/,
    );
  });

  it('goes to the path of the service, with any slashes at the end of its address', () => {
    const url = 'https://service.example/a/services/api/MarketItem/Ranking/20170628';
    for (const baseUrl of ['https://service.example/a', 'https://service.example/a//']) {
      expect(urlBy({ baseUrl })).to.equal(`${url}?applicationId=APP`);
    }
    expect(urlBy({ apiVersion: '2' })).to.contain('/MarketItem/Ranking/2?');
  });

  it('uses the path of a template, also of one that begins with the group', () => {
    expect(urlBy({ baseUrl: '/{group}/{operation}?v={version}' })).to.equal(
      '/MarketItem/Ranking?v=20170628&applicationId=APP',
    );
  });
});

describe('the canonical address', () => {
  // Caches depend on equal addresses.
  const urlBy = (params: object, more: object = {}) =>
    requestUrl('MarketItem/Ranking', params, {
      affiliateId: 'AFF',
      applicationId: 'APP',
      baseUrl: 'https://service.example',
      query: 'z=1&tag=TAG&B=2',
      ...more,
    });
  const path = 'https://service.example/services/api/MarketItem/Ranking/20170628';

  it('has its parameters in the order of their names', () => {
    const names = [...new URL(urlBy({ page: 2, genreId: 0, age: 20 })).searchParams.keys()];
    expect(names.join()).to.equal('B,affiliateId,age,applicationId,genreId,page,tag,z');
  });

  it('contains only given parameters', () => {
    expect(urlBy({})).to.equal(`${path}?B=2&affiliateId=AFF&applicationId=APP&tag=TAG&z=1`);
  });

  it('is the same for equal requests in any spelling', () => {
    expect(urlBy({ genreId: '0', page: '2' })).to.equal(urlBy({ page: 2, genreId: 0 }));
  });
});

describe('the names of callbacks', () => {
  const HOUR = 3_600_000;
  const TIME = Date.UTC(2026, 10, 27, 9);

  it('are equal for equal addresses only, in the alphabet of services', () => {
    // More than the requests of a page with many elements.
    const addresses = Array.from({ length: 5000 }, (_, page) => `https://service.example/?${page}`);
    const names = addresses.map((address) => callbackName(address, TIME));
    expect(new Set(names).size).to.equal(5000);
    for (const name of names) expect(name).to.match(/^mkt_[a-z0-9]{1,7}$/);
    expect(callbackName(addresses[7]!, TIME)).to.equal(names[7]);
  });

  it('are the same for an hour, and never come again', () => {
    for (const address of ['', '/services', 'https://service.example/?page=1']) {
      const nameAt = (passed: number) => callbackName(address, TIME + passed);
      expect(new Set([0, 1, HOUR / 2, HOUR - 1].map(nameAt)).size, address).to.equal(1);
      // A year.
      const names = Array.from({ length: 366 * 24 }, (_, hours) => nameAt(hours * HOUR));
      expect(new Set(names).size, address).to.equal(names.length);
    }
  });
});
