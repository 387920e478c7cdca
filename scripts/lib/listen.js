import { createServer } from 'node:net';

/**
 * A free port of this machine.
 * @returns {Promise<number>}
 */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });

/**
 * Starts a server on a port, or on the next free one.
 * @template T
 * @param {number} port
 * @param {(port: number) => Promise<T>} start
 * @returns {Promise<T>}
 */
export async function onFreePort(port, start) {
  for (let next = port; ; next++) {
    try {
      return await start(next);
    } catch (error) {
      const taken = /** @type {NodeJS.ErrnoException} */ (error).code === 'EADDRINUSE';
      if (!taken || next >= port + 50) throw error;
    }
  }
}
