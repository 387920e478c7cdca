import { pathToFileURL } from 'node:url';
import { createService } from './app.js';
import { listen } from './server.js';

export { createService };

/** @typedef {import('./app.js').ServiceOptions} ServiceOptions */

/**
 * Serves the sandbox on its own origin.
 * @param {ServiceOptions & { port?: number, host?: string }} [options]
 */
export const startService = ({ port, host, ...options } = {}) =>
  listen(createService(options).fetch, { port, host });

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const at = process.argv.indexOf('--port');
  const { origin } = await startService({ port: at > 0 ? Number(process.argv[at + 1]) : 9010 });
  console.log(`sandbox service at ${origin}`);
}
