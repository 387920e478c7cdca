/** Searches by the words of the page that has the element. */
import '../../define/book-list.js';
import '../../define/ebook-list.js';
import '../../define/golf-finder.js';
import '../../define/hotel-search.js';
import '../../define/product-search.js';
import { keywordFromModule } from './keyword-from-feature.js';
import type { MktElement } from '../../element/mkt-element.js';
import {
  arrived,
  consoleLines,
  expect,
  findingLine,
  fixture,
  newTag,
  partsOf,
  requested,
  requestParams,
  requestsOf,
  serviceUrl,
  settled,
  waitUntil,
} from '../../../test/support/index.js';
import { attributeIs } from '../../../test/support/settled.js';
import { enter, field, press, rendered } from '../../../test/support/reading.js';

const FALLBACK = '<a href="https://market.example/">All</a>';

/** Writes into the head of the page, until the test ends. */
function pageHas(head: string): void {
  const template = Object.assign(document.createElement('template'), { innerHTML: head });
  for (const element of template.content.children) element.setAttribute('data-test', '');
  document.head.append(template.content);
}
afterEach(() => {
  for (const element of document.querySelectorAll('head > [data-test]')) element.remove();
});

const tags = (list: string) => `<meta name="keywords" content="${list}">`;

const products = (attributes: string, tag = '') =>
  rendered('mkt-product-search', { attributes, children: FALLBACK, tag });

/** The searched keywords, in their order. */
const keywordsOf = async (tag: string) =>
  (await requestParams(tag)).map((params) => params.get('keyword'));

const isShown = ({ firstElementChild }: Element) => firstElementChild!.getClientRects().length > 0;

describe('keyword-from', () => {
  // `rendered` does not wait for it.
  before(() => keywordFromModule.load());

  for (const name of ['product-search', 'book-list', 'ebook-list', 'golf-finder', 'hotel-search']) {
    it(`searches by the tags of the page: <mkt-${name}>`, async () => {
      pageHas(tags('千葉県,京都'));
      const tag = newTag();
      await rendered(`mkt-${name}`, { attributes: 'keyword-from="tags" limit="2"', tag });
      expect((await keywordsOf(tag))[0]).to.equal('千葉県 京都');
    });
  }

  it('searches by fewer words until there are results, and by the keyword at last', async () => {
    pageHas(tags('コーヒーメーカー,豆,ドリップ,朝食'));
    const [found, resort] = [newTag(), newTag()];
    const element = await products('keyword-from="tags" limit="2"', found);
    expect(await keywordsOf(found)).to.deep.equal([
      'コーヒーメーカー ドリップ 朝食',
      'コーヒーメーカー ドリップ',
      'コーヒーメーカー',
    ]);
    expect(element.records).to.have.length(2);
    const skip = 'keyword-skip="コーヒーメーカー" keyword="万年筆"';
    const other = await products(`keyword-from="tags" ${skip}`, resort);
    expect(await keywordsOf(resort)).to.deep.equal(['ドリップ 朝食', 'ドリップ', '万年筆']);
    expect(other.phase).to.equal('ready');
  });

  it('requests further pages by the words that had results', async () => {
    pageHas(tags('コーヒー,ドリップ'));
    const tag = newTag();
    const element = await products('keyword-from="tags" limit="3" pager="more"', tag);
    (await arrived<HTMLElement>(element.shadowRoot!, '[part="more"]')).click();
    await waitUntil(() => element.records.length === 6);
    expect(await keywordsOf(tag)).to.deep.equal(['コーヒー ドリップ', 'コーヒー', 'コーヒー']);
  });

  it('shows the prices of nights by the words that had results', async () => {
    pageHas(tags('箱根,紅葉'));
    const tag = newTag();
    const element = await rendered('mkt-hotel-search', {
      attributes: 'keyword-from="tags" reader-controls="dates calendar" checkin-date="+14"',
      tag,
    });
    const before = (await keywordsOf(tag)).length;
    (await arrived<HTMLElement>(element.shadowRoot!, '[part="show-prices"]')).click();
    await requested(tag, before + 1);
    const keyword = (await keywordsOf(tag))[before];
    expect(keyword).to.equal('箱根');
  });

  it('shows the fallback and requests nothing on a page without words and without keyword', async () => {
    const lines = consoleLines(['info', 'warn', 'error']);
    const tag = newTag();
    const element = await rendered('mkt-ebook-list', {
      attributes: 'keyword-from="tags"',
      children: FALLBACK,
      tag,
    });
    await waitUntil(() => lines.length);
    expect(lines).to.deep.equal([
      findingLine('mkt-ebook-list', 'noPageWords', 'keyword-from="tags"'),
    ]);
    expect(element.phase).to.equal('idle');
    expect(isShown(element)).to.equal(true);
    expect(await requestsOf(tag)).to.deep.equal([]);
  });

  it('shows the words in the form, and the reader can search by others', async () => {
    pageHas(tags('京都'));
    const tag = newTag();
    const element = await rendered('mkt-hotel-search', {
      attributes: 'keyword-from="tags" reader-controls="keyword" lang="en"',
      tag,
    });
    const input = field(element, 'Keyword');
    expect(input.value).to.equal('京都');
    expect(partsOf(element, 'chip')).to.deep.equal([]);
    enter(input, '札幌');
    await press(element, 'Search');
    expect(await keywordsOf(tag)).to.deep.equal(['京都', '札幌']);
  });

  it('waits for consent, and neither reads nor sends a word before', async () => {
    pageHas(tags('コーヒー'));
    const tag = newTag();
    const element = await fixture<MktElement>(
      `<mkt-product-search loading="eager" application-id="APP" base-url="${serviceUrl()}"
        query="tag=${tag}" keyword-from="tags" consent="click">${FALLBACK}</mkt-product-search>`,
    );
    const ask = await arrived<HTMLElement>(element.shadowRoot!, '[part="consent-button"]');
    expect(isShown(element)).to.equal(true);
    expect(element.phase).to.equal('idle');
    expect(JSON.stringify(element.resolve())).not.to.contain('コーヒー');
    expect(await requestsOf(tag)).to.deep.equal([]);
    ask.click();
    expect(await settled(element)).to.equal('ready');
    expect(await keywordsOf(tag)).to.deep.equal(['コーヒー']);
    document.dispatchEvent(new CustomEvent('mkt-consent', { detail: false }));
    await attributeIs(element, 'phase', ['idle']);
    expect(element.records).to.deep.equal([]);
  });

  it('shows the words in the panel, with the request that had results', async () => {
    pageHas(tags('コーヒー,ドリップ'));
    const element = await products('keyword-from="tags" keyword="万年筆" debug lang="en"');
    const row = await arrived(element.shadowRoot!, '.doctor [data-name="keyword"]');
    expect(row.textContent).to.equal('keywordコーヒーwords of the page');
    const address = element.shadowRoot!.querySelector('.doctor-request')!.textContent;
    expect(address).to.contain('keyword=コーヒー&');
  });

  it('says in the panel that the page has no words', async () => {
    const element = await products('keyword-from="tags" debug lang="en"');
    await arrived(element.shadowRoot!, '.doctor [data-finding="noPageWords"]');
    expect(element.shadowRoot!.querySelector('.doctor summary')!.textContent).to.contain('Doctor');
  });
});
