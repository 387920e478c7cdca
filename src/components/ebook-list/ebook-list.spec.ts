import '../../define/ebook-list.js';
import type { MktEbookList } from './ebook-list.js';
import { elementContract } from '../../../test/contract/element.js';
import { expect, partsOf } from '../../../test/support/index.js';
import { rendered } from '../../../test/support/reading.js';

const ebooks = (attributes = '') =>
  rendered<MktEbookList>('mkt-ebook-list', { attributes: `limit="5" ${attributes}` });

describe('<mkt-ebook-list>', () => {
  it('shows the language of an e-book in the language of the page', async () => {
    for (const [lang, name] of [
      ['ja', '日本語'],
      ['en', 'Japanese'],
    ]) {
      const element = await ebooks(`lang="${lang}" language="JA"`);
      expect(partsOf(element, 'language')[0]!.textContent).to.equal(name);
    }
  });

  it('omits columns without content', async () => {
    const element = await ebooks('layout="table" show="title author price"');
    const heads = [...element.shadowRoot!.querySelectorAll('thead th')];
    expect(heads.map(({ textContent }) => textContent.trim())).to.deep.equal([
      '商品名',
      '著者',
      '価格',
    ]);
  });
});

elementContract({
  tag: 'mkt-ebook-list',
  operations: { 'Ebook/EbookSearch': {} },
  layouts: ['list', 'grid', 'carousel', 'compact', 'table'],
  nodes: { list: 47, table: 72 },
  // Entries without any content are skipped.
  shapes: { 'shape:nulls': 'empty' },
});
