/** The record of kept things, whoever has written it, and the address that shares it. */
import { describe, it } from 'node:test';
import { expect } from 'chai';
import { addDays } from '../../client/days.js';
import { validate } from '../../client/validation/validate.js';
import { lookups } from '../../element/lookup.js';
import { KEPT_FIELDS } from './kept-fields.js';
import { checkedId, hasLookup, idOf, type Kind } from './kept-id.js';
import {
  added,
  DAYS_KEPT,
  fragmentOf,
  MAX_KEPT,
  parseRecord,
  removed,
  sharedIn,
} from './record.js';

const TODAY = '2026-11-26';
const HOTEL = { kind: 'hotelNo', id: '12401', name: 'Inn', day: TODAY } as const;
const COURSE = {
  kind: 'golfCourseId',
  id: '120092',
  name: 'Links',
  day: TODAY,
  href: 'https://market.example/course',
} as const;
const hotels = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...HOTEL, id: String(index + 1) }));
const read = (...items: readonly unknown[]) => parseRecord(JSON.stringify(items), TODAY);

describe('a stored record', () => {
  it('has its things in their order', () => {
    expect(read(COURSE, HOTEL)).to.deep.equal([COURSE, HOTEL]);
  });

  for (const [title, stored] of [
    ['nothing', null],
    ['an empty text', ''],
    ['no JSON', '{[}'],
    ['null', 'null'],
    ['a text', '"hotelNo"'],
    ['an object', '{"0":{"kind":"hotelNo","id":"1"},"length":1}'],
    ['a megabyte', JSON.stringify([{ ...HOTEL, name: 'x'.repeat(1e6) }])],
    ['deep nesting', '['.repeat(20_000)],
  ] as const) {
    it(`is empty if there is ${title}`, () => {
      expect(parseRecord(stored, TODAY)).to.deep.equal([]);
    });
  }

  for (const [title, item] of [
    ['null', null],
    ['a list', [HOTEL]],
    ['a number', 5],
    ['no kind', { ...HOTEL, kind: undefined }],
    ['an unknown kind', { ...HOTEL, kind: 'shopCode' }],
    ['a kind of every object', { ...HOTEL, kind: 'constructor' }],
    ['an id of another type', { ...HOTEL, id: 12401 }],
    ['an id with another parameter', { ...HOTEL, id: '1&affiliateId=x' }],
    ['markup as an id', { ...HOTEL, kind: 'productId', id: '<img src=x onerror=alert(1)>' }],
    ['no day', { ...HOTEL, day: undefined }],
    ['a day that does not exist', { ...HOTEL, day: '2026-02-30' }],
    ['a day to come', { ...HOTEL, day: addDays(TODAY, 1) }],
    ['a day of another type', { ...HOTEL, day: [TODAY] }],
    ['a day long ago', { ...HOTEL, day: addDays(TODAY, -DAYS_KEPT) }],
    ['no link where no operation finds it', { ...COURSE, href: undefined }],
    ['a link that runs code', { ...COURSE, href: 'javascript:alert(1)' }],
    ['a link without a host', { ...COURSE, href: '/course' }],
  ] as const) {
    it(`loses ${title}, and nothing else`, () => {
      expect(read(item, HOTEL)).to.deep.equal([HOTEL]);
    });
  }

  it('keeps a thing until the last day', () => {
    const day = addDays(TODAY, 1 - DAYS_KEPT);
    expect(read({ ...HOTEL, day })).to.deep.equal([{ ...HOTEL, day }]);
  });

  it('has names of one short line, without halves of characters', () => {
    const nameOf = (name: unknown) => read({ ...HOTEL, name })[0]?.name;
    expect(nameOf(' A\n\u0000\u0007 B ')).to.equal('A B');
    expect(nameOf('A\ud800')).to.equal('A');
    expect(nameOf('<b>A</b>')).to.equal('<b>A</b>');
    expect(nameOf('x'.repeat(5000))).to.have.length(120);
    expect(nameOf({ toString: 1 })).to.equal('');
  });

  it('has no link and no price where an operation finds the thing', () => {
    expect(read({ ...HOTEL, href: 'https://other.example/', price: 1 })).to.deep.equal([HOTEL]);
  });

  it('has a thing once, and at most 30', () => {
    expect(read(HOTEL, { ...HOTEL, name: 'Other' })).to.deep.equal([HOTEL]);
    expect(read(...hotels(500))).to.deep.equal(hotels(MAX_KEPT));
  });
});

