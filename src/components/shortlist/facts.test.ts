import { expect } from 'chai';
import { bookCard } from '../../templates/book.js';
import type { WidgetOptions } from '../../templates/widget-options.js';
import { factsOf } from './facts.js';

describe('facts of a book', () => {
  it('name the price of a free e-book in words, on cards and in comparisons, also beside its printed book', () => {
    for (const [locale, free] of [
      ['ja', '無料'],
      ['en', 'Free'],
    ] as const) {
      const options = { locale, layout: 'list', show: ['price'] } as object as WidgetOptions;
      const contentOf = (part: string, record: object) =>
        factsOf({ title: 'Tea', ...record }, options).rows.find((row) => row.part === part)
          ?.content;
      expect(bookCard({ itemNumber: '1', itemPrice: 0 }, options).parts['price']).to.equal(free);
      expect(contentOf('price', { itemNumber: '1', itemPrice: 0 })).to.equal(free);
      expect(contentOf('ebook', { itemPrice: 900, ebook: { itemPrice: 0 } })).to.equal(free);
    }
  });
});
