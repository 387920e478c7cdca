import { startService } from '../../../demo/service/index.js';
import { startStatic } from '../../../demo/static.js';

const PATH = '/test/support/origins.js';
/** Where the files of the kit come late, one after the other. */
const LATE = '/late';

/**
 * While tests run: the sandbox service on one origin, the built kit on two others, of which one
 * does without CORS headers; the tests themselves are on a fourth. Tests learn the addresses by
 * importing `test/support/origins.js`.
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
