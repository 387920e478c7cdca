/** The stored list of kept items, whoever has written it. */
import { expect } from 'chai';
import { dayFromToday } from '../../client/days.js';
import { validate } from '../../client/validation/validate.js';
import type { WidgetOptions } from '../../templates/widget-options.js';
import { lookups } from '../../element/lookup.js';
import { keepFeature } from './keep-feature.js';
import { checkedId, hasLookup, idOf, MAX_KEPT, type Kind } from './kept-id.js';
import { changed, itemsIn, recent } from './kept-list.js';
import { listKey } from '../../element/stored-data.js';

const TODAY = dayFromToday();
const HOTEL = { kind: 'hotelNo', id: '12401', name: 'Inn', day: TODAY } as const;
const COURSE = {
  kind: 'golfCourseId',
  id: '120092',
  name: 'Links',
  day: TODAY,
  href: 'https://market.example/course',
} as const;
const BOOK = { kind: 'isbnjan', id: '9784999900008', name: 'Book', day: TODAY } as const;
const hotels = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...HOTEL, id: String(index + 1) }));
describe('a stored list', () => {
  for (const [title, value] of [
    ['null', null],
    ['a list', [HOTEL]],
    ['a number', 5],
    ['no kind', { ...HOTEL, kind: undefined }],
    ['an unknown kind', { kind: 'shopCode', id: 'a:b', day: TODAY, more: [{ a: null }, 'x'] }],
    ['a kind of every object', { ...HOTEL, kind: 'constructor' }],
    ['an id of another type', { ...HOTEL, id: 12401 }],
    ['an id with another parameter', { ...HOTEL, id: '1&affiliateId=x' }],
    ['markup as an id', { ...HOTEL, kind: 'productId', id: '<img src=x onerror=alert(1)>' }],
    ['no day', { ...HOTEL, id: '7', day: undefined }],
    ['a day that does not exist', { ...HOTEL, id: '7', day: '2026-02-30' }],
    ['a day of another type', { ...HOTEL, id: '7', day: [TODAY] }],
    ['no link where no operation finds it', { ...COURSE, href: undefined }],
    ['a link that runs code', { ...COURSE, href: 'javascript:alert(1)' }],
    ['a link without a host', { ...COURSE, href: '/course' }],
    ['a link with a user', { ...COURSE, href: 'https://u@market.example/course' }],
    ['a link with a password', { ...COURSE, href: 'https://:p@market.example/course' }],
  ] as const) {
    it(`does not display a value with ${title}, and never loses it`, () => {
      const values = [value, HOTEL];
      expect(itemsIn(values)).to.deep.equal([HOTEL]);
      expect(recent(values)).to.deep.equal(values);
      expect(changed(values, { add: [BOOK] }).values).to.deep.equal([BOOK, ...values]);
      expect(changed(values, { remove: [HOTEL] }).values).to.deep.equal([value]);
      // It takes no room, however often it is there.
      const many = [...hotels(MAX_KEPT - 1), ...Array<typeof value>(2500).fill(value)];
      expect(changed(many, { add: [BOOK] }).noRoom).to.deep.equal([]);
    });
  }

  it('has names of one short line, without halves of characters', () => {
    const nameOf = (name: unknown) => itemsIn([{ ...HOTEL, name }])[0]?.name;
    expect(nameOf(' A\n\u0000\u0007 B ')).to.equal('A B');
    expect(nameOf('A\ud800')).to.equal('A');
    expect(nameOf('<b>A</b>')).to.equal('<b>A</b>');
    expect(nameOf('x'.repeat(5000))).to.have.length(120);
    expect(nameOf({ toString: 1 })).to.equal('');
  });

  it('has the picture of an item that no operation finds, if its address is one', () => {
    const image = 'https://market.example/a.png';
    expect(itemsIn([{ ...COURSE, image }])).to.deep.equal([{ ...COURSE, image }]);
    for (const other of ['javascript:1', 'data:image/gif,', '/a.png', 'https://u:p@a.example/', 5])
      expect(itemsIn([{ ...COURSE, image: other }])).to.deep.equal([COURSE]);
    expect(itemsIn([{ ...HOTEL, image }])).to.deep.equal([HOTEL]);
  });

  it('has no link and no price where an operation finds the item', () => {
    expect(itemsIn([{ ...HOTEL, href: 'https://other.example/', price: 1 }])).to.eql([HOTEL]);
  });

  it('has an item once, and at most 30', () => {
    expect(itemsIn([HOTEL, { ...HOTEL, name: 'Other' }])).to.deep.equal([HOTEL]);
    expect(itemsIn(hotels(100_000))).to.deep.equal(hotels(MAX_KEPT));
  });
});

