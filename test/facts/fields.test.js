/** The lists of response fields are complete and fit together. */

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fields } from './fields.js';
import { operations } from './interface.js';

describe('response fields', () => {
  it('are listed for each operation', () => {
    assert.deepEqual(Object.keys(fields).sort(), Object.keys(operations).sort());
  });

  for (const [key, response] of Object.entries(fields)) {
    it(`${key} has its list in the envelope and its entries described`, () => {
      if (response === undefined) return assert.equal(key, 'DynamicAd');
      const { envelope, list, entry, parts } = response;
      if (list === undefined) return assert.equal(entry ?? parts, undefined);
      assert.equal(envelope[list]?.type, 'array');
      assert.ok(entry ?? parts);
    });
  }

  it('has as many fields of a hotel as the interface lists', () => {
    const parts = fields['Travel/VacantHotelSearch']?.parts ?? {};
    assert.deepEqual(
      Object.entries(parts).map(([name, part]) => [name, Object.keys(part).length]),
      [
        ['pagingInfo', 5],
        ['hotelBasicInfo', 27],
        ['hotelRatingInfo', 6],
        ['roomBasicInfo', 12],
        ['dailyCharge', 4],
      ],
    );
  });

  it('has as many fields as the interface lists', () => {
    const counts = Object.fromEntries(
      Object.entries(fields).map(([key, response]) => [
        key,
        Object.keys(response?.entry ?? {}).length,
      ]),
    );
    assert.deepEqual(counts, {
      'FavoriteBookmark/List': 16,
      'FavoriteBookmark/Add': 0,
      'FavoriteBookmark/Delete': 0,
      'Product/Search': 40,
      'Travel/KeywordHotelSearch': 0,
      'Travel/SimpleHotelSearch': 0,
      'Travel/VacantHotelSearch': 0,
      'Travel/HotelDetailSearch': 0,
      'BooksTotal/Search': 27,
      'BooksBook/Search': 30,
      'BooksCD/Search': 26,
      'BooksDVD/Search': 24,
      'BooksSoftware/Search': 23,
      'BooksGame/Search': 23,
      'BooksForeignBook/Search': 24,
      'BooksMagazine/Search': 23,
      'Ebook/EbookSearch': 21,
      'Golf/GolfGolfCourseSearch': 14,
      'MarketItem/Ranking': 34,
      DynamicAd: 0,
    });
  });
});
