import { createServer } from 'node:http';
import { relative } from 'node:path';
import { after, describe, it } from 'node:test';
import { expect } from 'chai';
import { runInBrowser } from '../../test/runner/browser-tests.js';
import { Progress } from '../../test/runner/progress.js';
import { ITSELF } from '../../test/runner/report.js';
import { RestartingLauncher } from './restarting-launcher.js';
import { WebDriverLauncher } from './webdriver.js';

/** Limit of an answer in ms, many times what a request needs on a busy machine. */
const LIMIT = 5000;

/** @type {Array<() => void>} */
const ends = [];
after(() => ends.forEach((end) => end()));

/**
 * A driver that answers everything but navigations.
 * @returns {Promise<{ origin: string, requests: string[], close: () => void }>}
 */
const startSilentDriver = () =>
  new Promise((resolve) => {
    /** @type {string[]} */
    const requests = [];
    const server = createServer(({ method, url }, response) => {
      requests.push(`${method} ${url}`);
      if (url !== '/session/1/url') response.end(JSON.stringify({ value: { sessionId: '1' } }));
    });
    const close = () => {
      server.close();
      server.closeAllConnections();
    };
    ends.push(close);
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      resolve({ origin: `http://127.0.0.1:${port}`, requests, close });
    });
  });

/** A browser whose drivers never answer a navigation. @param {number} limit of the drivers themselves */
function silentBrowser(limit) {
  /** @type {Array<Awaited<ReturnType<typeof startSilentDriver>>>} */
  const drivers = [];
  /** @type {number[]} */
  const killed = [];
  const launcher = new RestartingLauncher({
    name: 'Silent',
    type: 'webdriver',
    concurrency: 1,
    limit: LIMIT,
    async start() {
      const number = drivers.length;
      const driver = await startSilentDriver();
      drivers.push(driver);
      const window = new WebDriverLauncher('Silent', driver.origin, limit);
      await window.open({});
      const kill = () => {
        killed.push(number);
        driver.close();
      };
      return { launcher: window, kill };
    },
  });
  return { launcher, drivers, killed };
}

const FILES = ['test/support/media.spec.ts', 'test/support/page.spec.ts'];

describe('a driver that never answers a navigation', () => {
  for (const [whose, limit] of /** @type {const} */ ([
    ['the launcher', 60_000],
    ['the driver’s client', LIMIT / 2],
  ])) {
    it(`fails each of its files, and the run ends, when ${whose} notices`, async () => {
      const { launcher, drivers, killed } = silentBrowser(limit);
      /** @type {import('../../test/runner/report.js').FileResult[]} */
      const results = [];
      const onResult = (/** @type {(typeof results)[number]} */ result) => results.push(result);
      const progress = new Progress(60_000, () => {});
      await runInBrowser(FILES, launcher, { config: {}, onResult, progress });
      expect(results.map(({ file }) => relative('.', file)).sort()).to.deep.equal(FILES);
      for (const { browser, passed, failures } of results) {
        expect({ browser, passed }).to.deep.equal({ browser: 'Silent', passed: 0 });
        expect(failures).to.have.length(1);
        expect(failures[0]?.name).to.equal(ITSELF);
        expect(failures[0]?.error?.message).to.match(/took more than|timeout/);
      }
      // Each file had a browser, and a new one after a timeout.
      expect(drivers).to.have.length(4);
      expect(
        drivers.flatMap(({ requests }) => requests.filter((path) => path.endsWith('/url'))),
      ).to.have.length(4);
      expect(killed).to.deep.equal([0, 1, 2, 3]);
    });
  }
});

describe('a browser that fails once', () => {
  it('is ended, and the page opened in a new one', async () => {
    /** @type {string[]} */
    const steps = [];
    const launcher = new RestartingLauncher({
      name: 'Shaky',
      type: 'fake',
      concurrency: 1,
      limit: LIMIT,
      start() {
        const first = !steps.length;
        steps.push('start');
        return {
          kill: () => void steps.push('kill'),
          launcher: {
            name: 'Shaky',
            type: 'fake',
            async startSession(_, url) {
              steps.push(url);
              if (first) throw new Error('crashed');
            },
            isActive: () => true,
            getBrowserUrl: () => 'page',
            stopSession: () => new Promise(() => {}),
            async startDebugSession() {},
          },
        };
      },
    });
    await launcher.startSession('1', 'page');
    expect(steps).to.deep.equal(['start', 'page', 'kill', 'start', 'page']);
    expect(launcher.isActive('1')).to.equal(true);

    // The results are complete by then.
    expect(await launcher.stopSession('1')).to.deep.equal({});
    expect(steps.at(-1)).to.equal('kill');
    expect(launcher.isActive('1')).to.equal(false);

    await launcher.startSession('2', 'other');
    expect(steps.slice(-2)).to.deep.equal(['start', 'other']);
    await launcher.stop();
    expect(steps.at(-1)).to.equal('kill');
  });
});
