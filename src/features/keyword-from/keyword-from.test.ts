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
    expect([keywordsOf(host), keywordsOf(host)]).to.deep.equal([null, null]);
    page.readyState = 'interactive';
    page.dispatchEvent(new Event('DOMContentLoaded'));
    expect(updates()).to.equal(1);
    expect(keywordsOf(host)).to.deep.include({ keywords: ['tea'] });
  });

  it('are read once, and again at another address of an application', () => {
    const { host } = hostWith();
    for (let update = 0; update < 9; update++) keywordsOf(host);
    expect(reads).to.equal(1);
    tags = 'cup';
    setGlobal('location', { href: 'https://blog.example/b' });
    expect(keywordsOf(host)).to.deep.include({ keywords: ['cup'] });
  });

  it('are not read for a wrong value', () => {
    expect(keywordsOf(hostWith({ keywordFrom: 'tag' }).host)).to.equal(undefined);
    expect(reads).to.equal(0);
  });
});
