import { expect } from 'chai';
import { from, send } from '../request.js';
import { assertRefusal } from '../refusal.js';
import { promise } from '../../../scripts/checks/promise.js';

export const SETTINGS = {
  RELAY_RATE: '5r/s',
  RELAY_QUEUE: '4',
  RELAY_AFFILIATE_ID: 'relay-affiliate',
};

/**
 * The effect of some settings.
 * @param {import('../nginx.js').Relay} relay
 * @param {import('../service.js').Service} service
 */
export async function checkSettings({ origin }, service) {
  const ranking = `${origin}/services/api/MarketItem/Ranking/20170628`;

  await promise(
    'A relay with an affiliate id replaces any other affiliate id by its own',
    async () => {
      const requests = await service.during(async () => {
        for (const query of ['', '?affiliateId=other', '?affiliateId=&callback=mkt_a']) {
          const { text } = await send(ranking + query);
          expect(text).to.match(/relay-affiliate/);
          expect(text).not.to.match(/other/);
        }
      });
      expect(requests).to.equal(1);
    },
  );

  await promise('Requests beyond the length of the queue are refused at once', async () => {
    const places = Number(SETTINGS.RELAY_QUEUE) + 1;
    let refused = 0;
    const reader = async (/** @type {number} */ id) => {
      const answer = await send(`${ranking}?genreId=${id}`, from(`192.0.2.${id}`));
      if (answer.status === 200) return;
      assertRefusal(answer, 429, 'a miss too many');
      expect(Number(answer.headers['retry-after'])).to.be.above(0);
      refused += 1;
    };
    const readers = Array.from({ length: 20 }, (_, i) => i + 1);
    const requests = await service.during(() => Promise.all(readers.map(reader)));
    // One slot may still be in use, and one may become free meanwhile.
    expect(Math.abs(requests - places), `${requests} reached the service`).to.be.at.most(1);
    expect(refused).to.equal(readers.length - requests);
    return `${requests} answered, ${refused} refused`;
  });
}
