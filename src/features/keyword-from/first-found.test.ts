/** Requests by fewer and fewer words, until one has results. */
import { expect } from 'chai';
import { productSearch } from '../../client/operations/product.js';
import type { Request } from '../../client/request.js';
import type { Answer } from '../../client/response.js';
import type { Values } from '../../client/validation/parameter.js';
import { firstFound } from './first-found.js';

const answerOf = (records: number, more: object = {}) =>
  ({
    records: Array.from({ length: records }, () => ({})),
    page: {},
    ...more,
  }) as unknown as Answer;

/** The sent keywords and the answer, for a service that finds as many entries for each keyword. */
async function search(found: Readonly<Record<string, Answer>>, known?: Values) {
  const sent: unknown[] = [];
  const keywords = Object.keys(found);
  const request: Request = {
    operation: productSearch,
    settings: {},
    values: { keyword: keywords[0], genreId: '1' },
    keywords,
    onEarly: () => undefined,
  };
  const answer = await firstFound(
    request,
    ({ values: { keyword } }) => {
      sent.push(keyword);
      return Promise.resolve(found[String(keyword)]!);
    },
    known,
  );
  return { sent, answer };
}

describe('a request with several keywords', () => {
  it('is empty with the answer to the last one if none has any', async () => {
    const { sent, answer } = await search({ ab: answerOf(0), a: answerOf(0) });
    expect(sent).to.deep.equal(['ab', 'a']);
    expect(answer.records).to.deep.equal([]);
    expect(answer.values).to.deep.equal({ keyword: 'a', genreId: '1' });
  });

  it('ends with hotels that match, also if none of them has free rooms', async () => {
    const lookedThrough = { count: 20, first: 1, last: 15 };
    const { sent } = await search({ ab: answerOf(0, { lookedThrough }), a: answerOf(1) });
    expect(sent).to.deep.equal(['ab']);
  });

  it('shows a stale answer only if it has entries', async () => {
    const stale: unknown[] = [];
    await firstFound(
      {
        operation: productSearch,
        settings: {},
        values: { keyword: 'ab' },
        keywords: ['ab', 'a'],
        onEarly: ({ records }) => stale.push(records.length),
      },
      ({ values: { keyword }, onEarly }) => {
        onEarly!(answerOf(keyword === 'a' ? 1 : 0));
        return Promise.resolve(answerOf(keyword === 'a' ? 2 : 0));
      },
    );
    expect(stale).to.deep.equal([1]);
  });
});
