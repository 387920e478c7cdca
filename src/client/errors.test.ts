import { expect } from 'chai';
import { MalformedError, ServiceError } from './errors.js';
import { errorInBody } from './error-mapping.js';
import { bookmarkList } from './operations/bookmark.js';
import { operations, type OperationPath } from './operations/index.js';
import { ranking } from './operations/market-item.js';
import { readBody, thrownBy } from '../../test/support/answers.js';

const request = (settings = {}) => ({ operation: bookmarkList, settings });

describe('an error body', () => {
  const errorFor = (body: unknown, status?: number) => {
    const { code, text, message, status: seen } = errorInBody(body, request(), status)!;
    return { code, text, message, status: seen };
  };

  it('has the service’s own text', () => {
    const body = { error: 'wrong_parameter', error_description: 'page must be over 1' };
    expect(errorFor(body, 400)).to.deep.equal({
      code: 'wrong_parameter',
      text: 'page must be over 1',
      message: 'the service answered wrong_parameter: page must be over 1',
      status: 400,
    });
  });

  it('is parsed in the formats of gateways, too', () => {
    const forbidden = { errors: { errorCode: 403, errorMessage: 'the request is forbidden' } };
    expect(errorFor(forbidden)).to.include({ code: '403', text: 'the request is forbidden' });
    const limited = { statusCode: 429, message: 'Rate limit is exceeded.' };
    expect(errorFor(limited)).to.include({ code: '429', text: 'Rate limit is exceeded.' });
  });

  for (const [code, text, advice] of [
    ['too_many_requests', 'number of allowed requests exceeded', /quota/],
    ['429', 'Rate limit is exceeded. Try again in 1 seconds.', /quota/],
    ['403', 'the request is forbidden', /application id/],
    ['wrong_parameter', 'specify valid applicationId', /application id/],
    ['not_found', 'not found', /nothing was found/],
    ['service_unavailable', 'the service is under maintenance', /try again later/],
    ['system_error', 'system error', /try again later/],
    ['503', '', /try again later/],
  ] as const) {
    it(`${code} has advice`, () => {
      expect(errorFor({ error: code, error_description: text }).message).to.match(advice);
    });
  }

  it('is not an error without a code', () => {
    for (const body of [
      null,
      'x',
      5,
      [],
      {},
      { error: '' },
      { message: 'hello' },
      { errors: [] },
    ]) {
      expect(errorInBody(body, request())).to.equal(undefined);
    }
  });

  it('is an error with any HTTP status', () => {
    expect(thrownBy(() => readBody({ error: 'wrong_parameter' }, ranking))).to.be.instanceOf(
      ServiceError,
    );
  });

  it('does not show the access token', () => {
    const accessToken = 'SECRET/1+2';
    const body = { error: 'invalid_token', error_description: `token ${accessToken} is unknown` };
    const failure = thrownBy(() => readBody(body, bookmarkList, { accessToken }));
    expect(failure).to.include({ code: 'invalid_token', text: 'token … is unknown' });
    const { message, stack } = failure;
    expect(`${message} ${stack} ${JSON.stringify(failure)}`).not.to.contain(accessToken);
  });

  it('does not show the access token in a code, nor as it is written in an address', () => {
    const accessToken = 'ab/c+d==';
    for (const [error, error_description] of [
      [`unknown_${accessToken}`, 'unknown'],
      [`unknown_${encodeURIComponent(accessToken)}`, 'unknown'],
      ['invalid_token', `no access for ?access_token=${encodeURIComponent(accessToken)}&hits=1`],
    ]) {
      const body = { error, error_description };
      const { code, message } = thrownBy(() => readBody(body, bookmarkList, { accessToken }));
      for (const reported of [code, message]) {
        expect(reported).not.to.contain(accessToken);
        expect(reported).not.to.contain('ab%2Fc');
      }
      expect(message).to.contain('…');
    }
  });

  for (const operation of Object.values(operations)) {
    if (operation.auth === 'oauth')
      it(`does not show the access token that ${operation.path} carries`, () => {
        const body = { error: 'x', error_description: 'no access by t0ken' };
        const sent = { operation, settings: { accessToken: 't0ken' } };
        expect(errorInBody(body, sent)!.text).to.equal('no access by …');
      });
  }

  for (const [accessToken, written] of [
    ['ab/c+d==', 'ab%2fc%2bd%3d%3d'],
    ['ab/c+d==', 'ab/c d=='],
    ['ab/c+d==', 'AB%2FC%20D%3D%3D'],
    ['ab/c+d==', 'ab%252Fc%252Bd%253D%253D'],
    ['ab/c+d==', 'ab\\/c+d=='],
    ['ab/c+d==', 'ab\\\\/c\\u002bd=='],
    ['ab/c+d==', 'ab&#x2F;c&#43;d&#61;&#61;'],
    ['a b.c', 'a+b.c'],
    ['a b.c', 'a%20b%2Ec'],
    ['円(1)', '%e5%86%86(1)'],
    ['a"b', 'a\\"b'],
  ] as const) {
    it(`does not show an access token that the service has written as ${written}`, () => {
      const body = { error: `x_${written}`, error_description: `no access by "${written}"!` };
      const { code, text } = errorInBody(body, request({ accessToken }))!;
      expect({ code, text }).to.deep.equal({ code: 'x_…', text: 'no access by "…"!' });
    });
  }

  for (const [code, text, advice] of [
    ['invalid_token', 'the token is not valid', /sign in again.*access-token/],
    ['invalid_token', 'access_token must be present', /sign in again.*access-token/],
    ['insufficient_scope', 'site_favoritebookmark_read is needed', /sign in again.*scope/],
    ['401', 'unauthorized', /application id.*access token/],
  ] as const) {
    it(`${code} has advice about the token: ${text}`, () => {
      const { message } = errorInBody({ error: code, error_description: text }, request())!;
      expect(message).to.match(advice);
      expect(message).not.to.match(/^(?!.*access).*application id/);
    });
  }

  it('is one line, also if the service sends several', () => {
    const body = { error: 'wrong\nparameter', error_description: 'page must\r\n\tbe over\u2028 1' };
    const { code, text, message } = errorFor(body);
    expect({ code, text }).to.deep.equal({ code: 'wrong parameter', text: 'page must be over 1' });
    expect(message).to.contain('wrong parameter: page must be over 1');
  });
});