describe('a change of the list', () => {
  for (const [count, items] of [
    [1, hotels(MAX_KEPT - 1)],
    [0, hotels(MAX_KEPT)],
    [0, hotels(MAX_KEPT + 5)],
  ] as const) {
    it(`adds the first ${count} of 3 if ${items.length} are there, and removes none of them`, () => {
      const add = ['101', '102', '103'].map((id) => ({ ...HOTEL, id }));
      const { values, added, noRoom } = changed(items, { add });
      expect(values).to.deep.equal([...add.slice(0, count), ...items]);
      expect(added).to.deep.equal(add.slice(0, count));
      expect(noRoom).to.deep.equal(add.slice(count));
    });
  }
});

describe('the key of a list', () => {
  const keyOf = (baseUrl?: string, affiliateId?: string) =>
    listKey({ baseUrl, affiliateId }, 'https://blog.example/a/b.html');

  it('is one for equal addresses', () => {
    for (const [address, ...equal] of [
      [
        'https://api.example',
        'https://api.example/',
        'HTTPS://API.Example:443//',
        ' https://api.example ',
      ],
      ['https://api.example/v1', 'https://api.example/v1/', 'https://api.example/x/../v1'],
      ['/service', '/service/', 'https://blog.example/service'],
      ['https://api.example/{group}/{operation}', 'https://API.example/{group}/{operation}/'],
    ] as const)
      for (const other of equal) expect(keyOf(other), other).to.equal(keyOf(address));
    expect(keyOf('https://api.example', ' AFF ')).to.equal(keyOf('https://api.example', 'AFF'));
  });

  it('is another one for another service or affiliate id', () => {
    const keys = [
      keyOf(),
      keyOf('https://api.example'),
      keyOf('http://api.example'),
      keyOf('https://api.example/v1'),
      keyOf('https://api.example', 'A'),
      keyOf('https://api.example', 'a'),
      keyOf('http://'),
    ];
    expect(new Set(keys)).to.have.property('size', keys.length);
    expect(keyOf('https://api.example/', 'A')).to.equal('mkt-keep ["https://api.example","A"]');
  });
});

describe('the id of an entry', () => {
  for (const record of [{}, { hotelNo: null }, { isbn: '' }, { itemCode: ['a:1'] }, { jan: '1' }]) {
    it(`is none for ${JSON.stringify(record)}`, () => {
      expect(idOf(record)).to.equal(undefined);
    });
  }

  it('is in a field that is requested, for each kind', () => {
    const fields: Readonly<Record<Kind, Readonly<Record<string, string | number>>>> = {
      hotelNo: { hotelNo: 12401 },
      productId: { productId: '6e71ec46' },
      isbnjan: { isbn: '9784999900008', jan: '4999900000001' },
      itemNumber: { itemNumber: '4529999000007' },
      golfCourseId: { golfCourseId: 120092 },
      itemCode: { itemCode: 'shop:1' },
    };
    for (const [kind, values] of Object.entries(fields))
      for (const [field, value] of Object.entries(values))
        expect(idOf({ [field]: value })?.kind, field).to.equal(kind);
    expect(idOf({ itemNumber: '4529999000007', isbn: '9784999900008' })?.kind).to.equal(
      'itemNumber',
    );
    const requested = keepFeature.fields({} as WidgetOptions, { keep: '/list' });
    expect(Object.values(fields).flatMap(Object.keys)).to.have.members(requested);
  });

  it('is valid for the operation that finds it', () => {
    const kinds = ['hotelNo', 'productId', 'isbnjan', 'itemNumber'] as const;
    expect(kinds.every(hasLookup)).to.equal(true);
    for (const kind of kinds) {
      const { operation, parameter } = lookups[kind];
      const table = { [parameter]: operation.params[parameter]! };
      for (const value of ['1', '12401', '9784999900008', '6e71ec46', 'a b', '', '-1', '0x1']) {
        const isValid = !validate(table, { [parameter]: value }).issues.length && value !== '';
        if (checkedId(kind, value)) expect(isValid, `${kind} ${value}`).to.equal(true);
      }
    }
  });
});
