/** The request of `<mkt-value>`, and the text of its field. */
import { expect } from 'chai';
import { resolveLookup, textOf } from './value-request.js';

const SETTINGS = { applicationId: 'APP', baseUrl: 'https://service.example' };

const resolvedFor = (values: Readonly<Record<string, unknown>>, field = 'price') => {
  const { operation, parameters, result } = resolveLookup(values, field, SETTINGS);
  const codes = Array.isArray(result) ? result.map(({ code }) => code) : [];
  return { path: operation.path, parameters, codes };
};

describe('the record of a value', () => {
  for (const [values, parameters] of [
    [{ isbn: '9784999900008' }, { isbn: '9784999900008' }],
    [{ jan: '4900000000000' }, { isbnjan: '4900000000000' }],
    [{ productId: 'a1' }, { productId: 'a1' }],
    [{ hotelNo: 10101 }, { hotelNo: 10101 }],
  ] as const) {
    it(`is requested by its only id: ${JSON.stringify(values)}`, () => {
      expect(resolvedFor(values)).to.deep.include({ parameters, codes: [] });
    });
  }

  it('needs one id, and a field that it has', () => {
    expect(resolvedFor({}).codes).to.deep.equal(['requiredOneOf']);
    expect(resolvedFor({ isbn: '9784999900008', hotelNo: 10101 }).codes).to.deep.equal([
      'conflictsWith',
    ]);
    expect(resolvedFor({ isbn: '9784999900008' }, 'prise').codes).to.deep.equal(['invalid']);
  });
});

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
