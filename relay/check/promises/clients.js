import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { from, send } from '../request.js';
import { assertRefusal } from '../refusal.js';
import { promise } from '../../../scripts/checks/promise.js';

/** The settings of this part: a client may send two new requests, and then hardly any. */
export const FEW = { RELAY_CLIENT_RATE: '1r/m', RELAY_CLIENT_BURST: '1' };

const SEARCH = '/services/api/Ebook/EbookSearch/20170426';

/**
 * How the relay distinguishes clients.
 * @param {import('../nginx.js').Relay} relay
 * @param {import('../service.js').Service} service
 */
export async function checkClients({ origin, folder }, service) {
  let last = 0;
  /** An address that has not been requested before. */
  const another = () => `${origin}${SEARCH}?keyword=secret-wish-${++last}`;

  /**
   * The number of responses to new requests, by client.
   * @param {string[]} addresses
   */
  async function answered(addresses) {
    let count = 0;
    for (const address of addresses) {
      const answer = await send(another(), from(address));
      if (answer.status === 200) count += 1;
      else assertRefusal(answer, 429, address);
    }
    return count;
  }

  await promise('Only the client with too many requests is refused', async () => {
    expect(await answered(Array(5).fill('192.0.2.1'))).to.equal(2);
    expect(await answered(['192.0.2.2', '192.0.2.3'])).to.equal(2);
  });

  await promise('All addresses of an IPv6 network count as one client', async () => {
    const [home, other] = [
      ['2001:db8:5:1::1', '2001:db8:5:1:2:3:4:5', '2001:db8:5:1::2', '2001:db8:5:1:ffff::3'],
      ['2001:db8:5:2::1', '2001:db8:5:2:2:3:4:5', '2001:db8:5:3::1'],
    ];
    expect(await answered(home)).to.equal(2);
    expect(await answered(other)).to.equal(3);
    // The form of IPv4 addresses in nginx if it listens to both versions.
    expect(await answered(['::ffff:192.0.2.8', '::ffff:192.0.2.9', '::ffff:192.0.2.10'])).to.equal(
      3,
    );
  });

  await promise('Cached answers have no limit of requests', async () => {
    const address = another();
    await send(address, from('192.0.2.4'));
    const requests = await service.during(async () => {
      for (let i = 0; i < 20; i++) {
        expect((await send(address, from('192.0.2.1'))).status).to.equal(200);
      }
    });
    expect(requests).to.equal(0);
  });

  await promise('nginx does not log the requests of refused clients', async () => {
    const log = readFileSync(join(folder, 'error.log'), 'utf8');
    expect(log).not.to.match(/secret-wish/);
  });
}
