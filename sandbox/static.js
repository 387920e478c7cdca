import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { faultsOf, withoutFaults } from './faults.js';
import { createHolds } from './holds.js';
import { listen } from './server.js';

/**
 * Serves folders on their own origin.
 * @param {object} options
 * @param {Record<string, string>} options.folders path, such as `/dist`, to the folder behind it
 * @param {number} [options.port] 0 for any
 * @param {string} [options.host]
 * @param {(html: string) => string} [options.html] transforms each HTML file
 * @param {string} [options.held] prefix of paths that wait if `/hold:KEY` precedes the path, like answers of the
 * sandbox
 * @param {import('./holds.js').Holds} [options.holds]
 * @param {string} [options.caching] files can change at any time by default
 * @param {boolean} [options.shared] whether pages of other origins may read the files, as modules need
 */
export function startStatic({
  folders,
  port,
  host,
  html,
  held,
  holds = createHolds(),
  caching = 'no-cache',
  shared = true,
}) {
  const app = new Hono({ getPath: (request) => withoutFaults(new URL(request.url).pathname) });
  if (shared) app.use(cors({ origin: '*' }));
  if (held) {
    app.use(`${held}*`, async (c, next) => {
      await holds.released(...faultsOf(new URL(c.req.url)).holds);
      return next();
    });
  }
  app.use(async (c, next) => {
    await next();
    c.header('Cache-Control', caching);
    if (!html || !c.res.headers.get('Content-Type')?.startsWith('text/html')) return;
    const text = html(await c.res.text());
    c.res = new Response(text, { status: c.res.status, headers: c.res.headers });
    c.res.headers.delete('Content-Length');
  });
  for (const [path, root] of Object.entries(folders)) {
    const rewriteRequestPath = (/** @type {string} */ requested) =>
      requested.slice(path.length) || '/';
    app.get(`${path}/*`, serveStatic({ root, rewriteRequestPath }));
  }
  return listen(app.fetch, { port, host });
}
