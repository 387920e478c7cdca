import assert from 'node:assert/strict';
import { ask } from '../ask.js';
import { assertRefusal, promise } from '../promise.js';

/** How many may wait in this part. */
export const QUEUE = 4;

/**
 * What happens to more misses than the service may be asked about.
 * @param {import('../nginx.js').Relay} relay
 * @param {import('../service.js').Service} service
 */
export const holdQueue = ({ origin }, service) =>
  promise('More misses than can wait for their turn are refused at once', async () => {
    const address = `${origin}/services/api/MarketItem/Ranking/20170628?genreId=7`;
    const count = QUEUE + 5;
    let refused = 0;
    const asked = await service.during(() =>
      Promise.all(
        Array.from({ length: count }, async (_, i) => {
          const answer = await ask(`${address}0${i}`);
          if (answer.status === 200) return;
          assertRefusal(answer, 429, 'a miss too many');
          assert.ok(Number(answer.headers['retry-after']) > 0);
          refused += 1;
        }),
      ),
    );
    assert.deepEqual([asked, refused], [QUEUE + 1, count - QUEUE - 1]);
    return `${asked} answered, ${refused} refused`;
  });
