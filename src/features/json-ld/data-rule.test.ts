/** Mistakes in structured data that search engines report. */
import { expect } from 'chai';
import { dataFaults } from './data-rule.js';

const faultsOf = (data: unknown) => dataFaults(JSON.stringify(data));
const offers = { '@type': 'Offer', price: 900, priceCurrency: 'JPY' };
const rating = (values: object) => ({
  '@type': 'AggregateRating',
  ratingValue: 4.5,
  reviewCount: 12,
  ...values,
});

describe('structured data', () => {
  it('is right with an offer, a rating or a review, and for other kinds', () => {
    for (const item of [
      { '@type': 'Product', offers },
      { '@type': 'Product', aggregateRating: rating({}) },
      { '@type': 'Product', review: {} },
      { '@type': 'Book', name: 'Cats' },
      { '@type': 'Review', itemReviewed: { '@type': 'Product', name: 'Tea' } },
      { '@type': 'Hotel', aggregateRating: rating({ reviewCount: undefined, ratingCount: '3' }) },
      { '@type': 'Book', aggregateRating: rating({ ratingValue: 87, bestRating: 100 }) },
    ])
      expect(faultsOf({ '@type': 'ItemList', itemListElement: [{ item }] })).to.deep.equal([]);
  });

  it('is wrong with a product that has none of them, wherever it stands', () => {
    const tea = { '@type': 'Product', name: 'Tea' };
    const fault = 'Product Tea: offers | review | aggregateRating';
    for (const data of [tea, [tea], { '@graph': [tea] }, { itemListElement: [{ item: tea }] }])
      expect(faultsOf(data)).to.deep.equal([fault]);
    expect(faultsOf(Array.from({ length: 99 }, () => tea))).to.deep.equal(Array(5).fill(fault));
  });

  for (const [name, value] of [
    ['ratingValue', 87],
    ['ratingValue', -1],
    ['ratingValue', 'good'],
    ['reviewCount', 0],
    ['reviewCount', 1e21],
    ['ratingCount', 'many'],
  ] as const)
    it(`is wrong with a rating whose ${name} is ${value}`, () => {
      const data = { '@type': 'Hotel', aggregateRating: rating({ [name]: value }) };
      expect(faultsOf(data)).to.deep.equal([`${name}=${value}`]);
    });

  it('is wrong with a rating without a value or a count', () => {
    const data = rating({ ratingValue: undefined, reviewCount: undefined });
    expect(faultsOf(data)).to.deep.equal(['ratingValue=undefined', 'reviewCount=undefined']);
  });

  it('is wrong if it is no JSON, and read in time if it is nested deeply', () => {
    expect(dataFaults('{ name: "Tea" }')).to.deep.equal(['JSON']);
    expect(dataFaults(' ')).to.deep.equal(['JSON']);
    const depth = 3000;
    expect(
      dataFaults(`${'['.repeat(depth)}{"@type":"Product"}${']'.repeat(depth)}`),
    ).to.have.length(1);
  });
});
