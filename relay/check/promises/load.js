import { join } from 'node:path';
import { expect } from 'chai';
import { calledBack, from, pass, send } from '../request.js';
import { textsIn } from '../files.js';
import { promise } from '../../../scripts/checks/promise.js';

const [REQUESTS, ADDRESSES, AT_ONCE] = [10_000, 20, 200];

/** How late a busy machine may notice a request, in milliseconds. */
const JITTER = 500;

/** @param {number} milliseconds */
const inSeconds = (milliseconds) => `${(milliseconds / 1000).toFixed(2)} s`;

/** @typedef {import('../nginx.js').Relay} Relay */
/** @typedef {import('../service.js').Service} Service */

/** @param {Relay} relay */
const booksOf = ({ origin }) =>
  `${origin}/services/api/BooksTotal/Search/20170404?booksGenreId=001`;

/** One request for many page views. @param {Relay} relay @param {Service} service */
async function checkSharing(relay, service) {
  const books = booksOf(relay);

  await promise(
    `${REQUESTS} requests for ${ADDRESSES} addresses reach the service once each`,
    async () => {
      /** @type {Map<number, string>} */
      const bodies = new Map();
      let sent = 0;
      /** Each reader's page has its own id, transport and callback. */
      async function reader(/** @type {unknown} */ _, /** @type {number} */ i) {
        while (sent < REQUESTS) {
          const turn = sent++;
          const page = 1 + (turn % ADDRESSES);
          const callback = turn % 3 ? `mkt_${turn % 7}` : '';
          const pairs = [`applicationId=page${turn % 5}`, `page=${page}`, 'hits=2'];
          if (turn % 2) pairs.reverse();
          const query = pairs.concat(callback ? `callback=${callback}` : []).join('&');
          const { status, text } = await send(`${books}&${query}`, from(`192.0.2.${i}`));
          expect(status, `${query} answered ${status}: ${text}`).to.equal(200);
          const json = callback ? calledBack(text, callback) : text;
          if (!bodies.has(page)) bodies.set(page, json);
          expect(json, `two answers for page ${page}`).to.equal(bodies.get(page));
        }
      }
      const start = performance.now();
      const requests = await service.during(() =>
        Promise.all(Array.from({ length: AT_ONCE }, reader)),
      );
      const took = performance.now() - start;
      expect(requests, `${requests} requests reached the service`).to.equal(ADDRESSES);
      expect(new Set(bodies.values()).size, 'different pages, the same answer').to.equal(ADDRESSES);
      return `${requests} reached it, one after the other; ${AT_ONCE} readers at once, ${inSeconds(took)}`;
    },
  );

  await promise(
    'Further page views send no requests to the service until the answers are stale',
    async () => {
      const start = performance.now();
      let sent = 0;
      const reader = async () => {
        while (sent++ < REQUESTS) {
          const { status, headers } = await send(`${books}&hits=2&page=${1 + (sent % ADDRESSES)}`);
          expect([status, headers['x-relay-cache']]).to.deep.equal([200, 'HIT']);
        }
      };
      const requests = await service.during(() =>
        Promise.all(Array.from({ length: AT_ONCE }, reader)),
      );
      expect(requests, `${requests} requests reached the service`).to.equal(0);
      const rate = Math.round(REQUESTS / ((performance.now() - start) / 1000));
      return `0 of ${REQUESTS}; ${rate} answers a second`;
    },
  );
}

/** Requests at the same time. @param {Relay} relay @param {Service} service */
async function checkConcurrency(relay, service) {
  const books = booksOf(relay);

  await promise(
    'Equal requests without a cached answer are one request to the service',
    async () => {
      const address = `${books}&hits=3`;
      const requests = await service.during(() =>
        Promise.all(
          Array.from({ length: AT_ONCE }, (_, i) => send(`${address}&callback=mkt_${i}`)),
        ),
      );
      expect(requests, `${requests} requests reached the service`).to.equal(1);
      return `${requests} of ${AT_ONCE}`;
    },
  );

  await promise('A client with forty requests at once does not delay other clients', async () => {
    const search = `${relay.origin}/services/api/Ebook/EbookSearch/20170426`;
    const greedy = Promise.all(
      Array.from({ length: 40 }, (_, i) => send(`${search}?keyword=many-${i}`, from('192.0.2.1'))),
    );
    // Later requests find them in the queue.
    await pass(0.5);
    const start = performance.now();
    const others = ['192.0.2.2', '192.0.2.3', '2001:db8::1'];
    const theirs = await Promise.all(
      others.map((client) =>
        send(`${search}?keyword=one-${encodeURIComponent(client)}`, from(client)),
      ),
    );
    const took = performance.now() - start;
    const answered = (await greedy).filter(({ status }) => status === 200).length;
    for (const { status, text } of theirs) expect(status, text).to.equal(200);
    expect(answered, `${answered} of forty were answered`).to.be.at.most(11);
    return `${answered} of 40 answered, and all of ${others.length} others after ${inSeconds(took)}`;
  });
}

/** The age of answers and the rate of requests. @param {Relay} relay @param {Service} service */
async function checkLimits(relay, service) {
  await promise(
    'With the default settings, no answer is cached for more than an hour',
    async () => {
      const cachedTexts = textsIn(join(relay.folder, 'cache'));
      for (const { text } of cachedTexts) {
        const [, fresh, stale] = /max-age=(\d+), stale-while-revalidate=(\d+)/.exec(text) ?? [];
        const life = Number(fresh) + Number(stale);
        expect(life, `${life} s`).to.be.at.most(3600);
      }
      expect(cachedTexts.length).to.be.above(ADDRESSES);
    },
  );

  await promise('The service receives at most one request a second', async () => {
    const times = (await service.log()).map(({ time }) => Date.parse(time));
    for (const [i, start] of times.entries()) {
      for (const [more, end] of times.slice(i + 1).entries()) {
        const [gaps, took] = [more + 1, end - start];
        expect(took, `${gaps + 1} requests within ${took} ms`).to.be.at.least(gaps * 1000 - JITTER);
      }
    }
    const gaps = times.slice(1).map((time, i) => time - (times[i] ?? 0));
    const all = (times.at(-1) ?? NaN) - (times[0] ?? NaN);
    expect(gaps.length, `only ${times.length} requests`).to.be.at.least(ADDRESSES);
    return `${times.length} requests in ${inSeconds(all)}, the shortest gap ${inSeconds(Math.min(...gaps))}`;
  });
}

/** Requests that the relay saves, with the settings of `relay.env`. @param {Relay} relay @param {Service} service */
export async function checkLoad(relay, service) {
  await checkSharing(relay, service);
  await checkConcurrency(relay, service);
  await checkLimits(relay, service);
}
