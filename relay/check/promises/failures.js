import { Agent } from 'node:http';
import { expect } from 'chai';
import { calledBack, pass, send } from '../request.js';
import { assertRefusal } from '../refusal.js';
import { promise } from '../../../scripts/checks/promise.js';

/**
 * Short lifetimes in seconds for these checks. nginx counts in whole seconds, so that a response can be fresh
 * for almost one more.
 */
export const LIFE = { fresh: 4, stale: 8 };

const RANKING = '/services/api/MarketItem/Ranking/20170628';
const HOTELS = '/services/api/Travel/KeywordHotelSearch/20170426';

/** The service's errors, and the relay's. */
const ERRORS = /** @type {const} */ ([
  ['400', 400],
  ['404', 404],
  ['429', 429],
  ['500', 500],
  ['503', 503],
  ['429-gateway', 429],
  ['403-gateway', 403],
  ['html', 502],
  ['html-script-type', 502],
  ['moved-302', 502],
]);

/** Failures that a stale response hides from readers. */
const OUTAGES = [
  '429',
  '500',
  '503',
  '403-gateway',
  '400',
  'html',
  'moved-302',
  'disconnect',
  'silent',
];

/** @typedef {import('../nginx.js').Relay} Relay */
/** @typedef {import('../service.js').Service} Service */

let last = 100_000;
/** An address that has not been requested before. @param {string} origin of the relay */
const another = (origin) => `${origin}${RANKING}?genreId=${++last}&page=1`;

/** Errors and incomplete answers. @param {string} origin of the relay @param {Service} service */
async function checkErrors(origin, service) {
  await promise('Errors keep their status and body and are not cached', async () => {
    for (const [fault, status] of ERRORS) {
      service.turn(fault);
      const address = another(origin);
      const requests = await service.during(async () => {
        for (const query of ['', '&callback=mkt_a']) {
          const answer = await send(address + query);
          expect(answer.status, `${fault}: ${answer.text}`).to.equal(status);
          expect(JSON.parse(answer.text), 'no JSON').to.be.ok;
          expect(answer.headers['cache-control'], fault).to.equal('no-store');
          expect(answer.headers['access-control-allow-origin'], fault).to.equal('*');
          if (/^(\d+|html.*|moved.*)$/.test(fault)) assertRefusal(answer, status, fault);
        }
      });
      expect(requests, `${fault} was kept`).to.equal(2);
      service.turn('');
      expect((await send(address)).headers['x-relay-cache'], `${fault} was kept`).to.equal('MISS');
    }
    return ERRORS.map(([fault]) => fault).join(', ');
  });

  await promise('An incomplete answer is not cached', async () => {
    service.turn('disconnect');
    const address = another(origin);
    const broken = await send(address);
    expect(() => void JSON.parse(broken.text)).to.throw();
    service.turn('');
    const { headers, text } = await send(address);
    expect(headers['x-relay-cache']).to.equal('MISS');
    expect(JSON.parse(text)).to.be.ok;
  });

  await promise('A request that its reader aborts still fills the cache', async () => {
    service.turn('slow-body');
    const address = another(origin);
    const leaving = AbortSignal.timeout(500);
    const outcome = await send(address, { signal: leaving, agent: false }).then(
      () => 'an answer',
      () => 'an abort',
    );
    expect(outcome).to.equal('an abort');
    await pass(2);
    service.turn('');
    expect((await send(address)).headers['x-relay-cache']).to.equal('HIT');
  });

  await promise('“No hotel found” is cached for a while with its status', async () => {
    const address = `${origin}${HOTELS}?keyword=nowhere-at-all`;
    const requests = await service.during(async () => {
      for (let i = 0; i < 5; i++) expect((await send(address)).status).to.equal(404);
    });
    expect(requests).to.equal(1);
  });
}

/** Stale answers while the service is slow. @param {string} origin of the relay @param {Service} service */
async function checkRevalidation(origin, service) {
  await promise('A stale answer is served at once and revalidated by one request', async () => {
    const address = another(origin);
    await send(address);
    await pass(LIFE.fresh + 1.1);
    service.turn('slow-body');
    // Readers reuse connections that had a stale response.
    const agent = new Agent({ keepAlive: true, maxSockets: 5 });
    const requests = await service.during(async () => {
      const answers = await Promise.all(
        Array.from({ length: 50 }, async () => {
          const start = performance.now();
          const { status } = await send(address, { agent });
          return { status, took: performance.now() - start };
        }),
      );
      expect(answers.every(({ status }) => status === 200)).to.be.ok;
      const slowest = Math.max(...answers.map(({ took }) => took));
      expect(slowest, `a reader waited ${Math.round(slowest)} ms`).to.be.below(1500);
      agent.destroy();
      await pass(0.5);
    });
    expect(requests).to.equal(1);
    service.turn('');
    return `1 of 50 requests reached a service that takes almost two seconds`;
  });
}

/** Stale answers while the service fails. @param {string} origin of the relay @param {Service} service */
async function checkOutages(origin, service) {
  const addresses = new Map([...OUTAGES, 'gone'].map((fault) => [fault, another(origin)]));

  await promise('While the service fails, readers get stale answers', async () => {
    for (const address of addresses.values()) await send(address);
    await pass(LIFE.fresh + 1.1);
    for (const [fault, address] of addresses) {
      if (fault === 'gone') await service.stop();
      else service.turn(fault);
      for (const callback of ['', 'mkt_a']) {
        const { status, text } = await send(callback ? `${address}&callback=mkt_a` : address);
        expect(status, `${fault}: ${text}`).to.equal(200);
        const json = callback ? calledBack(text, callback) : text;
        expect(Array.isArray(JSON.parse(json).Items), fault).to.be.ok;
      }
    }
    return [...addresses.keys()].join(', ');
  });

  await promise('Stale answers beyond the age limit are not served', async () => {
    await pass(LIFE.stale);
    for (const [fault, address] of addresses) {
      const answer = await send(address);
      assertRefusal(answer, 502, fault);
    }
    await service.start();
    service.turn('');
    for (const [fault, address] of addresses) {
      expect((await send(address)).status, fault).to.equal(200);
    }
    return `${LIFE.fresh + LIFE.stale} s here`;
  });
}

/** Promises about failures of the service. @param {Relay} relay @param {Service} service */
export async function checkFailures({ origin }, service) {
  await checkErrors(origin, service);
  await checkRevalidation(origin, service);
  await checkOutages(origin, service);
}
