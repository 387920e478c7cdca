import { startService } from '../../../demo/service/index.js';
import { startStatic } from '../../../demo/static.js';

const PATH = '/test/support/origins.js';
/** Path below which the kit's files are delayed. */
const LATE = '/late';

/**
 * During the tests: the sandbox service on one origin, the built kit on two others, one of them without CORS
 * headers; the tests themselves are on a fourth. `test/support/origins.js` exports the addresses.
 * @returns {import('@web/test-runner').TestRunnerPlugin & { service: () => string | undefined }}
 */
export const origins = () => {
  /** @type {Array<{ origin: string, close: () => Promise<void> }>} */
  let servers = [];
  return {
    name: 'origins',
    async serverStart() {
      servers = await Promise.all([
        startService({ port: 0, host: '127.0.0.1' }),
        startStatic({
          folders: { '/dist': 'dist', [LATE]: 'dist' },
          late: { [`${LATE}/kit/`]: 200 },
        }),
        startStatic({ folders: { '/dist': 'dist' }, shared: false }),
      ]);
    },
    async serverStop() {
      await Promise.all(servers.map((server) => server.close()));
    },
    /** The address of the sandbox, once it is served. */
    service: () => servers[0]?.origin,
    serve({ path }) {
      if (path !== PATH) return undefined;
      const [service, cdn, closed] = servers.map(({ origin }) => origin);
      return { body: `export const origins = ${JSON.stringify({ service, cdn, closed })};` };
    },
  };
};
