/** The settings in an address of a live service. */
import { expect } from 'chai';
import { identifierMapping } from '../../../src/client/identifier-mapping.js';
import { operations } from '../../../src/client/operations/index.js';
import type { Operation } from '../../../src/client/operations/operation.js';
import { settingsInSample } from './sample.js';

const RANKING = 'https://app.acme.example/services/api/AcmeItem/Ranking/20220601';

describe('the settings in a sample address', () => {
  it('are the service, the ids, the names, the version and further parameters', () => {
    const sample = `${RANKING}?applicationId=APP&affiliateId=AFF&format=json&genreId=1&accessKey=a%2Bb`;
    expect(settingsInSample(sample)).to.deep.equal({
      'base-url': 'https://app.acme.example',
      'application-id': 'APP',
      'affiliate-id': 'AFF',
      names: 'Market=Acme',
      query: 'accessKey=a%2Bb',
      'api-version': '20220601',
    });
  });

  it('are a template where the path is another', () => {
    const { 'base-url': address } = settingsInSample(
      'https://api.acme.example/x/AcmeItem-Ranking/v/20220601',
    )!;
    expect(address).to.equal('https://api.acme.example/x/{group}-{operation}/v/{version}');
  });

  it('are the same for every operation of a service', () => {
    const names = 'site=acme Market=Acme Ebook=Reader Golf=Green';
    for (const operation of Object.values(operations) as Operation[]) {
      if (operation.endpoint || operation.auth === 'oauth') continue;
      const settings = { baseUrl: 'https://a.example', applicationId: 'APP', names };
      const request = { operation, values: {}, settings };
      const found = settingsInSample(identifierMapping(names).urlOf(request));
      expect(found?.['base-url'], operation.path).to.equal('https://a.example');
      expect(found?.['application-id']).to.equal('APP');
      for (const pair of found?.['names']?.split(' ') ?? []) expect(names).to.contain(pair);
    }
  });

  it('have one word for the e-books of path and parameters', () => {
    const address = 'https://a.example/services/api/Reader/EbookSearch/20170426?readerGenreId=101';
    expect(settingsInSample(address)?.['names']).to.equal('Ebook=Reader');
  });

  it('are never read from other addresses, or a reader’s token', () => {
    for (const hostile of [
      'javascript:alert(1)//services/api/AcmeItem/Ranking/1',
      'data:text/html,/services/api/AcmeItem/Ranking/1',
      'https://user:secret@a.example/services/api/AcmeItem/Ranking/1',
      'https://a.example/services/api/Acme"Item/Ranking/1',
      'https://a.example/services/api/<b>Item/Ranking/1',
      'https://{group}.example/services/api/AcmeItem/Ranking/1',
      'https://a.example/',
      'AcmeItem/Ranking/1',
      '',
    ])
      expect(settingsInSample(hostile), hostile).to.equal(undefined);
    const markup = settingsInSample(`${RANKING}?x="><script>&access_token=SECRET&callback=evil`)!;
    expect(markup['query']).to.equal('x=%22%3E%3Cscript%3E');
    expect(JSON.stringify(markup)).not.to.match(/SECRET|evil|\u202e|<|"\s*>/);
    const { 'base-url': template } = settingsInSample(
      'https://a.example/{group}/AcmeItem/Ranking/1',
    )!;
    expect(template).to.equal('https://a.example/%7Bgroup%7D/{group}/{operation}/{version}');
  });
});
