/** The services that may run scripts in a page and receive a reader's token. */
import { expect } from 'chai';
import { bookmarkAdd, bookmarkList } from './operations/bookmark.js';
import { dynamicAd } from './operations/dynamic-ad.js';
import { ranking } from './operations/market-item.js';
import type { Operation } from './operations/operation.js';
import { pageState } from './page-state.js';
import { buildRequest } from './request.js';
import { isTrusted, originOf, untrustedIssues } from './trusted-origins.js';

const SERVICE = 'https://service.example';
const FRAME = 'https://cdn.example/frame.html';

const scope = globalThis as { document?: object | undefined };

/** In each group of tests: hooks outside of groups would apply to all files of a mutation test. */
const usePage = () => {
  beforeEach(() => (scope.document = { baseURI: 'https://blog.example/post/' }));
  afterEach(() => {
    delete scope.document;
    delete pageState.trusted;
  });
};

/** As if the script tags of the page named these services and frames. */
const trust = (...addresses: readonly string[]) => (pageState.trusted = new Set(addresses));

describe('the origin of an address', () => {
  usePage();

  it('is that of the page for a relative address', () => {
    expect(originOf('https://service.example:8443/a?b#c')).to.equal('https://service.example:8443');
    expect(originOf('/relay/')).to.equal('https://blog.example');
    expect(originOf('//service.example/')).to.equal(SERVICE);
  });

  it('is unknown for an invalid address', () => {
    expect(originOf('https://[')).to.equal(undefined);
  });
});

describe('a page', () => {
  usePage();

  it('trusts all services if no script tag names one', () => {
    expect(isTrusted('https://other.example/')).to.equal(true);
    expect(isTrusted('https://[')).to.equal(true);
  });

  it('trusts the origins that its script tags name, else', () => {
    trust(SERVICE);
    expect(isTrusted(`${SERVICE}/services/api`)).to.equal(true);
    for (const address of ['https://other.example/', 'http://service.example/', '/relay/']) {
      expect(isTrusted(address), address).to.equal(false);
    }
    trust('https://blog.example');
    expect(isTrusted('/relay/')).to.equal(true);
  });

  it('does not trust an invalid address', () => {
    trust(SERVICE);
    expect(isTrusted('https://[')).to.equal(false);
  });
});

describe('a reader’s token', () => {
  usePage();

  const refused = (settings: Record<string, string>, operation: Operation = bookmarkAdd) =>
    untrustedIssues(operation, settings);

  it('is sent to trusted services and frames', () => {
    trust(SERVICE, FRAME);
    expect(refused({ baseUrl: `${SERVICE}/v2`, frameUrl: FRAME })).to.deep.equal([]);
    expect(refused({ baseUrl: SERVICE, frameUrl: `${SERVICE}/frame.html` })).to.deep.equal([]);
  });

  it('is sent anywhere if no script tag names a service', () => {
    expect(refused({ baseUrl: 'https://other.example', frameUrl: FRAME })).to.deep.equal([]);
  });

  it('is not sent to another service, nor through another frame', () => {
    trust(SERVICE, FRAME);
    const [baseUrl, frameUrl] = ['https://other.example/', 'https://cdn.example/other.html'];
    expect(refused({ baseUrl, frameUrl })).to.deep.equal([
      { code: 'untrusted', parameter: 'baseUrl', value: baseUrl },
      { code: 'untrusted', parameter: 'frameUrl', value: frameUrl },
    ]);
  });

  it('is refused before a request is made, which needs no trust without a token', () => {
    trust(SERVICE);
    const settings = { applicationId: 'APP', baseUrl: 'https://other.example' };
    const token = { ...settings, accessToken: 'TOKEN' };
    expect(buildRequest(bookmarkList, {}, token)).to.deep.equal([
      { code: 'untrusted', parameter: 'baseUrl', value: 'https://other.example' },
    ]);
    expect(buildRequest(bookmarkList, {}, { ...token, baseUrl: SERVICE })).to.have.property(
      'values',
    );
    expect(buildRequest(ranking, {}, settings)).to.have.property('values');
  });

  it('needs no trust in a service or a frame that is not set', () => {
    trust(SERVICE);
    expect(refused({})).to.deep.equal([]);
    // Nor if the page itself, which a missing address would mean, is not trusted.
    expect(refused({ baseUrl: SERVICE })).to.deep.equal([]);
  });

  it('is not sent to another address of an operation with its own', () => {
    trust(SERVICE);
    const dynamicAdUrl = 'https://other.example';
    expect(refused({ baseUrl: SERVICE, dynamicAdUrl }, dynamicAd)).to.deep.equal([
      { code: 'untrusted', parameter: 'dynamicAdUrl', value: dynamicAdUrl },
    ]);
  });
});
