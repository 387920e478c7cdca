/** The ids of listed items, and the mistakes in a list. */
import { expect } from 'chai';
import { explain } from '../../client/validation/messages.js';
import { attributeOf } from '../../element/attributes.js';
import { idsOf, itemElementsIn, warningsOf } from './items.js';

const item = (data: Readonly<Record<string, string>>) => ({ data, title: 'A' });
const linesOf = (items: readonly Readonly<Record<string, string>>[], values: object = {}) => {
  const issues = warningsOf({ values, settings: {}, shops: [], items: items.map(item) });
  return issues.map((issue) => explain([issue], attributeOf).message);
};
const HOTEL = { 'data-hotel-no': '10101' };

describe('the ids of an item', () => {
  for (const [title, data, ids] of [
    ['are one', { 'data-hotel-no': ' 10101 ' }, { hotelNo: '10101' }],
    [
      'are two for a book on paper and its e-book',
      { 'data-isbn': '9784999900008', 'data-item-number': '1' },
      { isbn: '9784999900008', itemNumber: '1' },
    ],
    [
      'are the first of several kinds',
      { 'data-hotel-no': '1', 'data-isbn': '4999900009' },
      { isbn: '4999900009' },
    ],
    ['are none for a wrong value', { 'data-hotel-no': 'abc' }, {}],
    ['are none for a wrong check digit', { 'data-isbn': '9784999900009' }, {}],
    ['are none for a name that is not one', { 'data-award': 'A', 'data-id': '1' }, {}],
  ] as const) {
    it(title, () => {
      expect(idsOf(item(data)).ids).to.deep.equal(ids);
    });
  }
});

describe('a mistake in a list', () => {
  for (const [title, items, line] of [
    [
      'two kinds of ids',
      [{ ...HOTEL, 'data-product-id': 'a' }],
      /^data-product-id="a" cannot be used together with data-hotel-no \(1\. A\)$/,
    ],
    ['a wrong id', [{ 'data-hotel-no': 'abc' }], /^data-hotel-no="abc" must be an integer/],
    [
      'a short ISBN',
      [{ 'data-isbn': '123' }],
      /^data-isbn="123" must be an ISBN of 13 or 10 digits/,
    ],
    ['a wrong check digit', [{ 'data-isbn': '9784999900009' }], /must be an ISBN/],
    ['no id', [HOTEL, { 'data-award': 'New' }], /^data-isbn or one of .* is required \(2\. A\)$/],
    ['an empty id', [HOTEL, { 'data-isbn': '' }], /^data-isbn or one of .* is required \(2\. A\)$/],
    [
      'a misspelt id',
      [{ 'data-hotelno': '10101' }],
      /^data-hotelno is not .*; did you mean data-hotel-no\? \(1\. A\)$/,
    ],
    [
      'too many items',
      Array(13).fill(HOTEL) as (typeof HOTEL)[],
      /^items="more than 12" must be an integer up to 12$/,
    ],
  ] as const) {
    it(`has one line: ${title}`, () => {
      const lines = linesOf(items);
      expect(lines).to.have.length(1);
      expect(lines[0]).to.match(line);
    });
  }

  it('has one line for dates without hotels, and for guests without dates', () => {
    const book = { 'data-isbn': '9784999900008' };
    expect(linesOf([book], { checkinDate: 'sat' })).to.deep.equal([
      'checkin-date="sat" can only be used together with data-hotel-no',
    ]);
    expect(linesOf([HOTEL], { adultNum: '2' })).to.deep.equal([
      'adult-num="2" can only be used together with checkin-date',
    ]);
    expect(linesOf([HOTEL, book], { checkinDate: 'sat', adultNum: '2' })).to.deep.equal([]);
  });

  it('is no attribute of the page', () => {
    expect(linesOf([{ ...HOTEL, 'data-analytics': 'x' }])).to.deep.equal([]);
  });
});

describe('an element inside', () => {
  type Row = readonly [tag: string, names: readonly string[], hasLink?: boolean];
  const among = (...rows: readonly Row[]) => {
    const children = rows.map(([localName, names, hasLink]) => ({
      localName,
      getAttributeNames: () => names,
      hasAttribute: (name: string) => names.includes(name),
      querySelector: () => hasLink,
    }));
    const items: readonly unknown[] = itemElementsIn({ children } as never);
    return rows.filter((_, index) => items.includes(children[index]));
  };
  const isItem = (...row: Row) => among(row).length === 1;

  it('is an item with an id, or with a link and another attribute', () => {
    expect(isItem('div', ['data-isbn'])).to.equal(true);
    expect(isItem('div', ['data-izbn'], true)).to.equal(true);
    expect(isItem('div', ['data-block'])).to.equal(false);
    expect(isItem('div', ['class'], true)).to.equal(false);
    expect(isItem('div', ['slot', 'data-isbn'], true)).to.equal(false);
    expect(isItem('div', ['data-mkt-prerendered', 'data-isbn'], true)).to.equal(false);
    expect(isItem('form', ['data-isbn'], true)).to.equal(false);
  });

  it('is an item without a number beside items of its name: of a list, or with a link', () => {
    const li: Row = ['li', ['data-isbn']];
    const div: Row = ['div', ['data-isbn']];
    for (const other of [
      ['li', []],
      ['li', ['class'], true],
    ] as const)
      expect(among(li, other), other.join()).to.deep.equal([li, other]);
    expect(among(div, ['div', [], true])).to.have.length(2);
    for (const other of [
      ['div', []],
      ['p', [], true],
      ['small', []],
      ['li', ['slot'], true],
    ] as const)
      expect(among(div, other), other.join()).to.deep.equal([div]);
    expect(among(['a', ['data-isbn'], true], ['a', [], true])).to.have.length(1);
    expect(among(['li', [], true], ['li', []])).to.deep.equal([]);
  });
});
