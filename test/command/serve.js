import { createServer } from 'node:http';

/**
 * A server on this machine, until the tests end.
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
  server.unref();
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { origin: `http://127.0.0.1:${port}`, paths };
}
