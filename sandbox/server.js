import { serve } from '@hono/node-server';

/**
 * Serves on its own origin.
 * @param {Parameters<typeof serve>[0]['fetch']} fetch
 * @param {{ port?: number | undefined, host?: string | undefined }} [where] by default any free port of this
 * machine
 * @returns {Promise<{ origin: string, port: number, close: () => Promise<void> }>}
 */
export const listen = (fetch, { port = 0, host = '127.0.0.1' } = {}) =>
  new Promise((resolve, reject) => {
    // Clients close idle connections: closed by the server, one can meet a request that is under way.
    const serverOptions = { keepAliveTimeout: 0 };
    const server = serve({ fetch, port, hostname: host, serverOptions }, (info) => {
      /** @type {() => Promise<void>} */
      const close = () =>
        new Promise((done) => {
          server.close(() => done());
          // Pending responses would keep their connections open.
          if ('closeAllConnections' in server) server.closeAllConnections();
        });
      resolve({ origin: `http://${host}:${info.port}`, port: info.port, close });
    });
    server.on('error', reject);
  });
