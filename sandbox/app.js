import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { selected, serialized } from './answer.js';
import { createBookmarks } from './bookmarks.js';
import { delivered, pause } from './delivery.js';
import { faultAnswer, faultsOf, misshapen, unknownFault, withoutFaults } from './faults.js';
import { createHolds } from './holds.js';
import { createLinks } from './links.js';
import { createLog } from './log.js';
import { asRefusal, readRequest, requestedForm } from './operation.js';
import { operations } from './operations/index.js';
import { page } from './pages.js';
import { picture } from './pictures/index.js';
import { notFound, wrongParameter } from './refusal.js';

/**
 * @typedef {object} ServiceOptions
 * @property {() => Date} [now] the clock; by default the current time
 * @property {string} [cacheControl] of every answer of an operation; by default `no-store`
 * @property {import('./holds.js').Holds} [holds] the held answers; by default the service has its own
 * @property {string} [address] origin of the addresses in its answers; by default that of the request
 */

/** @typedef {Hono<{ Bindings: Partial<import('@hono/node-server').HttpBindings> }>} App */
/** @typedef {import('hono').Context<{ Bindings: Partial<import('@hono/node-server').HttpBindings> }>} Context */

/**
 * A service: its options and its state.
 * @typedef {object} Service
 * @property {() => Date} now
 * @property {string} cacheControl
 * @property {import('./holds.js').Holds} holds
 * @property {string | undefined} address
 * @property {ReturnType<typeof createLog>} log
 * @property {ReturnType<typeof createBookmarks>} bookmarks
 */

/** @param {Service} service @param {import('./operation.js').Operation} operation @param {URL} url */
function operationBody({ address, bookmarks, now }, operation, url) {
  const { common, reader, values } = readRequest(operation, url.searchParams);
  const affiliateId = operation.affiliation === false ? undefined : common['affiliateId'];
  const links = createLinks(address ?? url.origin, affiliateId);
  const body = operation.answer(values, { links, now, bookmarks, reader });
  return common['elements'] ? selected(body, common['elements'], operation.list) : body;
}

/**
 * @param {Service} service
 * @param {Context} c
 * @param {string} path of the operation
 */
async function answer(service, c, path) {
  const { cacheControl, holds, log } = service;
  const request = c.req.raw;
  const url = new URL(request.url);
  const operation = operations.get(path);
  const form = requestedForm(url.searchParams, operation);
  const { faults, holds: keys, delay, payloads } = faultsOf(url);
  log.add(request);
  if (delay) await pause(delay);
  await holds.released(...keys);

  let status = 200;
  let body;
  /** @type {Record<string, string> | undefined} */
  let headers;
  try {
    const unknown = unknownFault(faults);
    if (unknown) throw wrongParameter(`there is no fault named ${unknown}`);
    if (!operation) throw notFound('there is no such operation and version');
    const faultResponse = faultAnswer(faults, url);
    if (faultResponse) ({ status, body, headers } = faultResponse);
    else body = operationBody(service, operation, url);
  } catch (error) {
    const refusal = asRefusal(error);
    ({ status, body } = refusal);
  }
  if (operation && status === 200) body = misshapen(body, faults, operation.list, payloads);
  const { text, type } = serialized(body, form);
  const breakOff = () => c.env?.outgoing?.destroy();
  const complete = { body: text, type, status, callback: form.callback, breakOff };
  const response = await delivered(complete, faults);
  response.headers.set('Cache-Control', cacheControl);
  for (const [name, value] of Object.entries(headers ?? {})) response.headers.set(name, value);
  return response;
}

/** The addresses by which tests read the log and hold answers back. @param {App} app @param {Service} service */
function addControls(app, { holds, log }) {
  app.get('/log', (c) => c.json(log.list(c.req.query('tag'))));
  app.delete('/log', (c) => {
    log.clear();
    return c.json([]);
  });

  app.post('/hold/:key', (c) => {
    holds.hold(c.req.param('key'));
    return c.json([]);
  });
  app.post('/release/:key', (c) => {
    holds.release(c.req.param('key'));
    return c.json([]);
  });
}

/**
 * The sandbox web service as a Hono app.
 * @param {ServiceOptions} [options]
 */
export function createService({
  now = () => new Date(),
  cacheControl = 'no-store',
  holds = createHolds(),
  address,
} = {}) {
  const service = {
    now,
    cacheControl,
    holds,
    address,
    log: createLog(),
    bookmarks: createBookmarks(now),
  };
  // Fault prefixes may precede the path: routes are matched without it.
  /** @type {App} */
  const app = new Hono({ getPath: (request) => withoutFaults(new URL(request.url).pathname) });
  app.use(cors({ origin: '*' }));

  app.get('/services/api/:group/:operation/:version', (c) => {
    const { group, operation, version } = c.req.param();
    return answer(service, c, `${group}/${operation}/${version}`);
  });
  app.get('/rcm/1.0/i/json', (c) => answer(service, c, 'rcm/1.0/i/json'));

  app.get('/images/:family/:file{.+\\.svg}', (c) => {
    const { family, file } = c.req.param();
    const svg = picture(family, file.slice(0, -'.svg'.length), c.req.query('_ex'));
    if (!svg) return c.json(notFound().body, 404);
    return c.body(svg, 200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'max-age=86400' });
  });

  addControls(app, service);

  app.get('*', (c) => {
    const html = page(c.req.path, address);
    return html ? c.html(html) : c.json(notFound().body, 404);
  });
  app.all('*', (c) => c.json(notFound().body, 404));
  return app;
}
