/** The services that may run scripts in a page and receive a reader's token; test/e2e/whose-service.spec.ts has most of them. */
import { expect } from 'chai';
import { bookmarkAdd } from './operations/bookmark.js';
import { dynamicAd } from './operations/dynamic-ad.js';
import type { Operation } from './operations/operation.js';
import { pageState } from './page-state.js';
import { isTrusted, untrustedIssues } from './trusted-origins.js';

const SERVICE = 'https://service.example';

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

describe('a page', () => {
  usePage();

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
