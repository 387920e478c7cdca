import { createService } from '../../sandbox/index.js';
import { listen } from '../../sandbox/server.js';
import { quoting } from './quoting.js';

/** @typedef {Awaited<ReturnType<typeof startService>>} Service */

/** The sandbox, with faults that the check sets instead of each request. */
export async function startService() {
  const app = createService();
  let prefix = '';
  /** @type {((url: URL) => Response) | undefined} */
  let quote;
  let headers = new Headers();

  /** @param {Request} request @param {object} env */
  async function fetch(request, env) {
    headers = request.headers;
    const url = new URL(request.url);
    url.pathname = prefix + url.pathname;
    // The sandbox logs requests, even if the check answers them.
    const answer = await app.fetch(new Request(url, request), env);
    return quote?.(new URL(request.url)) ?? answer;
  }
  let server = await listen(fetch);
  const { origin, port } = server;

  return {
    origin,
    /** Starts again on the same port. */
    async start() {
      server = await listen(fetch, { port });
    },
    stop: () => server.close(),
    /** Sets the fault of all following requests; '' for none. @param {string} fault */
    turn(fault) {
      quote = quoting[fault];
      prefix = fault && !quote ? `/fault:${fault}` : '';
    },
    /** The relay's headers in its last request. */
    lastHeaders: () => Object.fromEntries(headers),
    /**
     * The logged requests.
     * @returns {Promise<import('../../sandbox/log.js').Entry[]>}
     */
    log: async () => (await app.request('/log')).json(),
    /**
     * The number of requests during an action.
     * @param {() => Promise<unknown>} what
     */
    async during(what) {
      const before = (await this.log()).length;
      await what();
      return (await this.log()).length - before;
    },
  };
}
