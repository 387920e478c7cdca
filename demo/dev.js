/**
 * `npm run dev`: the pages of the demo with the kit from `src/`, by Vite, and the sandbox. A page reloads after
 * a change. `npm start` serves them with the built kit, and the site.
 */
import { readFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { createServer } from 'vite';
import { loadModule } from '../scripts/build/load-module.js';
import { startService } from '../sandbox/index.js';
import { onFreePort } from '../scripts/lib/listen.js';
import { open } from '../scripts/lib/open.js';

/** The pages load a classic script, by whose tag the kit finds its settings. */
const SCRIPT = `
Object.defineProperty(document, 'currentScript', { value: document.currentScript });
import('/src/embed/mkt.ts').then(({ start }) => start({}));
`;

/** The files of `dist/` that the pages load. @type {Record<string, () => string | Promise<string>>} */
const built = {
  '/dist/mkt.js': () => SCRIPT,
  '/dist/mkt.css': async () => (await loadModule('src/exports/style-sheet.ts')).reservedSpace(),
  '/dist/frame.html': () =>
    readFileSync('src/embed/frame/frame.html', 'utf8')
      .replace('%HASH%', '')
      .replace('src="./', 'type="module" src="/src/embed/frame/'),
};
const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' };

const service = await onFreePort(9010, (port) => startService({ port }));

/** @type {import('vite').Plugin} */
const demo = {
  name: 'demo',
  transformIndexHtml: (html) => html.replaceAll('%SERVICE%', service.origin),
  configureServer({ middlewares }) {
    middlewares.use(async ({ url = '' }, response, next) => {
      const file = built[url];
      if (!file) return next();
      try {
        const text = await file();
        const type = TYPES[/** @type {'.js'} */ (extname(url))];
        response.setHeader('Content-Type', `${type};charset=utf-8`).end(text);
      } catch (error) {
        next(error);
      }
    });
  },
};

const server = await createServer({
  root: 'demo',
  appType: 'mpa',
  configFile: 'vite.config.ts',
  plugins: [demo],
  resolve: { alias: { '/src': resolve('src') } },
  server: { host: '127.0.0.1', port: 8000, cors: true, fs: { allow: [resolve('.')] } },
  optimizeDeps: { entries: ['mkt', 'frame/frame'].map((name) => resolve(`src/embed/${name}.ts`)) },
});
await server.listen();

const origin = server.resolvedUrls?.local[0];
console.log(`Gallery:         ${origin}gallery.html`);
console.log(`Article:         ${origin}article.html`);
console.log(`Demo:            ${origin}`);
console.log(`Sandbox service: ${service.origin}/`);
console.log('The pages reload after changes. Ctrl-C ends.');
open(`${origin}gallery.html`);
