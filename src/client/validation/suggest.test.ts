import { expect } from 'chai';
import {
  createClient,
  operations,
  ParameterError,
  request,
  requestUrl,
  type OperationPath,
} from '../../service.js';
import { messageFor, settings } from '../../../test/support/refusal.js';
import type { Parameter } from './parameter.js';
import { nearestName, nearestValue } from './suggest.js';

describe('unknown names', () => {
  it('is a problem, with the nearest known name', () => {
    expect(messageFor('Product/Search', { genreId: '1', hit: 5 })).to.equal(
      'hit is not a parameter of Product/Search; did you mean hits?',
    );
    expect(messageFor('BooksCD/Search', { booksGenreId: '002' })).to.contain(
      'did you mean bookGenreId?',
    );
    expect(messageFor('Product/Search', { genreId: '1', 'max-price': 5 })).to.contain(
      'mean maxPrice?',
    );
    expect(messageFor('MarketItem/Ranking', { colour: 'red' })).to.equal(
      'colour is not a parameter of MarketItem/Ranking',
    );
    expect(messageFor('MarketItem/Ranking', { timeout: 1 })).to.equal(
      'timeout is not a parameter of MarketItem/Ranking; it is a setting',
    );
  });

  it('is a problem among settings too', () => {
    const misspelled = { ...settings, affiliateID: 'AFF' };
    expect(() => requestUrl('MarketItem/Ranking', {}, misspelled)).to.throw(
      'affiliateID is not a setting; did you mean affiliateId?',
    );
  });

  it('is ignored without a value', () => {
    expect(messageFor('MarketItem/Ranking', { colour: undefined, size: '' })).to.equal('');
  });

  it('is not shown, since it can be a token under a wrong name', () => {
    expect(messageFor('FavoriteBookmark/List', { access_token: 'SECRET' })).not.to.contain(
      'SECRET',
    );
    expect(messageFor('FavoriteBookmark/List', { accessToken: 'SECRET' })).not.to.contain('SECRET');
  });

  it('can be the operation itself', () => {
    expect(messageFor('Travel/VacantHotels' as OperationPath, {})).to.contain(
      'is not an operation',
    );
    expect(messageFor('Product/Serch' as OperationPath, {})).to.equal(
      'path="Product/Serch" is not an operation; did you mean Product/Search?',
    );
    expect(messageFor('constructor' as OperationPath, {})).to.contain('is not an operation');
  });

  it('are reported by a client and by one operation', async () => {
    const unknown = { colour: 'red' } as object;
    for (const send of [
      () => createClient(settings).request('MarketItem/Ranking', unknown),
      () => request(operations['MarketItem/Ranking'], unknown, settings),
    ]) {
      const error = await send().catch((reason: unknown) => reason);
      expect(error).to.be.instanceOf(ParameterError);
      expect((error as ParameterError).problems).to.have.length(1);
    }
  });
});

describe('the nearest name', () => {
  it('shares more than 55 % of the letters of the longer name, at its start and end', () => {
    const name = 'abcdefghijk'.padEnd(20, 'x');
    expect(nearestName(name, ['abcdefghijk'.padEnd(20, 'y')])).to.equal(undefined);
    expect(nearestName(name, ['abcdefghijkx'.padEnd(20, 'y')])).to.equal('abcdefghijkxyyyyyyyy');
    expect(nearestName('p', ['page'])).to.equal(undefined);
  });

  it('does not count a letter twice', () => {
    expect(nearestName('aa', ['aaaa'])).to.equal(undefined);
    expect(nearestName('aaaa', ['aa'])).to.equal(undefined);
    expect(nearestName('aa', ['abaa'])).to.equal(undefined);
  });

  it('may have other separators', () => {
    expect(nearestName('a-b_c', ['abc'])).to.equal('abc');
  });

  it('may have two letters in the other order', () => {
    for (const [given, known] of [
      ['fnid', 'find'],
      ['gird', 'grid'],
      ['titel', 'title'],
      ['ba', 'ab'],
    ] as const)
      expect(nearestName(given, ['other', known])).to.equal(known);
    expect(nearestName('abcd', ['dcba', 'acbx'])).to.equal(undefined);
  });

  it('is the first of equally similar names', () => {
    expect(nearestName('minPric', ['minPrice', 'minPrick'])).to.equal('minPrice');
  });
});

describe('the nearest value', () => {
  const layout: Parameter = { kind: 'text', values: ['list', 'grid', 'carousel', 'table'] };
  const parts: Parameter = { kind: 'list', values: ['title', 'price', 'rating'] };
  const consent: Parameter = { kind: 'text', values: ['click', 'event:NAME', 'tcf:VENDOR'] };
  const date: Parameter = { kind: 'date' };
  const apart: Parameter = { ...parts, separator: /\s+/ };
  for (const [value, rule, nearest] of [
    ['gird', layout, 'grid'],
    ['tables', layout, 'table'],
    ['Carousel', layout, 'carousel'],
    ['saturday', date, 'sat'],
    ['Sunday', date, 'sun'],
    ['2026-13-01', date, undefined],
    ['titel', parts, 'title'],
    ['titel, price', parts, 'title,price'],
    ['titel prise', apart, 'title price'],
    ['titel,colour', parts, undefined],
    ['blue', layout, undefined],
    ['li', layout, undefined],
    ['5', { kind: 'integer', max: 3 }, undefined],
    ['clik', consent, 'click'],
    ['event:', consent, undefined],
    ['click event:go', consent, undefined],
  ] as const)
    it(`of ${value} among ${rule.values?.join() ?? rule.kind} is ${nearest}`, () =>
      expect(nearestValue(value, rule)).to.equal(nearest));
});