describe('a change of the record', () => {
  it('puts the new thing first, and each once', () => {
    expect(added([COURSE], HOTEL)).to.deep.equal([HOTEL, COURSE]);
    expect(added([COURSE, HOTEL], HOTEL)).to.deep.equal([HOTEL, COURSE]);
  });

  it('replaces nothing if the record is full', () => {
    expect(added(hotels(MAX_KEPT), COURSE)).to.equal(undefined);
    expect(added(hotels(MAX_KEPT), HOTEL)).to.equal(undefined);
    expect(added(hotels(MAX_KEPT), { ...HOTEL, id: '7' })).to.have.length(MAX_KEPT);
  });

  it('removes one thing', () => {
    expect(removed([COURSE, HOTEL], HOTEL)).to.deep.equal([COURSE]);
  });
});

describe('a shared address', () => {
  const BOOK = { kind: 'isbnjan', id: '9784999900008' } as const;

  it('holds ids only, of things that an operation finds', () => {
    expect(fragmentOf([HOTEL, COURSE, BOOK])).to.equal(
      '#mkt-kept=hotelNo:12401,isbnjan:9784999900008',
    );
    expect(fragmentOf([COURSE])).to.equal('');
  });

  it('has the same ids when it is read, also beside others and as mail programs write it', () => {
    const ids = [{ kind: 'hotelNo', id: '12401' }, BOOK];
    const fragment = fragmentOf([HOTEL, BOOK]);
    expect(sharedIn(fragment)).to.deep.equal(ids);
    expect(sharedIn(`#top&${fragment.slice(1)}&x=1`)).to.deep.equal(ids);
    expect(sharedIn(fragment.replaceAll(':', '%3A').replace(',', '%2C'))).to.deep.equal(ids);
  });

  for (const [title, fragment] of [
    ['no fragment', ''],
    ['another one', '#top'],
    ['no ids', '#mkt-kept='],
    ['broken encoding', '#mkt-kept=%E0%A4%A'],
    ['unknown kinds', '#mkt-kept=shopCode:1,constructor:1,__proto__:1'],
    ['wrong ids', '#mkt-kept=hotelNo:abc,hotelNo:-1,isbnjan:1,productId:<b>,hotelNo'],
    ['kinds without an operation', '#mkt-kept=golfCourseId:1,itemCode:a:1'],
  ] as const) {
    it(`shares nothing with ${title}`, () => {
      expect(sharedIn(fragment)).to.deep.equal([]);
    });
  }

  it('shares at most 30 of 10,000 ids', () => {
    const ids = hotels(10_000).map(({ id }) => `hotelNo:${id}`);
    expect(sharedIn(`#mkt-kept=${ids.join()}`)).to.have.length(MAX_KEPT);
  });
});

describe('the id of an entry', () => {
  for (const [record, kind, id] of [
    [{ hotelNo: 12401 }, 'hotelNo', '12401'],
    [{ productId: '6e71ec466ee941eb' }, 'productId', '6e71ec466ee941eb'],
    [{ isbn: '9784999900008', jan: '9784999900008' }, 'isbnjan', '9784999900008'],
    [{ jan: '4900000000000' }, 'isbnjan', '4900000000000'],
    [{ itemNumber: '4529999000007', isbn: '9784999900008' }, 'itemNumber', '4529999000007'],
    [{ itemCode: 'shop-a:1000_1' }, 'itemCode', 'shop-a:1000_1'],
    [{ golfCourseId: 120092 }, 'golfCourseId', '120092'],
  ] as const) {
    it(`is ${kind}=${id} for ${Object.keys(record).join(' and ')}`, () => {
      expect(idOf(record)).to.deep.equal({ kind, id });
    });
  }

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
    expect(Object.values(fields).flatMap(Object.keys)).to.have.members(KEPT_FIELDS);
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
