/** The text of a field in `<mkt-value>`. */
import { expect } from 'chai';
import { textOf } from './value-request.js';

describe('the text of a value', () => {
  for (const [record, field, text] of [
    [{ itemPrice: 1980 }, 'price', '¥1,980'],
    [{ itemNumber: '4529999000007', itemPrice: 0 }, 'price', 'Free'],
    [{ itemNumber: '4529999000007', itemPrice: 0 }, 'itemPrice', 'Free'],
    [{ hotelMinCharge: 0 }, 'price', undefined],
    [{ reviewCount: 1234 }, 'reviews', '1,234'],
    [{ reviewCount: 0 }, 'reviews', '0'],
    [{ reviewAverage: 0 }, 'rating', undefined],
    [{ productName: 'Tea' }, 'name', 'Tea'],
    [{ mediumImageUrls: ['a', 'b'] }, 'mediumImageUrls', 'a, b'],
    [{ genre: { id: 1 } }, 'genre', undefined],
    [{}, 'price', undefined],
  ] as const) {
    it(`of ${JSON.stringify(record)} in the field ${field} is ${text ?? 'none'}`, () => {
      expect(textOf(record, field, 'en')).to.equal(text);
    });
  }
});
