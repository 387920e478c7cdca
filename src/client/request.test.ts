import { describe, it } from 'node:test';
import { expect } from 'chai';
import { requestUrl } from './create-client.js';
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
