/**
 * Time that the client takes to check a request and build its address, and to parse a response of
 * 30 entries. Medians of the built client in Node: run `npm run build` first. The parser is not exported
 * by the package, so it is taken from the source.
 */
import { performance } from 'node:perf_hooks';
import { startService } from '../sandbox/index.js';
import { runKit } from '../build/run-kit.js';
import { operations as facts } from '../test/fixtures/interface/interface.js';
import { least } from '../sandbox/test/sandbox.js';
import { machine, median } from '../tools/report.js';

/** @typedef {Record<string, string | number>} Params */

const LIMITS = { request: 20, records: 1000 };
const ID = 'applicationId';
const RUNS = { warm: 200, timed: 1000 };

/** @type {any} Built, and so without types here. */
const service = await import(new URL('../dist/service.js', import.meta.url).href);
const { readResponse } = await runKit('src/client/response.ts');
const settings = {
  applicationId: 'APP',
  affiliateId: 'AFF',
  accessToken: 'TOKEN',
  baseUrl: 'https://service.example',
  dynamicAdUrl: 'https://recommend.example',
};

/** The median of a call's times, in µs. @param {() => unknown} call */
async function measure(call) {
  const times = [];
  for (let run = 0; run < RUNS.warm + RUNS.timed; run++) {
    const start = performance.now();
    const result = call();
    if (result instanceof Promise) await result;
    if (run >= RUNS.warm) times.push((performance.now() - start) * 1000);
  }
  return median(times);
}

/**
 * A list of 30 entries, repeated or cut.
 * @param {Record<string, any>} body
 * @param {string} list
 */
function of30(body, list) {
  const entries = body[list];
  const all = Array.from({ length: 30 }, (_, index) => entries[index % entries.length]);
  return { ...body, [list]: all };
}

/** The response body of an operation of the sandbox. @param {string} origin @param {string} path */
async function bodyOf(origin, path) {
  const { version, params } = facts[path] ?? { version: '', params: {} };
  const from = 'hits' in params ? { hits: 30 } : {};
  const parameters = { applicationId: 'APP', ...from, ...least[`${path}/${version}`] };
  const query = new URLSearchParams(
    Object.entries(parameters).map(([name, value]) => [name, `${value}`]),
  );
  const where = path === 'DynamicAd' ? '/rcm/1.0/i/json' : `/services/api/${path}/${version}`;
  return (await fetch(`${origin}${where}?${query}`)).json();
}

const sandbox = await startService();
let slow = false;

/** @param {string} name @param {number} time @param {number} limit */
function row(name, time, limit) {
  slow ||= time > limit;
  const mark = time > limit ? '✗' : '✓';
  return `${mark} ${name.padEnd(28)} ${time.toFixed(1).padStart(8)} µs`;
}

console.log(`${machine(`medians of ${RUNS.timed} runs`).en}\n`);

console.log(`Checking and addressing a request, below ${LIMITS.request} µs`);
for (const [path, { accepted, params }] of Object.entries(facts)) {
  // The application id is a setting, though one operation lists it.
  const sets = accepted
    .filter((set) => Object.keys(set).every((name) => name in params))
    .map((set) => Object.fromEntries(Object.entries(set).filter(([name]) => name !== ID)));
  let turn = 0;
  const time = await measure(() => service.requestUrl(path, sets[turn++ % sets.length], settings));
  console.log(row(path, time, LIMITS.request));
}

console.log(`\nAn answer of 30 entries as records, below ${LIMITS.records} µs`);
for (const path of Object.keys(facts)) {
  if (path.startsWith('FavoriteBookmark')) continue;
  const operation = service.operations[path];
  const response = await bodyOf(sandbox.origin, path);
  const body =
    path === 'DynamicAd' ? of30(response.Body.Ads, 'Ad') : of30(response, operation.list[0]);
  const time = await measure(() => readResponse(body, operation));
  console.log(row(path, time, LIMITS.records));
}

await sandbox.close();
if (slow) process.exitCode = 1;
