import { afterEach, describe, it, mock } from 'node:test';
import { expect } from 'chai';
import { periodOf } from './period.js';

/** The state of a period at a time. */
function stateAt(now: string, attributes: Readonly<Record<string, string>>) {
  mock.method(Date, 'now', () => Date.parse(now));
  const all: Readonly<Record<string, string>> = { 'time-zone': 'America/New_York', ...attributes };
  return periodOf({ getAttribute: (name) => all[name] ?? null });
}

// On 2026-11-01 in New York, 01:00 to 01:59 is from 05:00 to 05:59 UTC, and again from 06:00 to 06:59 UTC.
describe('a period at the end of summer time', () => {
  afterEach(() => mock.restoreAll());

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
  afterEach(() => mock.restoreAll());

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
