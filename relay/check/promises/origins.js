import { expect } from 'chai';
import { send } from '../request.js';
import { assertRefusal } from '../refusal.js';
import { promise } from '../../../scripts/checks/promise.js';

const LISTED = ['https://blog.example', 'https://www.blog.example:8443'];

/** The settings for these checks; `none` may be added. */
export const LIST = { RELAY_ORIGINS: LISTED.join(' ') };
export const LIST_AND_NONE = { RELAY_ORIGINS: ['none', ...LISTED].join(' ') };

/** Headers of browsers for a listed page. */
const OWN = LISTED.flatMap((origin) => [
  { Origin: origin },
  { Referer: `${origin}/` },
  { Referer: `${origin}/2027/06?utm=https://other.example/` },
  // A script requested with CORS.
  { Origin: origin, Referer: `${origin}/` },
]);

/** The same for unlisted pages, the last of them with a similar name. */
const FOREIGN = [
  'https://other.example',
  'http://blog.example',
  'https://blog.example:444',
  'https://blog.example.other.example',
  'https://other-blog.example',
  'https://blog.exampl',
  'https://a.blog.example',
  'https://blogxexample',
].flatMap((origin) => [
  { Origin: origin },
  { Referer: `${origin}/https://blog.example/` },
  { Referer: `${origin}?https://blog.example` },
  { Origin: origin, Referer: 'https://blog.example/' },
]);

/** Requests without a page: without a referrer, from the kit's frame, by `fetch` in a sandboxed frame. */
const NAMELESS = [{}, { Origin: 'null' }, { Referer: '' }, { Referer: 'about:blank' }];

/**
 * Which pages may use the relay.
 * @param {import('../nginx.js').Relay} relay
 * @param {import('../service.js').Service} service
 */
export async function checkOrigins({ origin }, service) {
  const ranking = `${origin}/services/api/MarketItem/Ranking/20170628`;

  await promise('The pages of the listed origins are answered', async () => {
    for (const headers of OWN) {
      for (const query of ['', '?callback=mkt_a']) {
        const { status } = await send(ranking + query, { headers });
        expect(status, JSON.stringify(headers)).to.equal(200);
      }
    }
  });

  await promise('The pages of other origins are refused, even for cached answers', async () => {
    const requests = await service.during(async () => {
      for (const headers of FOREIGN) {
        for (const query of ['', '?genreId=100371', '?callback=mkt_a']) {
          assertRefusal(await send(ranking + query, { headers }), 403, JSON.stringify(headers));
        }
      }
    });
    expect(requests, `${requests} of them reached the service`).to.equal(0);
    return `${FOREIGN.length} kinds of requests`;
  });

  await promise('Requests without an origin are refused', async () => {
    for (const headers of NAMELESS) {
      assertRefusal(await send(ranking, { headers }), 403, JSON.stringify(headers));
    }
  });
}

/**
 * The same if requests without an origin are allowed.
 * @param {import('../nginx.js').Relay} relay
 */
export async function checkWithoutOrigin({ origin }) {
  const ranking = `${origin}/services/api/MarketItem/Ranking/20170628`;

  await promise('Requests without an origin are answered if `none` is listed', async () => {
    for (const headers of [...NAMELESS, ...OWN]) {
      expect((await send(ranking, { headers })).status, JSON.stringify(headers)).to.equal(200);
    }
    for (const headers of [...FOREIGN, { Origin: 'https://none' }]) {
      assertRefusal(await send(ranking, { headers }), 403, JSON.stringify(headers));
    }
  });
}
