import { createHolds } from '../../../sandbox/holds.js';
import { startService } from '../../../sandbox/index.js';
import { startStatic } from '../../../sandbox/static.js';

/** The module that exports the addresses, and the sandbox on the origin of the tests. */
export const MODULE = '/test/support/origins.js';
const SERVICE = '/service/';
/** Like a CDN, so that the browser need not compile the kit for each page. */
const caching = 'max-age=3600';

/**
 * During the tests: the sandbox service on one origin, the built kit on three others, one of them without CORS
 * headers, one that can hold the further scripts back; the tests themselves are on another. There, the sandbox is below
 * `/service/`, too, for its log and for the release of held answers.
 * @returns {import('@web/test-runner').TestRunnerPlugin & { service: () => string | undefined }}
 */
export const origins = () => {
  /** @type {Array<{ origin: string, close: () => Promise<void> }>} */
  let servers = [];
  const holds = createHolds();
  return {
    name: 'origins',
    async serverStart() {
      servers = await Promise.all([
        startService({ port: 0, host: '127.0.0.1', holds }),
        startStatic({ folders: { '/dist': 'dist' }, caching }),
        startStatic({ folders: { '/dist': 'dist' }, caching, shared: false }),
        startStatic({ folders: { '/dist': 'dist' }, held: '/dist/kit/', holds }),
      ]);
    },
    async serverStop() {
      await Promise.all(servers.map((server) => server.close()));
    },
    /** The address of the sandbox, once it is served. */
    service: () => servers[0]?.origin,
    async serve({ path, url, method }) {
      const [service, cdn, closed, held] = servers.map(({ origin }) => origin);
      if (path === MODULE)
        return {
          body: `export const origins = ${JSON.stringify({ service, cdn, closed, held })};`,
        };
      if (!path.startsWith(SERVICE)) return undefined;
      const response = await fetch(`${service}/${url.slice(SERVICE.length)}`, { method });
      return { body: await response.text(), type: 'json' };
    },
  };
};
