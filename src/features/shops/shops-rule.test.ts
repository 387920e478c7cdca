/** Links to other shops: their addresses, and the author's mistakes in them. */
import { expect } from 'chai';
import type { AnyRecord } from '../../client/records/record.js';
import type { Attributed } from '../../element/attributes.js';
import { shopColors, shopFaults, shopUrl, unknownPlaceholders } from './shops-rule.js';

const SEARCH = 'https://shop.example/search?q=';

describe('the address of another shop', () => {
  for (const [placeholder, record, title, value] of [
    ['title', {}, 'Tea & cup', 'Tea%20%26%20cup'],
    ['title', {}, '【送料無料】[P10] 《新品》 Tea', 'Tea'],
    ['title', {}, '＼セール／Tea', 'Tea'],
    // A name that consists of a slogan stays.
    ['title', {}, '【Tea】', '%E3%80%90Tea%E3%80%91'],
    // Half of a character cannot be encoded.
    ['title', {}, 'Tea \ud800 x', 'Tea%20%20x'],
    ['unknown', { unknown: 'A\ud800' }, '', 'A'],
    ['title', {}, '…', '%E2%80%A6'],
    ['isbn', { isbn: '9784999900008' }, '', '9784999900008'],
    ['isbn', { jan: '9784999900008' }, '', '9784999900008'],
    ['jan', { isbn: '9784999900008' }, '', '9784999900008'],
    ['jan', { jan: '4900000000000', isbn: '9784999900008' }, '', '4900000000000'],
    ['author', { artistName: 'Band' }, '', 'Band'],
    ['author', { author: 'A^_#^B' }, '', 'A%20B'],
    ['shopCode', { shopCode: 7 }, '', '7'],
  ] as const) {
    it(`has ${value} for {${placeholder}} of ${JSON.stringify({ ...record, title })}`, () => {
      const address = shopUrl(`${SEARCH}{${placeholder}}`, record, { title });
      expect(address).to.equal(SEARCH + value);
    });
  }

  for (const [title, template, record] of [
    ['a field is missing', `${SEARCH}{isbn}`, {}],
    ['a JAN code is no ISBN', `${SEARCH}{isbn}`, { jan: '4900000000000' }],
    ['a field is no text', `${SEARCH}{genre}`, { genre: { id: 1 } }],
    ['the address is not http(s)', 'javascript:alert({jan})', { jan: '1' }],
    ['a value leads to another folder', 'https://shop.example/a/{jan}/b', { jan: '..' }],
    ['a value leads nowhere', 'https://shop.example/a/{jan}/b', { jan: '.' }],
  ] as const) {
    it(`is absent if ${title}`, () => {
      expect(shopUrl(template, record, {})).to.equal(undefined);
    });
  }

  it('leads to no other folder by the name of an entry', () => {
    const addresses = ['..', '../x', 'a.b'].map((title) =>
      shopUrl('https://shop.example/a/{title}/', {}, { title }),
    );
    expect(addresses).to.deep.equal([
      undefined,
      'https://shop.example/a/..%2Fx/',
      'https://shop.example/a/a.b/',
    ]);
  });
});

describe('a placeholder without a value in any entry', () => {
  const records = [{ jan: '1' }, { isbn: '9784999900008' }] as unknown as AnyRecord[];

  for (const [addresses, names] of [
    [
      [`${SEARCH}{titel}`, `${SEARCH}{titel}{janCode}`],
      ['{titel}', '{janCode}'],
    ],
    [[`${SEARCH}{title}`, `${SEARCH}{isbn}&j={jan}`], []],
    [[SEARCH], []],
  ] as const) {
    it(`${names.join(' and ') || 'none'}: ${addresses.join(' ')}`, () => {
      expect(unknownPlaceholders(addresses, records)).to.deep.equal(names);
    });
  }

  it('is unknown without entries', () => {
    expect(unknownPlaceholders([`${SEARCH}{titel}`], [])).to.deep.equal([]);
  });
});

describe('the colour of another shop', () => {
  const colorsOf = (color: string | null) => shopColors({ getAttribute: () => color });

  for (const [color, text] of [
    ['#fff', '#000'],
    ['#ffe000', '#000'],
    ['#e60023', '#fff'],
    ['#7A1F2B', '#fff'],
    ['#003366', '#fff'],
    ['#757575', '#fff'],
    ['#777777', '#000'],
  ] as const) {
    it(`has ${text} text on ${color}`, () => {
      expect(colorsOf(color)).to.deep.equal({ color, text });
    });
  }

  for (const color of [null, '', 'red', '#ff', '#ff00000', '#ff0000;--x:url(y)', 'rgb(0 0 0)']) {
    it(`is that of the page for ${String(color)}`, () => {
      expect(colorsOf(color)).to.equal(undefined);
    });
  }
});

describe('the values that hide links to other shops', () => {
  const link = (attributes: Readonly<Record<string, string>>): Attributed => ({
    getAttribute: (name) => attributes[name] ?? null,
  });
  const SHOP = link({ href: `${SEARCH}{title}` });

  for (const [title, shops, options, faults] of [
    ['none of a right link', [SHOP], {}, []],
    ['a fourth link', [SHOP, SHOP, SHOP, link({ href: SEARCH })], {}, [`href="${SEARCH}"`]],
    ['an address that is not http(s)', [link({ href: 'ftp://a' })], {}, ['href="ftp://a"']],
    ['no address', [link({})], {}, ['href=""']],
    ['an invalid period', [link({ href: SEARCH, from: 'soon' })], {}, ['from="soon"']],
    [
      'a period that is over',
      [link({ href: SEARCH, until: '2020-01-01' })],
      {},
      ['until="2020-01-01"'],
    ],
    ['no valid colour', [link({ href: SEARCH, color: '#C00' })], {}, []],
    ['a colour by its name', [link({ href: SEARCH, color: 'red' })], {}, ['color="red"']],
    ['a layout without space', [SHOP], { layout: 'compact' }, ['layout="compact"']],
    ['a fixed size', [SHOP], { layout: 'fit', fit: '300x250' }, ['fit="300x250"']],
    ['no layout without links', [], { layout: 'table' }, []],
  ] as const) {
    it(`are ${title}`, () => {
      expect(shopFaults(shops, { layout: 'list', ...options })).to.deep.equal(faults);
    });
  }
});
