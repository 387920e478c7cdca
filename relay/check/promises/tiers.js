import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { promise } from '../../../scripts/checks/promise.js';
import { endLater } from '../../../scripts/checks/running.js';
import { calledBack, from, send } from '../request.js';
import { startRelay } from '../nginx.js';

const [REQUESTS, ADDRESSES, AT_ONCE] = [4000, 20, 100];

/**
 * The settings of a file beside the relay.
 * @param {string} name
 * @returns {Record<string, string>}
 */
const settingsOf = (name) =>
  Object.fromEntries(
    [
      ...readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8').matchAll(/^(\w+)=(.*)$/gm),
    ].map(([, key = '', value = '']) => [key, value]),
  );

export const SHARED = settingsOf('shared.env');

/** @typedef {import('../nginx.js').Relay} Relay */
/** @typedef {import('../service.js').Service} Service */

const PATH = '/services/api/BooksTotal/Search/20170404?booksGenreId=001&hits=2';

/** @param {number} i */
const reader = (i) => {
  const { headers } = from(`192.0.2.${i}`);
  return { headers: { ...headers, Origin: 'https://blog.example' } };
};

/** The requests of two relays. @param {Relay[]} fronts @param {Service} service */
async function checkSharing(fronts, service) {
  await promise(
    `${REQUESTS} requests to two relays for ${ADDRESSES} addresses reach the service once each`,
    async () => {
      let sent = 0;
      /** @type {Map<number, string>} */
      const bodies = new Map();
      async function read(/** @type {unknown} */ _, /** @type {number} */ i) {
        while (sent < REQUESTS) {
          const turn = sent++;
          const page = 1 + (Math.floor(turn / 2) % ADDRESSES);
          const address = `${fronts[turn % 2]?.origin}${PATH}&page=${page}&callback=mkt_${i}`;
          const { status, text } = await send(address, reader(i));
          expect(status, text).to.equal(200);
          const json = calledBack(text, `mkt_${i}`);
          expect(json, `two answers for page ${page}`).to.equal(bodies.get(page) ?? json);
          bodies.set(page, json);
        }
      }
      const requests = await service.during(() =>
        Promise.all(Array.from({ length: AT_ONCE }, read)),
      );
      expect(requests, `${requests} requests reached the service`).to.equal(ADDRESSES);
      return `${requests} reached it`;
    },
  );
}

/**
 * Several relays with one that they share, with the settings of compose.yaml. Only the names of the machines
 * differ, and the rate of the service, which would make the check last minutes.
 * @param {string} nginx
 * @param {import('../nginx.js').Relay} shared
 * @param {import('../service.js').Service} service
 */
export async function checkTiers(nginx, shared, service) {
  /** @type {Record<string, string>} */
  const settings = {
    ...settingsOf('front.env'),
    RELAY_SERVICE: shared.origin,
    RELAY_AFFILIATE_ID: 'aff-1',
    RELAY_ORIGINS: 'https://blog.example',
    RELAY_NAMES: 'relay.example',
  };
  const fronts = [await startRelay(nginx, settings), await startRelay(nginx, settings)];
  fronts.forEach(endLater);
  await checkSharing(fronts, service);

  await promise(
    'They insert your affiliate id, and only the shared relay inserts your id',
    async () => {
      const { url } = (await service.log()).at(-1) ?? { url: '' };
      const { searchParams } = new URL(url);
      expect([searchParams.get('applicationId'), searchParams.get('affiliateId')]).to.deep.equal([
        'relay-id',
        'aff-1',
      ]);
    },
  );

  await promise('Only these relays may send requests to the shared relay', async () => {
    const { status } = await send(`${shared.origin}${PATH}&page=1`, reader(1));
    expect(status).to.equal(403);
  });

  await promise('They answer from their own caches while the shared relay is down', async () => {
    await shared.close();
    for (const { origin } of fronts) {
      const { status, headers } = await send(`${origin}${PATH}&page=1`, reader(1));
      expect([status, headers['x-relay-cache']]).to.deep.equal([200, 'HIT']);
    }
  });

  await promise('Answers are at most an hour old, counted over both relays', async () => {
    const ages = [SHARED, settings].flatMap(({ RELAY_TTL, RELAY_STALE }) => [
      RELAY_TTL,
      RELAY_STALE,
    ]);
    expect(ages.reduce((sum, age) => sum + Number(age), 0)).to.equal(3600);
  });
}
