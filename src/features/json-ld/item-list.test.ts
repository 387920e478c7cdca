/** Entries as structured data of schema.org, and its text in a page. */
import { expect } from 'chai';
import type { AnyRecord } from '../../client/records/record.js';
import { itemListOf, jsonText } from './item-list.js';

const itemOf = (record: object, options: { prices?: boolean; ratings?: boolean } = {}) => {
  const { itemListElement } = itemListOf([record as AnyRecord], {
    prices: true,
    ratings: false,
    ...options,
  });
  const [entry] = itemListElement as readonly Record<string, unknown>[];
  // Absent fields are not written.
  const { item, ...own } = JSON.parse(JSON.stringify(entry)) as Record<string, unknown>;
  return (item ?? own) as Record<string, unknown>;
};

const ITEM = { itemName: 'Tea', itemUrl: 'https://shop.example/tea', itemPrice: 900 };
const PRODUCT = {
  productName: 'Kettle',
  productUrlPC: 'https://shop.example/kettle',
  minPrice: 90,
};
const BOOK = { title: 'Cats', itemUrl: 'https://books.example/cats', isbn: '9784999900008' };

describe('the kind of an entry', () => {
  for (const [record, type] of [
    [ITEM, 'Product'],
    [PRODUCT, 'Product'],
    [{ title: 'Game', jan: '4900000000000', itemPrice: 1 }, 'Product'],
    [BOOK, 'Book'],
    [{ title: 'E-book', itemNumber: 'a1' }, 'Book'],
    [{ hotelName: 'Inn' }, 'Hotel'],
    [{ golfCourseName: 'Links' }, 'GolfCourse'],
  ] as const) {
    it(`is ${type} for ${JSON.stringify(record)}`, () => {
      expect(itemOf(record)['@type']).to.equal(type);
    });
  }
});

describe('the data of an entry', () => {
  for (const [title, record, data] of [
    [
      'the price of an item',
      ITEM,
      {
        name: 'Tea',
        url: 'https://shop.example/tea',
        offers: { '@type': 'Offer', price: 900, priceCurrency: 'JPY' },
      },
    ],
    [
      'the prices of the offers on sale of a product',
      { ...PRODUCT, itemCount: 9, salesItemCount: 4, salesMinPrice: 200, salesMaxPrice: 300 },
      {
        offers: {
          '@type': 'AggregateOffer',
          lowPrice: 200,
          highPrice: 300,
          offerCount: 4,
          priceCurrency: 'JPY',
        },
      },
    ],
    [
      'the brand',
      { ...PRODUCT, brandName: 'B', makerName: 'M' },
      { brand: { '@type': 'Brand', name: 'B' } },
    ],
    [
      'the maker without a brand',
      { ...PRODUCT, makerName: 'M' },
      { brand: { '@type': 'Brand', name: 'M' } },
    ],
    ['the number of an item', { ...PRODUCT, jan: '4900000000000' }, { gtin: '4900000000000' }],
    [
      'the authors and the publisher of a book',
      { ...BOOK, author: '夏目^_#^ねこ/いぬ', publisherName: '文庫' },
      {
        isbn: '9784999900008',
        author: [
          { '@type': 'Person', name: '夏目' },
          { '@type': 'Person', name: 'ねこ' },
          { '@type': 'Person', name: 'いぬ' },
        ],
        publisher: { '@type': 'Organization', name: '文庫' },
      },
    ],
    [
      'the format of an e-book',
      { title: 'E', itemNumber: 'a1' },
      { bookFormat: 'https://schema.org/EBook' },
    ],
    [
      'the address of a hotel',
      { hotelName: 'Inn', postalCode: '600-0000', address1: '京都府', address2: '京都市' },
      {
        address: {
          '@type': 'PostalAddress',
          postalCode: '600-0000',
          addressRegion: '京都府',
          streetAddress: '京都市',
          addressCountry: 'JP',
        },
      },
    ],
    [
      'the address of a golf course',
      { golfCourseName: 'Links', address: '千葉県' },
      { address: '千葉県' },
    ],
  ] as const) {
    it(`has ${title}`, () => {
      expect(itemOf(record)).to.deep.include(data);
    });
  }

  it('has prices and ratings only if they are wanted and known', () => {
    const rated = { ...ITEM, reviewAverage: 4.5, reviewCount: 12 };
    const aggregateRating = { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 12 };
    expect(itemOf(rated)).not.to.have.property('aggregateRating');
    expect(itemOf(rated, { ratings: true })).to.deep.include({ aggregateRating });
    const unrated = { ...ITEM, reviewAverage: 0, reviewCount: 0 };
    expect(itemOf(unrated, { ratings: true })).not.to.have.property('aggregateRating');
    expect(itemOf(rated, { prices: false, ratings: true })).not.to.have.property('offers');
  });

  it('is that of a page without a kind for a product without a price and a rating, which search engines refuse', () => {
    const picture = 'https://i.example/tea.jpg';
    for (const [record, options] of [
      [{ ...ITEM, reviewAverage: 4.5, reviewCount: 12 }, { prices: false }],
      [{ ...ITEM, itemPrice: 0 }, { prices: true }],
      [{ ...ITEM, availability: 0 }, { prices: true }],
      [{ ...ITEM, endsAt: '2020-01-01T00:00:00+09:00' }, { prices: true }],
      [{ ...ITEM, salesItemCount: 0, minPrice: 90, itemPrice: undefined }, { prices: true }],
      [{ ...ITEM, itemPrice: undefined, reviewAverage: 4.5 }, { ratings: true }],
    ] as const)
      expect(
        itemOf({ ...record, mediumImageUrls: [picture], jan: '4900000000000' }, options),
      ).to.deep.equal({
        '@type': 'ListItem',
        position: 1,
        name: 'Tea',
        url: ITEM.itemUrl,
        image: picture,
      });
  });
});

describe('the list of entries', () => {
  it('numbers the entries with a name', () => {
    const records = [ITEM, { itemUrl: 'https://shop.example/' }, { ...ITEM, itemName: 'Cup' }];
    const { itemListElement, ...list } = itemListOf(records, {
      prices: true,
      ratings: false,
    });
    expect(list).to.deep.equal({ '@context': 'https://schema.org', '@type': 'ItemList' });
    const entries = itemListElement as readonly { position: number; item: { name: string } }[];
    expect(entries.map(({ position, item: { name } }) => [position, name])).to.deep.equal([
      [1, 'Tea'],
      [2, 'Cup'],
    ]);
  });
});

describe('the text of structured data', () => {
  it('has the same data when it is read', () => {
    const data = { a: ['</script>', '{{ x }}', '<!--', '“茶”\n'], b: { c: 1, d: true, e: null } };
    expect(JSON.parse(jsonText(data))).to.deep.equal(data);
  });

  it('has nothing with a meaning to a browser or a template engine', () => {
    const signs = [
      '</script>',
      '<!--',
      '{{',
      '}}',
      '{%',
      '[[',
      ']]',
      '`',
      '${',
      '--',
      '&amp;',
      '\u2028',
    ];
    const written = jsonText(signs.map((sign) => [[{ text: sign }]]));
    for (const sign of signs) expect(written, sign).not.to.contain(sign);
  });
});
