/** The record of kept things, whoever has written it, and the address that shares it. */
import { expect } from 'chai';
import { addDays } from '../../client/days.js';
import { validate } from '../../client/validation/validate.js';
import type { WidgetOptions } from '../../templates/widget-options.js';
import { lookups } from '../../element/lookup.js';
import { keepFeature } from './keep-feature.js';
import { fragmentOf, sharedIn, withShared } from './fragment.js';
import { checkedId, hasLookup, idOf, type Kind } from './kept-id.js';
import {
  composed,
  DAYS_KEPT,
  entriesIn,
  itemsIn,
  MAX_KEPT,
  merged,
  textOf,
  type Change,
} from './record.js';
import { recordKey } from './record-key.js';

const TODAY = '2026-11-26';
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
const readText = (stored: string | null) => itemsIn(entriesIn(stored, TODAY));
const read = (...items: readonly unknown[]) => readText(JSON.stringify(items));

/** Merges a change into stored things; `stored` has those that are stored then. */
function merge(items: readonly unknown[], change: Change) {
  const { entries, ...result } = merged(entriesIn(JSON.stringify(items), TODAY), change);
  return { ...result, stored: JSON.parse(textOf(entries, TODAY) || '[]') as unknown };
}

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
      expect(readText(stored)).to.deep.equal([]);
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
    ['a link with a user', { ...COURSE, href: 'https://u@market.example/course' }],
    ['a link with a password', { ...COURSE, href: 'https://:p@market.example/course' }],
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

  it('has the picture of a thing that no operation finds, if its address is one', () => {
    const image = 'https://market.example/a.png';
    expect(read({ ...COURSE, image })).to.deep.equal([{ ...COURSE, image }]);
    for (const other of ['javascript:1', 'data:image/gif,', '/a.png', 'https://u:p@a.example/', 5])
      expect(read({ ...COURSE, image: other })).to.deep.equal([COURSE]);
    expect(read({ ...HOTEL, image })).to.deep.equal([HOTEL]);
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
  it('puts the new things first, in their order, and each once', () => {
    expect(merge([COURSE], { add: [HOTEL] }).stored).to.deep.equal([HOTEL, COURSE]);
    expect(merge([COURSE, HOTEL], { add: [HOTEL] }).stored).to.deep.equal([HOTEL, COURSE]);
    const [a, b, c] = hotels(3);
    expect(merge([COURSE, b!], { add: [a!, b!, c!] }).stored).to.deep.equal([a, b, c, COURSE]);
  });

  it('removes things, and nothing else', () => {
    const { stored, removed } = merge([COURSE, HOTEL], { remove: [HOTEL, { ...HOTEL, id: '5' }] });
    expect(stored).to.deep.equal([COURSE]);
    expect(removed).to.deep.equal([HOTEL]);
  });

  it('reports the things that it has added, not those that were there', () => {
    expect(merge([HOTEL], { add: [HOTEL, COURSE] }).added).to.deep.equal([COURSE]);
  });

  for (const [count, items] of [
    [1, hotels(MAX_KEPT - 1)],
    [0, hotels(MAX_KEPT)],
    [0, hotels(MAX_KEPT + 5)],
  ] as const) {
    it(`adds the first ${count} of 3 if ${items.length} are there, and removes none of them`, () => {
      const add = ['101', '102', '103'].map((id) => ({ ...HOTEL, id }));
      const { stored, added, noRoom } = merge(items, { add });
      expect(stored).to.deep.equal([...add.slice(0, count), ...items]);
      expect(added).to.deep.equal(add.slice(0, count));
      expect(noRoom).to.deep.equal(add.slice(count));
    });
  }

  it('has room for a thing that is there already', () => {
    const { stored, noRoom } = merge(hotels(MAX_KEPT), { add: [{ ...HOTEL, id: '7' }] });
    expect(stored).to.have.length(MAX_KEPT);
    expect(noRoom).to.deep.equal([]);
  });

  it('has at most 100,000 characters of displayed things, and shortens a longer one', () => {
    const course = (id: string, length: number) => ({
      ...COURSE,
      id,
      href: `https://market.example/${'x'.repeat(length)}`,
    });
    const add = [course('1', 35_000), course('2', 35_000), course('3', 35_000), HOTEL];
    const { stored, noRoom } = merge([COURSE], { add });
    expect(JSON.stringify(stored)).to.have.length.below(100_001);
    expect(stored).to.deep.equal([add[0], add[1], HOTEL, COURSE]);
    expect(noRoom).to.deep.equal([add[2]]);
    const long = [1, 2, 3, 4].map((id) => course(String(id), 35_000));
    expect(merge(long, { remove: [long[1]!] }).stored).to.deep.equal([long[0], long[2], long[3]]);
    expect(merge(long, { add: [long[3]!] }).noRoom).to.deep.equal([]);
  });

  describe('leaves things that are not displayed:', () => {
    for (const [title, item] of [
      ['of tomorrow', { ...HOTEL, day: addDays(TODAY, 1) }],
      ['of a clock that was years ahead', { ...COURSE, day: '2999-01-01' }],
      ['of an unknown kind', { kind: 'shopCode', id: 'a:b', day: TODAY, more: [{ a: null }, 'x'] }],
      ['of an unknown kind and a day to come', { kind: 'constructor', id: '', day: '2030-01-01' }],
    ] as const) {
      it(title, () => {
        const other = { ...HOTEL, id: '5' };
        for (const change of [{}, { add: [BOOK] }, { remove: [other] }, { remove: [] }])
          expect(merge([other, item], change).stored).to.deep.include(item);
        expect(read(item)).to.deep.equal([]);
        // They take no room from the others, however many they are.
        const items = [...hotels(MAX_KEPT - 1), ...Array<typeof item>(2500).fill(item)];
        expect(merge(items, { add: [{ ...HOTEL, id: '99' }] }).noRoom).to.deep.equal([]);
      });
    }
  });

  it('writes nothing that would not be read again', () => {
    const invalid = [
      null,
      'x',
      { ...HOTEL, id: '<b>' },
      { ...COURSE, href: 'javascript:' },
      { ...HOTEL, day: addDays(TODAY, -DAYS_KEPT) },
      { kind: 'shopCode', id: '1', day: addDays(TODAY, -DAYS_KEPT - 20) },
      { kind: 'shopCode', id: '1' },
      { kind: 'shopCode', day: TODAY },
      { ...HOTEL, price: 1 },
    ];
    expect(merge(invalid, {}).stored).to.deep.equal([HOTEL]);
  });

  it('is not stored if it would be read as another one', () => {
    const entries = entriesIn(JSON.stringify([HOTEL]), TODAY);
    for (const wrong of [
      { ...COURSE, href: 'javascript:' },
      { ...COURSE, image: 'data:,' },
      { ...BOOK, id: '<b>' },
      { ...BOOK, day: '2026-02-30' },
    ])
      expect(textOf(merged(entries, { add: [wrong] }).entries, TODAY)).to.equal(undefined);
  });

  it('has the same result after another one as both in one', () => {
    const [a, b, c] = hotels(3);
    for (const [first, second] of [
      [{ add: [a!] }, { add: [b!, c!] }],
      [{ add: [a!, b!] }, { remove: [a!] }],
      [{ remove: [COURSE] }, { add: [COURSE] }],
      [{ remove: [COURSE] }, { remove: [a!], add: [b!] }],
      [
        { add: [a!, b!], remove: [HOTEL] },
        { add: [b!], remove: [COURSE] },
      ],
    ] as const) {
      const start = [COURSE, HOTEL, b!];
      const { stored } = merge(start, first);
      const inTwo = merge(stored as unknown[], second).stored;
      expect(merge(start, composed(first, second)).stored).to.deep.equal(inTwo);
    }
  });
});

