import { expect } from 'chai';
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
  expect(text + JSON.stringify(headers), about).not.to.match(/relay-(id|key|secret)/i);

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
      expect(answer.status, fault).to.equal(Number(fault.split('-')[1]) || 403);
      expect(answer.text, answer.text).to.include('applicationId=***&');
      // A short value is not hidden: it could be part of any word.
      expect(answer.text, answer.text).to.include('country=jp&accessKey=***&accessSecret=***&');
      expect(answer.text, answer.text).to.include(`genreId=${last}`);
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
      expect(answer.status, answer.text).to.equal(200);
      expect(JSON.stringify(answer.headers)).not.to.match(/foreign/);
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
      expect(again.headers['x-relay-cache'], name).to.equal('HIT');
      expect([again.status, again.text], name).to.deep.equal([200, text]);
    }
  });
}
