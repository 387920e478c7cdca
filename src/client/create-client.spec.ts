/** The client in a browser: limits, deduplication and retries, counted at the service. */
import { createClient, ServiceError, type Client, type Settings } from '../service.js';
import '../define/ranking.js';
import { itemsOf, newItem, newToken } from '../../test/support/bookmarks.js';
import { isWebKit, LOST } from '../../test/support/engine.js';
import {
  expect,
  fixture,
  newHold,
  newTag,
  nextFrame,
  origins,
  page,
  release,
  requested,
  requestParams,
  requestsOf,
  serviceUrl,
  settled,
  type SimulatedFaults,
} from '../../test/support/index.js';
import { failureOf, nameOf } from '../../test/support/answers.js';
import { shared } from '../../test/support/in-flight.js';
import { FRAME } from '../../test/support/transports.js';

const RANKING = 'MarketItem/Ranking';

/** Settings with a new application id, so that tests do not share limits. */
const settings = (tag: string, faults?: SimulatedFaults): Settings => ({
  applicationId: tag,
  baseUrl: serviceUrl(faults),
  query: `tag=${tag}`,
});

const rankings = (tag: string, faults: SimulatedFaults, ...attributes: readonly string[]) =>
  fixture<HTMLElement>(
    `<div>${attributes
      .map(
        (
          more,
          index,
        ) => `<mkt-ranking loading="eager" limit="1" application-id="${tag}" page="${index + 1}"
          base-url="${serviceUrl(faults)}" query="tag=${tag}" ${more}></mkt-ranking>`,
      )
      .join('')}</div>`,
  );

const allSettled = ({ children }: Element) => Promise.all([...children].map(settled));

/** Milliseconds between the starts of requests in the pages: their arrival depends on the load of the machine. */
function gaps(tag: string, ...pages: readonly Window[]): readonly number[] {
  const times = pages.flatMap(({ performance }) =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes(tag))
      .map(({ startTime }) => performance.timeOrigin + startTime),
  );
  times.sort((a, b) => a - b);
  return times.slice(1).map((time, index) => time - times[index]!);
}

const pagesOf = async (tag: string) =>
  (await requestParams(tag)).map((params) => params.get('page'));

describe('requests with one application id', () => {
  it('share that rate with other tabs', async () => {
    const tag = newTag();
    const html = `<script src="${origins.cdn}/dist/mkt.js" data-cache-ttl="0"></script>
      <mkt-ranking loading="eager" application-id="${tag}" base-url="${serviceUrl()}"
        query="tag=${tag}" requests-per-second="4"></mkt-ranking>`;
    const tabs = await Promise.all([page(html), page(html)]);
    await Promise.all(tabs.map(({ document }) => settled(document.querySelector('mkt-ranking')!)));
    const all = gaps(tag, ...tabs);
    expect(all).to.have.length(1);
    expect(all[0]).to.be.above(200);
  });

  it('start first for elements in view', async () => {
    const tag = newTag();
    const far = 'style="display: block; margin-top: 9000px" concurrency="1"';
    const hold = newHold();
    const element = await rankings(tag, { hold }, 'concurrency="1"', far, 'concurrency="1"');
    element.prepend(element.lastElementChild!);
    await requested(tag);
    // The browser reports which elements are in view.
    await nextFrame();
    await nextFrame();
    await release(hold);
    await allSettled(element);
    expect(await pagesOf(tag)).to.deep.equal(['1', '3', '2']);
  });
});

async function otherCopy(tag: string, faults?: SimulatedFaults): Promise<Client> {
  const built = (await import(`${origins.cdn}/dist/service.js`)) as typeof import('../service.js');
  expect(built.createClient).not.to.equal(createClient);
  return built.createClient(settings(tag, faults));
}

