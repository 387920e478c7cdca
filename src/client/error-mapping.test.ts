/** Messages to authors after a failure of a transport. */
import { expect } from 'chai';
import { errorInBody, toRequestError } from './error-mapping.js';
import { MalformedError, NetworkError, ServiceError, TimeoutError } from './errors.js';
import { bookmarkList } from './operations/bookmark.js';
import { ranking } from './operations/market-item.js';
import type { Operation } from './operations/operation.js';
import { TransportFailure, type FailureKind } from './transports/transport.js';

const errorFor = (error: unknown, operation: Operation = ranking) =>
  toRequestError(error, { operation, timeout: 8000, settings: {}, url: '' }) as Error;

const failure = (kind: FailureKind) => new TransportFailure(kind, 'https://service.example/');

describe('the error of a request', () => {
  const PATH = 'MarketItem/Ranking';

  it('has the waiting time for the service', () => {
    const error = errorFor(failure('timeout'));
    expect(error)
      .to.be.instanceOf(TimeoutError)
      .and.to.include({
        name: 'TimeoutError',
        code: 'timeout',
        message: `${PATH} did not answer within 8000 ms`,
      });
  });

  it('says that a script had no data', () => {
    expect(errorFor(failure('no-callback')))
      .to.be.instanceOf(MalformedError)
      .and.to.include({
        name: 'MalformedError',
        code: 'malformed',
        message: `${PATH} answered with no data`,
      });
  });

  it('names the address and the cause of a failed connection outside of a browser', () => {
    const error = toRequestError(new TransportFailure('network', undefined, 'ECONNREFUSED'), {
      ...({ operation: ranking, timeout: 1000, settings: {} } as const),
      url: 'http://127.0.0.1:9/x?access_token=SECRET',
    });
    expect((error as Error).message).to.equal(
      'MarketItem/Ranking could not be loaded from http://127.0.0.1:9: ECONNREFUSED',
    );
  });

  it('lists causes of an unsent request, including its token', () => {
    const invalidAddress = new TypeError('Failed to fetch');
    for (const error of [errorFor(failure('network')), errorFor(invalidAddress)]) {
      expect(error)
        .to.be.instanceOf(NetworkError)
        .and.to.include({
          name: 'NetworkError',
          code: 'network',
          message: `${PATH} could not be loaded: offline, wrong application id or blocked by a policy`,
        });
    }
    expect(errorFor(failure('network'), bookmarkList).message).to.equal(
      'FavoriteBookmark/List could not be loaded: offline, wrong application id, refused access ' +
        'token or blocked by a policy',
    );
  });

  it('is unchanged if it is a RequestError, or an error in the code', () => {
    for (const error of [new ServiceError('x', ''), new RangeError('mistake'), undefined]) {
      expect(errorFor(error)).to.equal(error);
    }
  });
});

describe('the error in a body', () => {
  const mapped = (body: unknown, settings = {}) =>
    errorInBody(body, { operation: bookmarkList, settings });

  it('is no error with a code of success', () => {
    for (const Status of ['Success', 'OK', '200']) {
      expect(mapped({ Header: { Status } })).to.equal(undefined);
    }
    for (const Status of ['NotOk', 'Success with warnings', '2001']) {
      expect(mapped({ Header: { Status } })!.code).to.equal(Status);
    }
  });

  it('has no text if the service sends none, and no advice without a reason', () => {
    const error = mapped({ error: 'wrong_parameter' })!;
    expect(error).to.include({ name: 'ServiceError', text: '' });
    expect(error.message).to.equal('the service answered wrong_parameter');
    for (const code of ['x429', 'x404', 'x403', 'x500']) {
      expect(mapped({ error: code })!.message).to.equal(`the service answered ${code}`);
    }
  });

  it('is read without a token, too', () => {
    expect(mapped({ error: 'x', error_description: 'undefined' })!.text).to.equal('undefined');
  });
});
