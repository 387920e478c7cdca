import { createService } from '../../service/index.js';
import { listen } from '../../service/server.js';
import { quoting } from './quoting.js';

/** @typedef {Awaited<ReturnType<typeof startService>>} Service */

/** The sandbox, with a fault dial that is turned here instead of by each request. */
export async function startService() {
  const app = createService();
  let dial = '';
  /** @type {((asked: URL) => Response) | undefined} */
  let quote;
  /** Of the request that came last. */
  let headers = new Headers();

  /** @param {Request} request @param {object} env */
  async function fetch(request, env) {
    headers = request.headers;
    const url = new URL(request.url);
    url.pathname = dial + url.pathname;
    // The sandbox counts what is asked, whoever answers it.
    const answer = await app.fetch(new Request(url, request), env);
    return quote?.(new URL(request.url)) ?? answer;
  }
  let server = await listen(fetch);
  const { origin, port } = server;

  return {
    origin,
    /** Starts again where it was stopped. */
    async start() {
      server = await listen(fetch, { port });
    },
    stop: () => server.close(),
    /** From now on every request meets this fault; none for ''. @param {string} fault */
    turn(fault) {
      quote = quoting[fault];
      dial = fault && !quote ? `/fault:${fault}` : '';
    },
    /** What the relay said of itself, or of readers, in its last request. */
    lastHeaders: () => Object.fromEntries(headers),
    /** What has been asked. @returns {Promise<import('../../service/log.js').Entry[]>} */
    log: async () => (await app.request('/log')).json(),
    /** How often something is asked meanwhile. @param {() => Promise<unknown>} what */
    async during(what) {
      const before = (await this.log()).length;
      await what();
      return (await this.log()).length - before;
    },
  };
}