describe('equal requests', () => {
  it('are sent once, also across elements and copies of the kit', async () => {
    const tag = newTag();
    const hold = newHold();
    const faults = { hold };
    const other = await otherCopy(tag, faults);
    const client = createClient(settings(tag, faults));
    const here = client.request(RANKING, { page: 2, genreId: 0 });
    const there = other.request(RANKING, { genreId: '0', page: '2' });
    const element = await fixture(
      `<mkt-ranking page="2" genre-id="0" application-id="${tag}" base-url="${serviceUrl(faults)}"
        query="tag=${tag}" elements="all" loading="eager"></mkt-ranking>`,
    );
    await shared(3);
    await release(hold);
    expect(await settled(element)).to.equal('ready');
    expect((await here).records).to.have.length(30);
    expect((await there).records).to.deep.equal((await here).records);
    expect(await requestsOf(tag)).to.have.length(1);
  });

  it('are sent once if they differ only in an unused frame', async () => {
    const tag = newTag();
    const hold = newHold();
    const answers = ['/a/frame.html', '/b/frame.html'].map(async (frameUrl) =>
      createClient({ ...settings(tag, { hold }), frameUrl }).request(RANKING),
    );
    await requested(tag);
    await release(hold);
    const [first, second] = await Promise.all(answers);
    expect(first!.records).to.have.length(30).and.to.deep.equal(second!.records);
    expect(await requestsOf(tag)).to.have.length(1);
  });

  it('are sent once in a frame, with any spelling of its address', async () => {
    const tag = newTag();
    const hold = newHold();
    const answers = [FRAME, FRAME.replace('/dist', '/./dist')].map(async (frameUrl) =>
      createClient({ ...settings(tag, { hold }), transport: 'frame', frameUrl }).request(RANKING),
    );
    await requested(tag);
    await release(hold);
    const [first, second] = await Promise.all(answers);
    expect(first!.records).to.have.length(30).and.to.deep.equal(second!.records);
    expect(await requestsOf(tag)).to.have.length(1);
  });
});

describe('a request that fails', () => {
  const failed = async (tag: string, faults: SimulatedFaults, more: Settings = {}) => {
    const client = createClient({ ...settings(tag, faults), ...more });
    return nameOf(client.request(RANKING));
  };

  for (const transport of ['jsonp', 'frame'] as const) {
    const by = (tag: string, faults: SimulatedFaults) =>
      createClient({ ...settings(tag, faults), transport, frameUrl: FRAME });

    for (const [fault, code, status] of [
      ['429', 'too_many_requests', 429],
      ['403-gateway', '403', 403],
      ['400', 'wrong_parameter', 400],
    ] as const) {
      it(`by a script is retried by CORS, which sees the reason: ${transport}, ${fault}`, async () => {
        const tag = newTag();
        const error = await failureOf(by(tag, { fault }).request(RANKING));
        expect(error).to.be.instanceOf(ServiceError);
        expect(error).to.include({ code, status });
        const ways = (await requestParams(tag)).map((params) => params.has('callback'));
        expect(ways).to.deep.equal([true, false]);
      });
    }

    it(`by a script without results is retried by CORS, which sees the status: ${transport}`, async () => {
      const tag = newTag();
      const { records } = await by(tag, { fault: '404' }).request(RANKING);
      expect(records).to.deep.equal([]);
      expect(await requestsOf(tag)).to.have.length(2);
    });
  }

  for (const transport of ['jsonp', 'frame', 'fetch'] as const) {
    const press = async (tag: string, faults: SimulatedFaults, more: Settings = {}) => {
      const accessToken = newToken();
      const client = createClient({
        ...settings(tag, faults),
        accessToken,
        transport,
        frameUrl: FRAME,
        ...more,
      });
      const itemCode = await newItem();
      const error = await failureOf(client.request('FavoriteBookmark/Add', { itemCode }));
      const codes = (await itemsOf(accessToken)).filter((code) => code === itemCode);
      return { error, added: codes.length };
    };

    it(`is not retried if it may have changed data: ${transport}`, async () => {
      const [lost, late] = [newTag(), newTag()];
      const { error, added } = await press(lost, { fault: LOST });
      expect(error.name).to.equal('NetworkError');
      expect(added).to.equal(isWebKit ? 0 : 1);
      expect(await requestsOf(lost)).to.have.length(1);
      const later = await press(late, { hold: newHold() }, { timeout: 100 });
      expect(later.error.name).to.equal('TimeoutError');
      // On a busy machine, the time can be over before the frame has sent the request.
      expect(await requestsOf(late)).to.have.length.at.most(1);
    });

    it(`is retried if it changes data, and the service refused it: ${transport}`, async () => {
      const tag = newTag();
      await press(tag, { fault: '503' });
      // A script does not see the service's error.
      expect(await requestsOf(tag)).to.have.length(transport === 'fetch' ? 2 : 1);
    });
  }

  it('in a frame is retried only by the frame', async () => {
    const tag = newTag();
    const more = { transport: 'frame', frameUrl: FRAME } as const;
    expect(await failed(tag, { fault: '503' }, more)).to.equal('ServiceError');
    expect(await requestsOf(tag)).to.have.length(2);
    const seen = performance.getEntriesByType('resource').map(({ name }) => name);
    expect(seen.filter((name) => name.includes(tag) && !name.includes('/log'))).to.deep.equal([]);
  });
});
