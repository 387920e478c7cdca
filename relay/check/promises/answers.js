import { expect } from 'chai';
import { addressOf, fullAddressOf, shared } from '../addresses.js';
import { calledBack, from, pass, send } from '../request.js';
import { promise } from '../../../scripts/checks/promise.js';

/** @typedef {import('../nginx.js').Relay} Relay */
/** @typedef {import('../service.js').Service} Service */

/** @param {Relay} relay */
const rankingOf = ({ origin }) =>
  `${origin}/services/api/MarketItem/Ranking/20170628?genreId=100410`;

/** The addresses of the interface. @param {Relay} relay @param {Service} service */
async function checkAddresses(relay, service) {
  await promise(
    'Every operation answers like the service, at the address that the kit requests',
    async () => {
      for (const operation of shared) {
        const direct = await send(addressOf(operation, service.origin));
        const relayed = await send(addressOf(operation, relay.origin));
        expect(relayed.status, `${operation.path}: ${relayed.text}`).to.equal(200);
        expect(relayed.text, operation.path).to.equal(direct.text);
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
      expect(headers['x-relay-cache'], `${address}\n${text}`).to.be.ok;
      const forwarded = new URL((await service.log()).at(-1)?.url ?? '').searchParams;
      for (const name of Object.keys(operation.params)) {
        if (name === 'developerId') continue;
        const expected = new URL(address).searchParams.get(name);
        expect(forwarded.get(name), `${operation.path}: ${name}`).to.equal(expected);
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
        expect(headers['x-relay-cache'], `${number}: ${text}`).to.be.ok;
      }
    }
    return numbers.join(', ');
  });
}

/** The cached answer, and the request for it. @param {Relay} relay @param {Service} service */
async function checkCachedAnswer(relay, service) {
  const ranking = rankingOf(relay);

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
    expect(requests).to.equal(1);
    const [json, script, named, formatted, empty] = answers.map(({ text }) => text);
    expect(calledBack(script ?? '', 'mkt_a')).to.equal(json);
    expect(calledBack(named ?? '', 'mkt_9z')).to.equal(json);
    expect([formatted, empty]).to.deep.equal([json, json]);
    const types = answers.map(({ headers }) => headers['content-type']);
    expect(types[0]).to.equal('application/json; charset=utf-8');
    expect(types[1]).to.equal('text/javascript; charset=utf-8');
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
      expect(entry?.headers.referer).to.equal('https://blog.example/');
      const query = new URL(entry?.url ?? '').searchParams;
      expect(query.getAll('applicationId')).to.deep.equal(['relay-id']);
      expect(query.getAll('accessKey')).to.deep.equal(['relay-key']);
      expect(JSON.stringify(service.lastHeaders())).not.to.match(/reader|192\.0\.2/);
    },
  );
}

/** The answers that readers get. @param {Relay} relay */
async function checkReaders(relay) {
  const ranking = rankingOf(relay);

  await promise('Any page may read the answer, compressed and with its media type', async () => {
    const { headers, text } = await send(ranking);
    expect(headers['access-control-allow-origin']).to.equal('*');
    expect(headers['x-content-type-options']).to.equal('nosniff');
    const packed = await fetch(ranking, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(packed.headers.get('content-encoding')).to.equal('gzip');
    expect(packed.headers.get('vary') ?? '').to.match(/Accept-Encoding/);
    expect(await packed.text()).to.equal(text);
  });

  await promise(
    'A relay without an affiliate id forwards the affiliate id of the page',
    async () => {
      const [mine, theirs] = [
        await send(`${ranking}&affiliateId=ME`),
        await send(`${ranking}&affiliateId=YOU`),
      ];
      expect(mine.text).to.match(/\/go\/ME\//);
      expect(theirs.text).to.match(/\/go\/YOU\//);
    },
  );

  await promise(
    'Browsers may cache the answer while it is fresh, counted from its arrival',
    async () => {
      const first = await send(`${ranking}&page=3`);
      await pass(1.1);
      const again = await send(`${ranking}&page=3`);
      expect(again.headers['cache-control']).to.equal('public, max-age=600');
      expect(again.headers.date).to.equal(first.headers.date);
    },
  );
}

/** Promises about responses for readers. @param {Relay} relay @param {Service} service */
export async function checkAnswers(relay, service) {
  await checkAddresses(relay, service);
  await checkCachedAnswer(relay, service);
  await checkReaders(relay);
}
