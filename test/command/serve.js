import { createServer } from 'node:http';
import { after } from 'node:test';

/**
 * A server on this machine, closed after the tests.
 * @param {import('node:http').RequestListener} listener
 * @returns {Promise<{ origin: string, paths: string[] }>} also the requested paths
 */
export async function serve(listener) {
  /** @type {string[]} */
  const paths = [];
  const server = createServer((request, response) => {
    paths.push(request.url ?? '');
    listener(request, response);
  });
  await new Promise((listens) => server.listen(0, '127.0.0.1', () => listens(undefined)));
  after(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { origin: `http://127.0.0.1:${port}`, paths };
}
