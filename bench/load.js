/**
 * `npm run bench:load`: the requests of 10,000 page views that reach the service, by the kit's own rules.
 *
 *   --views N      page views (default: 10,000)
 *   --seed TEXT    seed of the random visitors
 *   --no-build     use the existing dist/
 *
 * A run without --views and --seed is written to docs/performance.md.
 */
import { parseArgs } from 'node:util';
import { build } from '../build/build.js';
import { runKit } from '../build/run-kit.js';
import { loadOf } from './load/run.js';
import { withKit, withRelay } from './load/service.js';
import { HOURS, viewsOf } from './load/visitors.js';
import { FILE, publish, table } from '../tools/report.js';

const { values: given } = parseArgs({
  options: {
    views: { type: 'string' },
    seed: { type: 'string' },
    'no-build': { type: 'boolean', default: false },
  },
});

if (!given['no-build']) await build({ types: false });

/** @type {any} Built, and so without types here. */
const { requestUrl } = await import(new URL('../dist/service.js', import.meta.url).href);
const { settings } = await runKit('src/element/settings/settings.ts');

/** Seconds for which the kit caches a response; 0 if this build has no such setting. */
const ttl = Number(settings.cacheTtl?.default ?? 0);

/** The widgets of the page, from top to bottom. @type {ReadonlyArray<readonly [string, object]>} */
const WIDGETS = [
  ['MarketItem/Ranking', { genreId: 100371 }],
  ['Product/Search', { keyword: 'コーヒー', hits: 6 }],
  ['BooksBook/Search', { booksGenreId: '001004', hits: 6 }],
  ['Travel/SimpleHotelSearch', { largeClassCode: 'japan', middleClassCode: 'tokyo' }],
  ['MarketItem/Ranking', {}],
];
const addresses = WIDGETS.map(([path, params]) =>
  requestUrl(path, params, { baseUrl: 'https://service.example', applicationId: 'APP' }),
);

/** @typedef {import('./load/service.js').Handler} Way */
const ways = [
  {
    name: { en: 'without the kit', ja: 'mkt-widgets なし' },
    lazy: false,
    through: (/** @type {Way} */ to) => to,
  },
  {
    name: { en: 'the kit, `cache-ttl="0"`', ja: 'mkt-widgets、`cache-ttl="0"`' },
    lazy: true,
    through: (/** @type {Way} */ to) => withKit(to, 0),
  },
  {
    name: { en: 'the kit', ja: 'mkt-widgets' },
    lazy: true,
    through: (/** @type {Way} */ to) => withKit(to, ttl),
  },
  {
    name: { en: 'without the kit, with a relay', ja: 'mkt-widgets なし、中継サーバーあり' },
    lazy: false,
    through: withRelay,
  },
  {
    name: { en: 'the kit, with a relay', ja: 'mkt-widgets、中継サーバーあり' },
    lazy: true,
    through: (/** @type {Way} */ to) => withKit(withRelay(to), ttl),
  },
];

const views = viewsOf(Number(given.views ?? 10_000), WIDGETS.length, given.seed ?? 'readers');
const warm = views.filter((view) => view.warm).length;
const count = new Intl.NumberFormat('en').format;
const loads = ways.map((way) => ({ name: way.name, ...loadOf(views, addresses, way) }));

const summary = {
  en:
    `${count(views.length)} page views in ${HOURS} hours, ${count(views.length - warm)} of them a ` +
    `visitor's first and ${count(warm)} a later one; responses cached in browsers for ${ttl} s.`,
  ja:
    `${HOURS}時間にページの表示が${count(views.length)}回。うち訪問者の最初の表示が` +
    `${count(views.length - warm)}回、その後の表示が${count(warm)}回。応答をブラウザに残すのは${ttl}秒。`,
};
const head = [
  { en: 'requests that reach the service', ja: 'サービスに届く問い合わせ' },
  { en: 'total', ja: '合計' },
  { en: 'by first views', ja: '最初の表示から' },
  { en: 'by later views', ja: 'その後の表示から' },
  { en: 'per view', ja: '表示1回あたり' },
  { en: 'busiest hour', ja: '最も混む1時間' },
  { en: 'busiest second', ja: '最も混む1秒' },
  { en: 'widgets without a response', ja: '応答のない要素' },
  { en: 'longest wait, s', ja: '最も長い待ち (秒)' },
];
const hour = { en: 'hour', ja: '時間目' };
const textIn = (/** @type {import('../tools/report.js').Lang} */ lang) =>
  [
    summary[lang],
    table(
      head,
      loads.map((load) => [
        load.name,
        count(load.requests),
        count(load.cold),
        count(load.warm),
        (load.requests / views.length).toFixed(2),
        count(Math.max(...load.hours)),
        load.second,
        count(load.failed),
        load.wait.toFixed(1),
      ]),
      lang,
    ),
    table(
      [hour, ...loads.map(({ name }) => name)],
      Array.from({ length: HOURS }, (_, index) => [
        index + 1,
        ...loads.map(({ hours }) => count(hours[index] ?? 0)),
      ]),
      lang,
    ),
  ].join('\n\n');
console.log(textIn('en'));

if (given.views === undefined && given.seed === undefined) {
  await publish('bench:load', textIn);
  console.error(`Written to ${FILE}`);
}
