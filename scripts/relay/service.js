import { serve } from '@hono/node-server';
import { createService } from '../../demo/service/index.js';

/** @typedef {Awaited<ReturnType<typeof startService>>} Service */

/** The sandbox, with a fault dial that is turned here instead of by each request. */
export async function startService() {
  const app = createService();
  let dial = '';
  let port = 0;
  /** @type {ReturnType<typeof serve>} */
  let server;

  /** @param {Request} request @param {object} env */
  function fetch(request, env) {
    const url = new URL(request.url);
    url.pathname = dial + url.pathname;
    return app.fetch(new Request(url, request), env);
  }
  const start = () =>
    new Promise((resolve) => {
      server = serve({ fetch, port, hostname: '127.0.0.1' }, (info) => {
        port = info.port;
        resolve(undefined);
      });
    });
  const stop = () =>
    new Promise((resolve) => {
      server.close(resolve);
      if ('closeAllConnections' in server) server.closeAllConnections();
    });
  await start();

  return {
    origin: `http://127.0.0.1:${port}`,
    start,
    stop,
    /** From now on every request meets this fault; none for ''. @param {string} fault */
    turn(fault) {
      dial = fault && `/fault:${fault}`;
    },
    /** What has been asked. @returns {Promise<import('../../demo/service/log.js').Entry[]>} */
    log: async () => (await app.request('/log')).json(),
    /** How often something is asked meanwhile. @param {() => Promise<unknown>} what */
    async during(what) {
      const before = (await this.log()).length;
      await what();
      return (await this.log()).length - before;
    },
  };
}
