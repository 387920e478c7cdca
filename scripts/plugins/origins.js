import { startService } from '../../demo/service/index.js';
import { startStatic } from '../static.js';

const PATH = '/test/support/origins.js';

/**
 * While tests run: the sandbox service on one origin, the built kit on another; the tests
 * themselves are on a third. Tests learn the addresses by importing `test/support/origins.js`.
 * @returns {import('@web/test-runner').TestRunnerPlugin}
 */
export const origins = () => {
  /** @type {Array<{ origin: string, close: () => Promise<void> }>} */
  let servers = [];
  return {
    name: 'origins',
    async serverStart() {
      servers = await Promise.all([
        startService({ port: 0, host: '127.0.0.1' }),
        startStatic({ folders: { '/dist': 'dist' } }),
      ]);
    },
    async serverStop() {
      await Promise.all(servers.map((server) => server.close()));
    },
    serve({ path }) {
      if (path !== PATH) return undefined;
      const [service, cdn] = servers.map(({ origin }) => origin);
      return { body: `export const origins = ${JSON.stringify({ service, cdn })};` };
    },
  };
};
