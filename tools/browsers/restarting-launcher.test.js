import { createServer } from 'node:http';
import { relative } from 'node:path';
import { after, describe, it } from 'node:test';
import { expect } from 'chai';
import { runInBrowser } from '../../test/runner/browser-tests.js';
import { Progress } from '../../test/runner/progress.js';
import { ITSELF } from '../../test/runner/report.js';
import { RestartingLauncher } from './restarting-launcher.js';
import { WebDriverLauncher } from './webdriver.js';

/** @type {Array<() => void>} */
const ends = [];
after(() => ends.forEach((end) => end()));

/**
 * A driver that answers everything but navigations.
 * @param {(response: import('node:http').ServerResponse) => unknown} navigate
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
const startDriver = (navigate) =>
  new Promise((resolve) => {
    const server = createServer(({ url }, response) => {
      if (url === '/session/1/url') navigate(response);
      else response.end(JSON.stringify({ value: { sessionId: '1' } }));
    });
    const close = () => {
      server.close();
      server.closeAllConnections();
    };
    ends.push(close);
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      resolve({ origin: `http://127.0.0.1:${port}`, close });
    });
  });

/** A browser without navigations. @param {Parameters<typeof startDriver>[0]} navigate @param {number} [limit] */
function brokenBrowser(navigate, limit) {
  let started = 0;
  /** @type {number[]} */
  const killed = [];
  const launcher = new RestartingLauncher({
    name: 'Broken',
    type: 'webdriver',
    concurrency: 1,
    ...(limit && { limit }),
    async start() {
      const number = started++;
      const driver = await startDriver(navigate);
      const window = new WebDriverLauncher('Broken', driver.origin);
      await window.open({});
      const kill = () => {
        killed.push(number);
        driver.close();
      };
      return { launcher: window, kill };
    },
  });
  return { launcher, killed };
}

const FILES = ['src/element/failure.spec.ts', 'src/element/footnote.spec.ts'];

describe('a driver', () => {
  for (const [what, navigate, limit] of /** @type {const} */ ([
    // Its requests may take longer, too: the result is the same.
    ['never answers a navigation', () => {}, 500],
    [
      'reports the timeout of a navigation',
      (/** @type {import('node:http').ServerResponse} */ response) =>
        response
          .writeHead(500)
          .end(JSON.stringify({ value: { error: 'timeout', message: 'no page' } })),
      undefined,
    ],
  ])) {
    it(`that ${what} fails each of its files, and the run ends`, async () => {
      const { launcher, killed } = brokenBrowser(navigate, limit);
      /** @type {import('../../test/runner/report.js').FileResult[]} */
      const results = [];
      const onResult = (/** @type {(typeof results)[number]} */ result) => results.push(result);
      const progress = new Progress(60_000, () => {});
      await runInBrowser(FILES, launcher, { config: {}, onResult, progress });
      expect(results.map(({ file }) => relative('.', file)).sort()).to.deep.equal(FILES);
      for (const { browser, passed, failures } of results) {
        expect({ browser, passed }).to.deep.equal({ browser: 'Broken', passed: 0 });
        expect(failures).to.have.length(1);
        expect(failures[0]?.name).to.equal(ITSELF);
        expect(failures[0]?.error?.message).to.match(
          limit ? /opening a page took more than/ : /timeout: no page/,
        );
      }
      // Each file had a browser, and a new one after a timeout.
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
      // Only the end of the first page takes as long.
      limit: 100,
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
