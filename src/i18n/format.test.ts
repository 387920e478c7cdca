/** How numbers, prices, days and names of languages are written. */
import { expect } from 'chai';
import { formatNumber, formatPrice, formatTime } from './format.js';
import { formatDate, formatWeekday } from './format-intl.js';
import { formatLanguage } from './format-intl.js';
import { localeOf } from './locale.js';

describe('the language of the texts', () => {
  for (const [tag, locale] of [
    ['en', 'en'],
    ['en-GB', 'en'],
    ['EN-us', 'en'],
    ['ja-JP', 'ja'],
    ['fr', 'en'],
    ['zh-Hant', 'en'],
    ['', 'ja'],
    [undefined, 'ja'],
  ] as const) {
    it(`is ${locale} for ${JSON.stringify(tag)}`, () => {
      expect(localeOf(tag)).to.equal(locale);
    });
  }
});

describe('formats', () => {
  it('write numbers as both languages do', () => {
    const numbers = [0, 7, 999, 1000, 1234567.5, 4.0625, 0.1 + 0.2, 99999.9996, 1e15, -1234.5];
    for (const locale of ['ja', 'en']) {
      const intl = new Intl.NumberFormat(locale);
      expect(numbers.map(formatNumber)).to.deep.equal(numbers.map((number) => intl.format(number)));
    }
  });

  it('write prices in yen, without a fraction', () => {
    expect(formatPrice('ja', 12345.5)).to.equal('12,346円');
    expect(formatPrice('en', 12345.5)).to.equal('¥12,346');
    expect(formatPrice('ja', 0)).to.equal('0円');
  });

  it('write times in the time zone of Japan', () => {
    const time = new Date('2026-12-31T15:04:59Z');
    expect(formatTime('ja', time)).to.equal('2027年1月1日 00:04');
    expect(formatTime('en', time)).to.equal('Jan 1, 2027, 00:04');
  });

  it('write the same day in any time zone of the reader', () => {
    expect(formatDate('ja', '2026-02-03')).to.equal('2026年2月3日');
    expect(formatDate('en', '2026-02-03')).to.equal('Feb 3, 2026');
    expect(formatWeekday('ja', '2026-02-03')).to.equal('2月3日（火）');
    expect(formatWeekday('en', '2026-02-03')).to.equal('Tue, Feb 3');
  });

  it('keep an invalid day unchanged', () => {
    for (const day of ['soon', '2026-02-30']) expect(formatWeekday('en', day)).to.equal(day);
  });

  it('name a language, and leave an unknown code unchanged', () => {
    expect(formatLanguage('en', 'ja')).to.equal('Japanese');
    expect(formatLanguage('ja', 'en')).to.equal('英語');
    expect(formatLanguage('en', '日本語')).to.equal('日本語');
  });
});
