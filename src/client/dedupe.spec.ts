/** Equal requests under way are one request: counted where they arrive, at the service. */
import { createClient, type Client, type Settings } from '../service.js';
import '../define/ranking.js';
import {
  expect,
  fixture,
  newTag,
  origins,
  requestsOf,
  serviceUrl,
  settled,
  type SimulatedFaults,
} from '../../test/support/index.js';
import { nameOf } from '../../test/support/answers.js';
import { FRAME } from '../../test/support/transports.js';

const RANKING = 'MarketItem/Ranking';

const settings = (tag: string, faults?: SimulatedFaults): Settings => ({
  applicationId: 'APP',
  baseUrl: serviceUrl(faults),
  query: `tag=${tag}`,
});

/** A client of another copy of the kit: the built one. */
async function otherCopy(tag: string, faults?: SimulatedFaults): Promise<Client> {
  const built = (await import(`${origins.cdn}/dist/service.js`)) as typeof import('../service.js');
  expect(built.createClient).not.to.equal(createClient);
  return built.createClient(settings(tag, faults));
}

describe('equal requests', () => {
  it('are sent once, also across elements and copies of the kit', async () => {
    const tag = newTag();
    const faults = { delay: 400 };
    const other = await otherCopy(tag, faults);
    const client = createClient(settings(tag, faults));
    const here = client.request(RANKING, { page: 2, genreId: 0 });
    const there = other.request(RANKING, { genreId: '0', page: '2' });
    const element = await fixture(
      `<mkt-ranking page="2" genre-id="0" application-id="APP" base-url="${serviceUrl(faults)}"
        query="tag=${tag}" elements="all" loading="eager"></mkt-ranking>`,
    );
    expect(await settled(element)).to.equal('ready');
    expect((await here).records).to.have.length(30);
    expect((await there).records).to.deep.equal((await here).records);
    expect(await requestsOf(tag)).to.have.length(1);
  });

  it('are sent once if they differ only in an unused frame', async () => {
    const tag = newTag();
    const answers = ['/a/frame.html', '/b/frame.html'].map(async (frameUrl) =>
      createClient({ ...settings(tag, { delay: 400 }), frameUrl }).request(RANKING),
    );
    const [first, second] = await Promise.all(answers);
    expect(first!.records).to.have.length(30).and.to.deep.equal(second!.records);
    expect(await requestsOf(tag)).to.have.length(1);
  });

  it('are sent once in a frame, with any spelling of its address', async () => {
    const tag = newTag();
    const answers = [FRAME, FRAME.replace('/dist', '/./dist')].map(async (frameUrl) =>
      createClient({ ...settings(tag, { delay: 400 }), transport: 'frame', frameUrl }).request(
        RANKING,
      ),
    );
    const [first, second] = await Promise.all(answers);
    expect(first!.records).to.have.length(30).and.to.deep.equal(second!.records);
    expect(await requestsOf(tag)).to.have.length(1);
  });

  it('fail together after a common retry', async () => {
    const tag = newTag();
    const faults = { fault: '500' };
    const other = await otherCopy(tag, faults);
    const here = createClient(settings(tag, faults)).request(RANKING);
    const there = other.request(RANKING);
    // Each copy has its own error classes, with equal names.
    const names = await Promise.all([here, there].map(nameOf));
    expect(names).to.deep.equal(['ServiceError', 'ServiceError']);
    expect(await requestsOf(tag)).to.have.length(2);
  });

  it('are sent separately if they differ', async () => {
    const tag = newTag();
    const client = createClient(settings(tag));
    const pages = [1, 2].map(async (page) => client.request(RANKING, { page }));
    const [first, second] = await Promise.all(pages);
    expect(second!.records).not.to.deep.equal(first!.records);
    expect(await requestsOf(tag)).to.have.length(2);
  });

  it('continue for the others when one of them is aborted', async () => {
    const tag = newTag();
    const faults = { delay: 400 };
    const other = await otherCopy(tag, faults);
    const stop = new AbortController();
    const client = createClient(settings(tag, faults));
    const abortedRequest = client.request(RANKING, {}, { signal: stop.signal });
    const stays = other.request(RANKING);
    stop.abort();
    expect(await nameOf(abortedRequest)).to.equal('AbortError');
    expect((await stays).records).to.have.length(30);
    expect(await requestsOf(tag)).to.have.length(1);
  });
});
