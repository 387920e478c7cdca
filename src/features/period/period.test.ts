/** Days and minutes of campaigns, in the time zone of the service or of the author. */
import { expect } from 'chai';
import { endClock, startClock } from '../../../test/support/fake-clock.js';
import { periodFaults, periodIssues, periodOf } from './period.js';

const element = (attributes: Readonly<Record<string, string>>) => ({
  getAttribute: (name: string) => attributes[name] ?? null,
});

function setTime(time: string): void {
  endClock();
  startClock(new Date(time));
}

describe('a period', () => {
  afterEach(endClock);

  for (const [attributes, time, expected] of [
    [{}, '2026-11-27T12:00+09:00', 'now'],
    [{ from: '2026-11-27' }, '2026-11-26T23:59+09:00', 'later'],
    [{ from: '2026-11-27' }, '2026-11-27T00:00+09:00', 'now'],
    [{ from: '2026-11-27T20:00' }, '2026-11-27T19:59+09:00', 'later'],
    [{ from: '2026-11-27 20:00' }, '2026-11-27T20:00+09:00', 'now'],
    [{ until: '2026-11-27' }, '2026-11-27T23:59+09:00', 'now'],
    [{ until: '2026-11-27' }, '2026-11-28T00:00+09:00', 'over'],
    [{ until: '2026-11-27T09:59' }, '2026-11-27T09:59:59+09:00', 'now'],
    [{ until: '2026-11-27T09:59' }, '2026-11-27T10:00+09:00', 'over'],
    [{ days: '5,10, 15' }, '2026-11-15T12:00+09:00', 'now'],
    [{ days: '5,10,15' }, '2026-11-16T00:00+09:00', 'later'],
    [{ days: '31' }, '2026-12-31T23:59+09:00', 'now'],
    [{ days: '31' }, '2027-01-01T00:00+09:00', 'later'],
    [{ days: '1' }, '2027-01-01T00:00+09:00', 'now'],
    [{ days: '5', from: '2026-12-01', until: '2026-12-31' }, '2026-11-05T12:00+09:00', 'later'],
    [{ days: '5', from: '2026-12-01', until: '2026-12-31' }, '2026-12-05T12:00+09:00', 'now'],
    [{ days: '5' }, '2026-11-04T15:00Z', 'now'],
    [{ days: '5', 'time-zone': 'UTC' }, '2026-11-04T15:00Z', 'later'],
    [{ days: '4', 'time-zone': 'America/New_York' }, '2026-11-05T04:59Z', 'now'],
    [{ days: '4', 'time-zone': 'America/New_York' }, '2026-11-05T05:00Z', 'later'],
    [{ 'data-until': '2026-11-27' }, '2026-11-28T00:00+09:00', 'over'],
  ] as const) {
    it(`is ${expected} at ${time}: ${JSON.stringify(attributes)}`, () => {
      setTime(time);
      expect(periodOf(element(attributes))).to.equal(expected);
    });
  }

  for (const [name, value] of [
    ['from', 'tomorrow'],
    ['until', '2026-13-01'],
    ['from', '2026-02-30'],
    ['until', '2027-02-29T10:00'],
    ['days', '0'],
    ['days', '5;10'],
    ['time-zone', 'Tokyo'],
  ] as const) {
    it(`never comes with a wrong value: ${name}="${value}"`, () => {
      const wrong = element({ [name]: value });
      expect(periodOf(wrong)).to.equal('later');
      expect(periodIssues(wrong)).to.have.length(1);
      expect(periodFaults(wrong)).to.deep.equal([`${name}="${value}"`]);
    });
  }

  it('that is over is a mistake of the author, in the words of the author', () => {
    expect(periodFaults(element({ until: '2020-01-01' }))).to.deep.equal(['until="2020-01-01"']);
    expect(periodFaults(element({ from: '2020-01-01' }))).to.deep.equal([]);
  });
});

function stateAt(now: string, attributes: Readonly<Record<string, string>>) {
  setTime(now);
  return periodOf(element({ 'time-zone': 'America/New_York', ...attributes }));
}

// On 2026-11-01 in New York, 01:00 to 01:59 is from 05:00 to 05:59 UTC, and again from 06:00 to 06:59 UTC.
describe('a period at the end of summer time', () => {
  afterEach(endClock);

  it('begins with the first of two equal minutes', () => {
    const at = (time: string) => stateAt(`2026-11-01T${time}Z`, { from: '2026-11-01T01:30' });
    expect(at('05:29:59')).to.equal('later');
    for (const time of ['05:30', '05:59', '06:00', '06:29', '06:30', '07:00'])
      expect(at(time), time).to.equal('now');
  });

  it('ends with the second of two equal minutes', () => {
    const at = (time: string) => stateAt(`2026-11-01T${time}Z`, { until: '2026-11-01T01:30' });
    for (const time of ['05:30', '05:31', '05:59', '06:00', '06:30:59'])
      expect(at(time), time).to.equal('now');
    expect(at('06:31')).to.equal('over');
  });

  it('lasts whole days', () => {
    const at = (time: string) => stateAt(time, { from: '2026-11-01', until: '2026-11-01' });
    expect(at('2026-11-01T03:59Z')).to.equal('later');
    for (const time of ['2026-11-01T04:00Z', '2026-11-01T06:30Z', '2026-11-02T04:59Z'])
      expect(at(time), time).to.equal('now');
    expect(at('2026-11-02T05:00Z')).to.equal('over');
  });
});

describe('a period at the start of summer time', () => {
  afterEach(endClock);

  it('begins and ends with the next minute if its own is left out', () => {
    const minute = '2026-03-08T02:30';
    const at = (time: string) => [
      stateAt(`2026-03-08T${time}Z`, { from: minute }),
      stateAt(`2026-03-08T${time}Z`, { until: minute }),
    ];
    expect(at('06:59')).to.deep.equal(['later', 'now']);
    expect(at('07:00')).to.deep.equal(['now', 'over']);
  });
});