const changes: readonly OperationPath[] = ['FavoriteBookmark/Add', 'FavoriteBookmark/Delete'];

describe('“not found”', () => {
  const answered = (path: OperationPath) =>
    readBody({ error: 'not_found', error_description: 'not found' }, operations[path]);

  for (const path of Object.keys(operations) as OperationPath[]) {
    if (changes.includes(path)) {
      it(`is an error for ${path}: the request has changed nothing`, () => {
        expect(thrownBy(() => answered(path))).to.include({ code: 'not_found' });
      });
    } else {
      it(`is an answer without records of ${path}`, () => {
        expect(answered(path).records).to.deep.equal([]);
      });
    }
  }
});

describe('an answer that does not confirm a change', () => {
  for (const path of changes) {
    for (const body of [{}, { error: ' ' }, { status: 'done' }]) {
      it(`is malformed: ${JSON.stringify(body)} from ${path}`, () => {
        const failure = thrownBy(() => readBody(body, operations[path]));
        expect(failure).to.be.instanceOf(MalformedError);
        expect(failure.message).to.equal(`${path} answered without a confirmation`);
      });
    }
  }
});

describe('an answer without entries', () => {
  for (const body of [
    null,
    undefined,
    5,
    'x',
    [],
    {},
    { Items: {} },
    { Items: 'x' },
    { items: null },
  ]) {
    it(`is malformed: ${JSON.stringify(body)}`, () => {
      const failure = thrownBy(() => readBody(body, ranking));
      expect(failure).to.be.instanceOf(MalformedError);
      expect(failure.message).to.contain('MarketItem/Ranking answered without');
    });
  }

  it('is well-formed if the list is empty', () => {
    const { records, page } = readBody({ Items: [], count: 0, page: '0' }, ranking);
    expect(records).to.deep.equal([]);
    expect(page).to.deep.equal({ count: 0, page: 0 });
  });

  it('has the time of the service, else the current time', () => {
    const lastBuildDate = 'Wed, 27 Feb 2013 09:27:24 +0900';
    const { time } = readBody({ Items: [], lastBuildDate }, ranking);
    expect(time.toISOString()).to.equal('2013-02-27T00:27:24.000Z');
    const last = '+275760-09-13T00:00:00.000Z';
    const future = 'Wed, 27 Feb 2999 09:27:24 +0900';
    const epoch = 'Thu, 01 Jan 1970 00:00:00 +0000';
    for (const lastBuildDate of ['', 'soon', 1, null, {}, { toString: 1 }, last, future, epoch]) {
      const before = Date.now();
      const { time } = readBody({ Items: [], lastBuildDate }, ranking);
      expect(time.getTime()).to.be.within(before, Date.now());
    }
  });
});
