import assert from 'node:assert/strict';
import { addressOf, shared } from '../addresses.js';
import { send } from '../request.js';
import { assertRefusal } from '../refusal.js';
import { promise } from '../../../scripts/checks/promise.js';
import { FOREIGN_HEADERS, quoting } from '../quoting.js';

/** The settings for these checks: an id, a value too short for a key, and two keys. */
export const SECRETS = {
  RELAY_APPLICATION_ID: 'relay-id',
  RELAY_QUERY: 'country=jp&accessKey=relay-key&accessSecret=relay-secret',
};

/** @param {import('../request.js').Answer} answer @param {string} about */
const assertSilent = ({ headers, text }, about) =>
  assert.doesNotMatch(text + JSON.stringify(headers), /relay-(id|key|secret)/i, about);

/**
 * Id and key stay with the relay, even if the service repeats them.
 * @param {import('../nginx.js').Relay} relay
 * @param {import('../service.js').Service} service
 */
export async function checkSecrets({ origin }, service) {
  let last = 0;
  /** An address that has not been requested before. */
  const another = () => `${origin}/services/api/MarketItem/Ranking/20170628?genreId=${++last}`;
  const faults = (/** @type {string} */ kind) =>
    Object.keys(quoting).filter((name) => name.startsWith(kind));

  await promise('No answer contains the id or the key', async () => {
    for (const operation of shared) {
      assertSilent(await send(addressOf(operation, origin)), operation.path);
    }
  });

  await promise('A redirect of the service ends at the relay', async () => {
    for (const fault of faults('moved-')) {
      service.turn(fault);
      for (const query of ['', '&callback=mkt_a']) {
        const answer = await send(another() + query);
        assertRefusal(answer, 502, fault);
        assertSilent(answer, fault);
      }
    }
    service.turn('');
    return faults('moved-').join(', ');
  });

  await promise('Errors that quote the id or the key come without them', async () => {
    for (const fault of faults('quoting-')) {
      service.turn(fault);
      const answer = await send(another());
      assert.equal(answer.status, Number(fault.split('-')[1]) || 403, fault);
      assert.ok(answer.text.includes('applicationId=***&'), answer.text);
      // A short value is not hidden: it could be part of any word.
      assert.ok(answer.text.includes('country=jp&accessKey=***&accessSecret=***&'), answer.text);
      assert.ok(answer.text.includes(`genreId=${last}`), answer.text);
      assertSilent(answer, fault);
    }
    service.turn('');
    return faults('quoting-').join(', ');
  });

  await promise(
    'Response headers about the service’s host, its addresses or its readers are not forwarded',
    async () => {
      service.turn('foreign-headers');
      const answer = await send(another());
      service.turn('');
      assert.equal(answer.status, 200, answer.text);
      assert.doesNotMatch(JSON.stringify(answer.headers), /foreign/);
      assertSilent(answer, 'headers');
      return `${FOREIGN_HEADERS.length} headers`;
    },
  );

  await promise('A conditional request gets the full answer, never a 304', async () => {
    const address = another();
    const { headers, text } = await send(address);
    const conditions = { 'If-Modified-Since': headers.date, 'If-None-Match': '*' };
    for (const [name, value] of Object.entries(conditions)) {
      const again = await send(address, { headers: { [name]: value } });
      assert.equal(again.headers['x-relay-cache'], 'HIT', name);
      assert.deepEqual([again.status, again.text], [200, text], name);
    }
  });
}
