/** The words of a live service in addresses and answers. */
import { expect } from 'chai';
import { identifierMapping } from './identifier-mapping.js';
import { ebookSearch } from './operations/ebook.js';
import { buildRequest, type Request } from './request.js';

const settings = { applicationId: 'APP', baseUrl: 'https://service.example' };
const NAMES = 'site=acme Ebook=Reader';

describe('the words of a live service', () => {
  it('are in the names of parameters and of requested fields, not in other values', () => {
    const params = {
      ebookGenreId: '101',
      keyword: 'ebook siteCharge',
      elements: 'ebookGenreId,title',
    };
    const request = buildRequest(ebookSearch, params, settings) as Request;
    const { pathname, searchParams } = new URL(identifierMapping(NAMES).urlOf(request));
    expect(pathname).to.match(/\/Reader\/EbookSearch\//);
    expect(Object.fromEntries(searchParams)).to.deep.equal({
      applicationId: 'APP',
      elements: 'readerGenreId,title',
      keyword: 'ebook siteCharge',
      readerGenreId: '101',
    });
    const { elements: _, ...others } = request.values;
    const url = identifierMapping(NAMES).urlOf({ ...request, values: others });
    expect(new URL(url).searchParams.has('elements')).to.equal(false);
  });

  it('become the words of the interface in the fields of answers', () => {
    const { neutral } = identifierMapping(NAMES);
    for (const [sent, name] of [
      ['acmeCharge', 'siteCharge'],
      ['readerGenreId', 'ebookGenreId'],
      ['acme', 'acme'],
      ['acmecharge', 'acmecharge'],
      ['acmeish_Charge', 'acmeish_Charge'],
      ['myAcmeCharge', 'myAcmeCharge'],
      ['itemName', 'itemName'],
    ]) {
      expect(neutral(sent!), sent).to.equal(name);
    }
  });

  it('are the names of the interface without a setting', () => {
    for (const setting of [undefined, '']) {
      expect(identifierMapping(setting).neutral('acmeCharge')).to.equal('acmeCharge');
    }
    expect(identifierMapping('market=Acme').neutral('siteCharge')).to.equal('siteCharge');
    expect(identifierMapping('market=Acme').neutral('Title')).to.equal('Title');
  });
});
