import { expect } from 'chai';
import { endClock, startClock } from '../../test/support/fake-clock.js';
import { isIsoDate, toIsoTime } from './dates.js';
import { addDays, dayFromToday, daysBetween, resolveDay, toIsoDate } from './days.js';

const NOT_TEXT: readonly unknown[] = [
  undefined,
  null,
  20151222,
  true,
  [],
  {},
  { toString: 1 },
  ['2015-12-22'],
];

describe('day', () => {
  for (const [text, expected] of [
    ['2015年12月22日', '2015-12-22'],
    ['2015年09月01日', '2015-09-01'],
    ['2012年11月1日', '2012-11-01'],
    ['2012年1月2日', '2012-01-02'],
    ['2015年12月22日頃', '2015-12-22'],
    ['2015年12月22日発売予定', '2015-12-22'],
    ['2015/12/13 23:30:46', '2015-12-13'],
    ['2015/1/3', '2015-01-03'],
    ['2013-02-26 10:00', '2013-02-26'],
    ['2013-02-26', '2013-02-26'],
    ['２０１５年１２月２２日', '2015-12-22'],
    ['\u3000 2015年12月22日 ', '2015-12-22'],
    ['2016年2月29日', '2016-02-29'],
  ] as const) {
    it(`reads ${text}`, () => {
      expect(toIsoDate(text)).to.equal(expected);
    });
  }

  for (const text of [
    '',
    '2015年',
    '2015年09月',
    '2015年09月頃',
    '2015年12月上旬',
    '2015年12月中旬',
    '2015年12月下旬',
    '2015年2月29日',
    '2015年13月1日',
    '2015年0月1日',
    '2015-12-221',
    '15年12月22日',
    '2015年冬',
    '発売日未定',
    'Wed, 27 Feb 2013 09:27:24 +0900',
  ]) {
    it(`finds no whole day in "${text}"`, () => {
      expect(toIsoDate(text)).to.equal(undefined);
    });
  }

  it('reads texts only', () => {
    for (const sent of NOT_TEXT) expect(toIsoDate(sent)).to.equal(undefined);
  });
});

describe('moment', () => {
  for (const [text, expected] of [
    ['2015/12/13 23:30:46', '2015-12-13T23:30:46+09:00'],
    ['2013-02-26 10:00', '2013-02-26T10:00+09:00'],
    [' 2013-02-26 00:00 ', '2013-02-26T00:00+09:00'],
  ] as const) {
    it(`reads ${text}`, () => {
      expect(toIsoTime(text)).to.equal(expected);
      expect(Date.parse(expected)).to.be.a('number').and.not.NaN;
    });
  }

  for (const text of [
    '',
    '2013-02-26',
    '10:00',
    '2013-02-26 25:00',
    '2013-13-26 10:00',
    '2013-02-30 10:00',
    'soon',
  ]) {
    it(`finds no moment in "${text}"`, () => {
      expect(toIsoTime(text)).to.equal(undefined);
    });
  }

  it('reads texts only', () => {
    for (const sent of NOT_TEXT) expect(toIsoTime(sent)).to.equal(undefined);
  });
});

describe('day from today', () => {
  for (const [now, days, expected] of [
    ['2031-02-28T14:59:59Z', 0, '2031-02-28'],
    ['2031-02-28T15:00:00Z', 0, '2031-03-01'],
    ['2031-12-31T14:00:00Z', 14, '2032-01-14'],
    ['2032-02-28T00:00:00-08:00', 1, '2032-02-29'],
  ] as const) {
    it(`is a day in Japan: ${days} days from ${now}`, () => {
      startClock(new Date(now));
      try {
        expect(dayFromToday(days)).to.equal(expected);
      } finally {
        endClock();
      }
    });
  }
});

describe('a date of an author', () => {
  const SATURDAY = '2031-03-01T03:00:00Z';
  const TUESDAY = '2031-03-04T03:00:00Z';
  for (const [now, value, expected, after] of [
    [TUESDAY, '+14', '2031-03-18'],
    [TUESDAY, ' +0 ', '2031-03-04'],
    [TUESDAY, 'sat', '2031-03-08'],
    [TUESDAY, ' Sat ', '2031-03-08'],
    [TUESDAY, 'mon', '2031-03-10'],
    [SATURDAY, 'sat', '2031-03-01'],
    [SATURDAY, '+2sat', '2031-03-15'],
    [SATURDAY, 'sun', '2031-03-02'],
    // 15:00 UTC is midnight in Japan.
    ['2031-02-28T14:59:59Z', 'sat', '2031-03-01'],
    ['2031-03-01T15:00:00Z', 'sat', '2031-03-08'],
    // The day of departure is after the first night.
    [SATURDAY, 'sat', '2031-03-08', '2031-03-01'],
    [TUESDAY, 'sun', '2031-03-23', '2031-03-22'],
    [TUESDAY, '+1sun', '2031-03-16', '2031-03-08'],
    // Other values are for the validation.
    [TUESDAY, '2031-03-09', '2031-03-09'],
    [TUESDAY, 'day', 'day'],
    [TUESDAY, '+sat', '+sat'],
    [TUESDAY, '+100sat', '+100sat'],
    [TUESDAY, 'sat', '2031-03-08', 'soon'],
  ] as const) {
    it(`is ${expected}: ${value} on ${now}${after ? ` after ${after}` : ''}`, () => {
      startClock(new Date(now));
      try {
        expect(resolveDay(value, after)).to.equal(expected);
      } finally {
        endClock();
      }
    });
  }

  it('stays as it is if it is no text', () => {
    expect(resolveDay(undefined)).to.equal(undefined);
    expect(resolveDay(7)).to.equal(7);
  });
});

describe('days', () => {
  it('are counted over the ends of months and years, also of leap years', () => {
    expect(addDays('2032-02-28', 2)).to.equal('2032-03-01');
    expect(addDays('2031-01-01', -1)).to.equal('2030-12-31');
    expect(daysBetween('2032-02-28', '2032-03-01')).to.equal(2);
    expect(daysBetween('2031-01-01', '2030-12-31')).to.equal(-1);
    expect(daysBetween('2031-01-01', 'soon')).to.be.NaN;
  });

  it('are written in ten characters', () => {
    for (const text of ['12031-01-01', '2031-01-011', ' 2031-01-01']) {
      expect(isIsoDate(text), text).to.equal(false);
    }
    expect(isIsoDate('2031-01-01')).to.equal(true);
    expect(toIsoDate('since 2031-01-01')).to.equal(undefined);
  });
});
