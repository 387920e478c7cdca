/** When an element reads the words of its page. */
import { expect } from 'chai';
import { productSearch } from '../../client/operations/product.js';
import type { WidgetHost } from '../../element/host.js';
import { restoreGlobals, setGlobal } from '../../../test/support/globals.js';
import type { KeywordValues } from './keyword-from-rule.js';
import { keywordsOf } from './keyword-from.js';

type Host = WidgetHost & KeywordValues;

let tags = 'tea';
let reads = 0;
const warn = () => {};
const page = Object.assign(new EventTarget(), {
  readyState: 'loading',
  querySelectorAll() {
    reads++;
    return [
      {
        localName: 'meta',
        textContent: '',
        getAttribute: (name: string) => ({ name: 'keywords', content: tags })[name] ?? null,
      },
    ];
  },
});

function hostWith(values: KeywordValues = {}) {
  let updates = 0;
  const host = {
    definition: { operations: [productSearch] },
    keywordFrom: 'tags',
    requestUpdate: () => updates++,
    ...values,
  } as unknown as Host;
  return { host, updates: () => updates };
}

beforeEach(() => {
  [tags, reads, page.readyState] = ['tea', 0, 'interactive'];
  setGlobal('document', page);
  setGlobal('location', { href: 'https://blog.example/a' });
});
afterEach(restoreGlobals);

describe('the words of a page', () => {
  it('are unknown until the whole page is there, since tags may follow the element', () => {
    page.readyState = 'loading';
    const { host, updates } = hostWith();
    expect([keywordsOf(host, warn), keywordsOf(host, warn)]).to.deep.equal([null, null]);
    page.readyState = 'interactive';
    page.dispatchEvent(new Event('DOMContentLoaded'));
    expect(updates()).to.equal(1);
    expect(keywordsOf(host, warn)).to.deep.equal(['tea']);
  });

  it('are read once, and again at another address of an application', () => {
    const { host } = hostWith();
    for (let update = 0; update < 9; update++) keywordsOf(host, warn);
    expect(reads).to.equal(1);
    tags = 'cup';
    setGlobal('location', { href: 'https://blog.example/b' });
    expect(keywordsOf(host, warn)).to.deep.equal(['cup']);
  });

  it('are not read for a wrong value', () => {
    expect(keywordsOf(hostWith({ keywordFrom: 'tag' }).host, warn)).to.equal(undefined);
    expect(reads).to.equal(0);
  });
});
