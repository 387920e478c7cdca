/** Merged answers of several requests, and the guarantees to callers. */
import { expect } from 'chai';
import { ranking } from './operations/market-item.js';
import { joinAnswers, readResponse, type Answer } from './response.js';

const [EARLY, LATE] = [new Date('2031-05-01T10:00:00Z'), new Date('2031-05-01T11:00:00Z')];

const answer = (itemName: string, receivedAt: Date, more: Partial<Answer> = {}): Answer => ({
  ...readResponse(
    { Items: [{ itemName }], page: 1 },
    ranking,
    {},
    undefined,
    undefined,
    receivedAt,
  ),
  ...more,
});

describe('an answer', () => {
  it('is frozen with all that it contains, since several elements share it', () => {
    const smallImageUrls = ['https://image.example/1.jpg'];
    const { records, page } = readResponse(
      { Items: [{ itemName: 'Tea', smallImageUrls, more: { a: [null] } }], count: 1 },
      ranking,
    );
    const [record] = records;
    for (const part of [records, record, record!.smallImageUrls, record!['more'], page]) {
      expect(Object.isFrozen(part)).to.equal(true);
    }
    expect(Object.isFrozen((record!['more'] as { a: unknown }).a)).to.equal(true);
  });

  it('has the platform and the title that the service sends in its page information', () => {
    const sent = { carrier: 2, title: ' Best &amp; tea ', count: '3' };
    const { page } = readResponse({ ...sent, Items: [{ itemName: 'Tea' }] }, ranking);
    expect(page).to.deep.equal({ count: 3, carrier: 2, title: 'Best & tea' });
  });

  it('has the ranking in its order', () => {
    const Items = [3, 1, 2].map((rank) => ({ rank, itemName: `Tea ${rank}` }));
    const { records } = readResponse({ Items }, ranking);
    expect(records.map(({ rank }) => rank)).to.deep.equal([1, 2, 3]);
  });

  it('has entries, even beside a text that names an error', () => {
    const body = { Items: [{ itemName: 'Tea' }], error: 'partial' };
    expect(readResponse(body, ranking).records).to.have.length(1);
  });

  it('accepts only a plausible time of the data: not the year 1998, a future time, or a number', () => {
    const timeOf = (lastBuildDate: string) =>
      readResponse({ Items: [], lastBuildDate }, ranking, {}, undefined, undefined, LATE).time;
    expect(timeOf('Thu, 01 May 2031 19:00:00 +0900')).to.deep.equal(EARLY);
    for (const sent of ['1', '12', '2031', 'Thu, 01 Jan 1998 00:00:00 GMT']) {
      const time = timeOf(sent);
      expect(time, sent).to.deep.equal(sent === '2031' ? new Date('2031') : LATE);
    }
    expect(timeOf('Thu, 01 May 2031 21:00:00 +0900')).to.equal(LATE);
  });
});

describe('two answers together', () => {
  it('have the records of both, the page of the second, and the older times', () => {
    const page = { page: 2 };
    for (const [first, second] of [
      [EARLY, LATE],
      [LATE, EARLY],
    ] as const) {
      const joined = joinAnswers(answer('a', first), answer('b', second, { page }));
      expect(joined.records.map(({ itemName }) => itemName)).to.deep.equal(['a', 'b']);
      expect(Object.isFrozen(joined.records)).to.equal(true);
      expect(joined).to.deep.include({ page, time: EARLY, receivedAt: EARLY });
      expect(joined.lookedThrough).to.equal(undefined);
    }
  });

  it('have checked all matches from the first of the first answer', () => {
    const [first, second] = [
      { count: 90, first: 1, last: 30 },
      { count: 90, first: 31, last: 60 },
    ];
    const b = answer('b', LATE, { lookedThrough: second });
    const joined = joinAnswers(answer('a', EARLY, { lookedThrough: first }), b);
    expect(joined.lookedThrough).to.deep.equal({ count: 90, first: 1, last: 60 });
    expect(joinAnswers(answer('a', EARLY), b).lookedThrough).to.deep.equal(second);
  });
});
