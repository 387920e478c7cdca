import { request } from '../client.js';
import { NetworkError, ServiceError } from '../errors.js';
import { bookmarkList } from '../operations/bookmark.js';
import { ranking } from '../operations/market-item.js';
import { fetchTransport } from './fetch.js';
import { expect, serviceUrl, type SimulatedFaults } from '../../../test/support/index.js';
import { failureOf } from '../../../test/support/answers.js';
import { failure, sendBy, transportRequest } from '../../../test/support/transports.js';

const requestRanking = (faults: SimulatedFaults = {}) =>
  request(ranking, {}, { applicationId: 'APP', transport: 'fetch', baseUrl: serviceUrl(faults) });

const failureWith = (fault: string) => failure(sendBy(fetchTransport, transportRequest({ fault })));

/** The arguments of `fetch` during a call, which is answered with `body`. */
async function fetchedBy(
  call: () => Promise<unknown>,
  body: unknown,
  how?: ResponseInit,
): Promise<[string, RequestInit]> {
  const original = window.fetch.bind(window);
  let seen: [string, RequestInit] | undefined;
  window.fetch = (address, init) => {
    seen = [address as string, init!];
    return Promise.resolve(new Response(JSON.stringify(body), how));
  };
  try {
    await call();
  } finally {
    window.fetch = original;
  }
  return seen!;
}

/** Settings with the token of a signed-in reader; the test answers in place of the service. */
const signedIn = (accessToken: string) =>
  ({
    applicationId: 'APP',
    transport: 'fetch',
    baseUrl: 'https://service.example',
    accessToken,
  }) as const;

describe('the fetch transport', () => {
  for (const [fault, code, status, text] of [
    ['400', 'wrong_parameter', 400, 'page must be over 1'],
    ['429-gateway', '429', 429, 'Rate limit is exceeded. Try again in 1 seconds.'],
    ['403-gateway', '403', 403, 'the request is forbidden'],
    ['error-200', 'wrong_parameter', 200, 'page must be over 1'],
  ] as const) {
    it(`has the text of the service: ${fault}`, async () => {
      const error = await failureWith(fault);
      expect(error).to.be.instanceOf(ServiceError);
      expect(error).to.include({ code, status, text });
      expect(error.message).to.contain(text);
    });
  }

  it('reads the wait of a readable header `Retry-After`', async () => {
    const error = await failureWith('429-retry-after');
    expect(error).to.include({ code: 'too_many_requests', status: 429, retryAfter: 1 });
  });

  it('sends no cookies', async () => {
    const [, init] = await fetchedBy(() => requestRanking(), { Items: [] });
    expect(init).to.include({ credentials: 'omit' });
    expect(init).not.to.have.any.keys('referrerPolicy', 'cache');
  });

  it('sends the access token only to the service', async () => {
    const accessToken = 'SECRET+1';
    const settings = signedIn(accessToken);
    const list = () => request(bookmarkList, {}, settings);
    const [address, init] = await fetchedBy(list, { items: [] });
    expect(new URL(address).searchParams.get('access_token')).to.equal(accessToken);
    expect(init).to.include({ referrerPolicy: 'no-referrer', cache: 'no-store' });

    const original = window.fetch.bind(window);
    window.fetch = (sent) => Promise.reject(new TypeError(`cannot load ${sent as string}`));
    const error = await failureOf(list()).finally(() => (window.fetch = original));
    expect(error).to.be.instanceOf(NetworkError);
    expect(`${error.message} ${error.stack} ${String(error.cause)}`).not.to.contain('SECRET');
  });

  it('keeps an access token out of errors without a body', async () => {
    const accessToken = 'ab/c+d==';
    const settings = signedIn(accessToken);
    for (const repeated of [accessToken, encodeURIComponent(accessToken)]) {
      const how = { status: 401, statusText: `unknown token ${repeated}` };
      const send = async () => {
        const error = await failureOf(request(bookmarkList, {}, settings));
        expect(error).to.include({ code: '401', status: 401, text: 'unknown token …' });
        expect(`${error.message} ${error.stack}`).not.to.contain(repeated);
      };
      await fetchedBy(send, undefined, how);
    }
  });
});
