/** Elements request only the fields that they display. */
import '../define/book-list.js';
import '../define/ebook-list.js';
import '../define/golf-finder.js';
import '../define/product-search.js';
import '../define/ranking.js';
import type { MktElement } from './mkt-element.js';
import { requestParams, expect, newTag, partsOf, settled } from '../../test/support/index.js';
import { press, rendered } from '../../test/support/reading.js';

const ELEMENTS: Readonly<Record<string, string>> = {
  'mkt-ranking': '',
  'mkt-product-search': 'genre-id="100374"',
  'mkt-book-list': 'books-genre-id="001"',
  'mkt-ebook-list': 'ebook-genre-id="101"',
  'mkt-golf-finder': 'area-code="11"',
};

const elementsOf = async (tag: string) =>
  (await requestParams(tag)).map((params) => params.get('elements')?.split(',').sort());

for (const [name, attributes] of Object.entries(ELEMENTS)) {
  const element = async (more = '', tag = '') =>
    rendered<MktElement>(name, {
      attributes: `affiliate-id="AFF" ${attributes} reader-controls="none" limit="5" ${more}`,
      tag,
    });
  const listMarkup = (element: Element) =>
    element.shadowRoot!.querySelector('[part~="list"]')!.innerHTML;

  describe(`<${name}>`, () => {
    it('shows the same with the requested fields as with all', async () => {
      const [some, all] = [await element(), await element('elements="all"')];
      for (const layout of ['list', 'grid', 'compact']) {
        for (const each of [some, all]) {
          each.setAttribute('layout', layout);
          await settled(each);
        }
        expect(listMarkup(some).replaceAll(/<!--.*?-->/g, '')).to.equal(
          listMarkup(all).replaceAll(/<!--.*?-->/g, ''),
        );
        const [few, more] = [some, all].map(({ records }) => JSON.stringify(records).length);
        expect(few).to.be.below(more!);
      }
    });
  });
}

describe('elements', () => {
  const ranking = async (attributes: string, tag: string) =>
    rendered<MktElement>('mkt-ranking', { attributes, tag });

  it("of the author's template are requested, and no others", async () => {
    const tag = newTag();
    const element = await ranking('elements="itemName,itemUrl"', tag);
    expect(await elementsOf(tag)).to.deep.equal([['itemName', 'itemUrl']]);
    expect(Object.keys(element.records[0]!)).to.deep.equal(['itemName', 'itemUrl']);
  });

  it('are listed in the words of the live service', async () => {
    const tag = newTag();
    const element = await ranking(
      'names="site=acme Market=Acme" elements="siteCharge,itemName"',
      tag,
    );
    await settled(element);
    expect((await elementsOf(tag))[0]).to.deep.equal(['acmeCharge', 'itemName']);
  });

  it('keep the pager working, even if the service omits the number of pages', async () => {
    for (const elements of ['', 'elements="itemName,itemUrl"']) {
      const element = await ranking(`pager="more" ${elements}`, '');
      const { length } = element.records;
      await press(element, 'もっと見る');
      expect(element.records).to.have.length(2 * length);
      expect(partsOf(element, 'item')).to.have.length(2 * length);
    }
  });
});
