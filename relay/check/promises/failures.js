import assert from 'node:assert/strict';
import { Agent } from 'node:http';
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

/**
 * Promises about failures of the service.
 * @param {import('../nginx.js').Relay} relay
 * @param {import('../service.js').Service} service
 */
export async function checkFailures({ origin }, service) {
  let last = 100_000;
  /** An address that has not been requested before. */
  const another = () => `${origin}${RANKING}?genreId=${++last}&page=1`;

  await promise('Errors keep their status and body and are not cached', async () => {
    for (const [fault, status] of ERRORS) {
      service.turn(fault);
      const address = another();
      const requests = await service.during(async () => {
        for (const query of ['', '&callback=mkt_a']) {
          const answer = await send(address + query);
          assert.equal(answer.status, status, `${fault}: ${answer.text}`);
          assert.ok(JSON.parse(answer.text), 'no JSON');
          assert.equal(answer.headers['cache-control'], 'no-store', fault);
          assert.equal(answer.headers['access-control-allow-origin'], '*', fault);
          if (/^(\d+|html.*|moved.*)$/.test(fault)) assertRefusal(answer, status, fault);
        }
      });
      assert.equal(requests, 2, `${fault} was kept`);
      service.turn('');
      assert.equal((await send(address)).headers['x-relay-cache'], 'MISS', `${fault} was kept`);
    }
    return ERRORS.map(([fault]) => fault).join(', ');
  });

  await promise('An incomplete answer is not cached', async () => {
    service.turn('disconnect');
    const address = another();
    const broken = await send(address);
    assert.throws(() => void JSON.parse(broken.text));
    service.turn('');
    const { headers, text } = await send(address);
    assert.equal(headers['x-relay-cache'], 'MISS');
    assert.ok(JSON.parse(text));
  });

  await promise('A request that its reader aborts still fills the cache', async () => {
    service.turn('slow-body');
    const address = another();
    const leaving = AbortSignal.timeout(500);
    await assert.rejects(send(address, { signal: leaving, agent: false }));
    await pass(2);
    service.turn('');
    assert.equal((await send(address)).headers['x-relay-cache'], 'HIT');
  });

  await promise('“No hotel found” is cached for a while with its status', async () => {
    const address = `${origin}${HOTELS}?keyword=nowhere-at-all`;
    const requests = await service.during(async () => {
      for (let i = 0; i < 5; i++) assert.equal((await send(address)).status, 404);
    });
    assert.equal(requests, 1);
  });

  await promise('A stale answer is served at once and revalidated by one request', async () => {
    const address = another();
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
      assert.ok(answers.every(({ status }) => status === 200));
      const slowest = Math.max(...answers.map(({ took }) => took));
      assert.ok(slowest < 1500, `a reader waited ${Math.round(slowest)} ms`);
      agent.destroy();
      await pass(0.5);
    });
    assert.equal(requests, 1);
    service.turn('');
    return `1 of 50 requests reached a service that takes almost two seconds`;
  });

  const addresses = new Map([...OUTAGES, 'gone'].map((fault) => [fault, another()]));

  await promise('While the service fails, readers get stale answers', async () => {
    for (const address of addresses.values()) await send(address);
    await pass(LIFE.fresh + 1.1);
    for (const [fault, address] of addresses) {
      if (fault === 'gone') await service.stop();
      else service.turn(fault);
      for (const callback of ['', 'mkt_a']) {
        const { status, text } = await send(callback ? `${address}&callback=mkt_a` : address);
        assert.equal(status, 200, `${fault}: ${text}`);
        const json = callback ? calledBack(text, callback) : text;
        assert.ok(Array.isArray(JSON.parse(json).Items), fault);
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
      assert.equal((await send(address)).status, 200, fault);
    }
    return `${LIFE.fresh + LIFE.stale} s here`;
  });
}