describe('the key of a record', () => {
  const keyOf = (baseUrl?: string, affiliateId?: string) =>
    recordKey({ baseUrl, affiliateId }, 'https://blog.example/a/b.html');

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

describe('a shared address', () => {
  it('holds ids only, of things that an operation finds', () => {
    expect(fragmentOf([HOTEL, COURSE, BOOK])).to.equal(
      '#mkt-kept=hotelNo:12401,isbnjan:9784999900008',
    );
    expect(fragmentOf([COURSE])).to.equal('');
  });

  it('has the same ids when it is read, also beside others and as mail programs write it', () => {
    const ids = [HOTEL, BOOK].map(({ kind, id }) => ({ kind, id }));
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

  it('can get other ids, and keeps everything else', () => {
    for (const [fragment, ids, expected] of [
      ['#mkt-kept=hotelNo:1', [], ''],
      ['#mkt-kept=hotelNo:1', [HOTEL, BOOK], '#mkt-kept=hotelNo:12401,isbnjan:9784999900008'],
      ['#top&mkt-kept=hotelNo:1&x=1', [], '#top&x=1'],
      ['#/list?a=b&mkt-kept=hotelNo:1', [HOTEL], '#/list?a=b&mkt-kept=hotelNo:12401'],
      ['#%E5%AE%BF', [HOTEL], '#%E5%AE%BF&mkt-kept=hotelNo:12401'],
      ['', [], ''],
    ] as const)
      expect(withShared(fragment, ids)).to.equal(expected);
  });

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
    const requested = keepFeature.fields({ keep: '/list' } as WidgetOptions);
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
