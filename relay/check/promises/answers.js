import assert from 'node:assert/strict';
import { addressOf, fullAddressOf, shared } from '../addresses.js';
import { calledBack, from, pass, send } from '../request.js';
import { promise } from '../../../scripts/checks/promise.js';

/**
 * Promises about responses for readers.
 * @param {import('../nginx.js').Relay} relay
 * @param {import('../service.js').Service} service
 */
export async function checkAnswers(relay, service) {
  await promise(
    'Every operation answers like the service, at the address that the kit requests',
    async () => {
      for (const operation of shared) {
        const direct = await send(addressOf(operation, service.origin));
        const relayed = await send(addressOf(operation, relay.origin));
        assert.equal(relayed.status, 200, `${operation.path}: ${relayed.text}`);
        assert.equal(relayed.text, direct.text, operation.path);
      }
      return `${shared.length} operations`;
    },
  );

  await promise('The relay accepts every parameter of the interface', async () => {
    let count = 0;
    for (const operation of shared) {
      const address = fullAddressOf(operation, relay.origin);
      const { headers, text } = await send(address);
      // A refusal of the relay itself bypasses its cache.
      assert.ok(headers['x-relay-cache'], `${address}\n${text}`);
      const forwarded = new URL((await service.log()).at(-1)?.url ?? '').searchParams;
      for (const name of Object.keys(operation.params)) {
        if (name === 'developerId') continue;
        const expected = new URL(address).searchParams.get(name);
        assert.equal(forwarded.get(name), expected, `${operation.path}: ${name}`);
        count += 1;
      }
    }
    return `${count} parameters`;
  });

  await promise('The relay accepts positions of any precision', async () => {
    const hotels = `${relay.origin}/services/api/Travel/SimpleHotelSearch/20131024?datumType=1`;
    const golf = `${relay.origin}/services/api/Golf/GolfGolfCourseSearch/20131113?searchRadius=9`;
    const numbers = [35.5, 35.68124, 35.68123620000001, 35.12345678901234, 0.00000123456789012345];
    for (const number of numbers.flatMap((number) => [number, -number])) {
      for (const start of [hotels, golf]) {
        const { headers, text } = await send(`${start}&latitude=${number}&longitude=${number}`);
        assert.ok(headers['x-relay-cache'], `${number}: ${text}`);
      }
    }
    return numbers.join(', ');
  });

  const ranking = `${relay.origin}/services/api/MarketItem/Ranking/20170628?genreId=100410`;

  await promise('JSON and JSONP requests share one cached answer', async () => {
    /** @type {import('../request.js').Answer[]} */
    const answers = [];
    const requests = await service.during(async () => {
      for (const more of [
        '',
        '&callback=mkt_a',
        '&callback=mkt_9z&applicationId=other',
        '&format=json',
      ]) {
        answers.push(await send(ranking + more));
      }
      answers.push(await send(ranking.replace('genreId', 'page=&applicationId=x&genreId')));
    });
    assert.equal(requests, 1);
    const [json, script, named, formatted, empty] = answers.map(({ text }) => text);
    assert.equal(calledBack(script ?? '', 'mkt_a'), json);
    assert.equal(calledBack(named ?? '', 'mkt_9z'), json);
    assert.deepEqual([formatted, empty], [json, json]);
    const types = answers.map(({ headers }) => headers['content-type']);
    assert.equal(types[0], 'application/json; charset=utf-8');
    assert.equal(types[1], 'text/javascript; charset=utf-8');
    return `${answers.length} ways, ${requests} request`;
  });

  await promise(
    'The service receives the id, key and site of the relay, and nothing of the reader',
    async () => {
      const headers = {
        Cookie: 'session=reader',
        Referer: 'https://reader.example/page',
        Origin: 'https://reader.example',
        'User-Agent': 'reader',
        ...from('192.0.2.77').headers,
      };
      await send(`${ranking}&page=2&applicationId=stranger`, { headers });
      const entry = (await service.log()).at(-1);
      assert.ok(entry);
      const query = new URL(entry.url).searchParams;
      assert.deepEqual(query.getAll('applicationId'), ['relay-id']);
      assert.deepEqual(query.getAll('accessKey'), ['relay-key']);
      assert.equal(entry.headers.referer, 'https://blog.example/');
      assert.doesNotMatch(JSON.stringify(service.lastHeaders()), /reader|192\.0\.2/);
    },
  );

  await promise('Any page may read the answer, compressed and with its media type', async () => {
    const { headers, text } = await send(ranking);
    assert.equal(headers['access-control-allow-origin'], '*');
    assert.equal(headers['x-content-type-options'], 'nosniff');
    const packed = await fetch(ranking, { headers: { 'Accept-Encoding': 'gzip' } });
    assert.equal(packed.headers.get('content-encoding'), 'gzip');
    assert.match(packed.headers.get('vary') ?? '', /Accept-Encoding/);
    assert.equal(await packed.text(), text);
  });

  await promise(
    'A relay without an affiliate id forwards the affiliate id of the page',
    async () => {
      const [mine, theirs] = [
        await send(`${ranking}&affiliateId=ME`),
        await send(`${ranking}&affiliateId=YOU`),
      ];
      assert.match(mine.text, /\/go\/ME\//);
      assert.match(theirs.text, /\/go\/YOU\//);
    },
  );

  await promise(
    'Browsers may cache the answer while it is fresh, counted from its arrival',
    async () => {
      const first = await send(`${ranking}&page=3`);
      await pass(1.1);
      const again = await send(`${ranking}&page=3`);
      assert.equal(again.headers['cache-control'], 'public, max-age=600');
      assert.equal(again.headers.date, first.headers.date);
    },
  );
}
