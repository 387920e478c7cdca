/** Release dates, in any of the service's forms. */
import { expect } from 'chai';
import { releaseOf } from './release-date.js';
import type { WidgetOptions } from './widget-options.js';

const optionsOf = (locale: 'ja' | 'en', layout = 'list') => ({ locale, layout }) as WidgetOptions;

describe('a day of release', () => {
  for (const [written, ja, en] of [
    ['2015年12月22日', '2015年12月22日発売', 'Release date: Dec 22, 2015'],
    ['2015年12月2日頃', '2015年12月2日頃発売', 'Release date: around Dec 2, 2015'],
    ['2015年09月', '2015年9月発売', 'Release date: September 2015'],
    ['2015年9月頃', '2015年9月頃発売', 'Release date: around September 2015'],
    ['２０１５年９月上旬', '2015年9月上旬発売', 'Release date: early September 2015'],
    ['2015年12月中旬', '2015年12月中旬発売', 'Release date: mid-December 2015'],
    ['2015年12月下旬', '2015年12月下旬発売', 'Release date: late December 2015'],
    ['2015年', '2015年発売', 'Release date: 2015'],
    ['2015年頃', '2015年頃発売', 'Release date: around 2015'],
    ['2015/12/22', '2015年12月22日発売', 'Release date: Dec 22, 2015'],
    ['2015年13月', '2015年13月', '2015年13月'],
    ['発売日未定', '発売日未定', '発売日未定'],
  ] as const) {
    it(`is in the reader’s language: ${written}`, () => {
      expect(releaseOf(written, optionsOf('ja'))).to.equal(ja);
      expect(releaseOf(written, optionsOf('en'))).to.equal(en);
    });
  }

  it('has no label in a table, which has a header', () => {
    expect(releaseOf('2015年9月頃', optionsOf('en', 'table'))).to.equal('around September 2015');
  });

  it('is absent if the service gives none', () => {
    expect(releaseOf(undefined, optionsOf('en'))).to.equal(undefined);
  });
});
