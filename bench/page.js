/**
 * `npm run bench`: the kit beside plain JavaScript, bare Lit, React, Preact and InstantSearch, in a
 * real browser.
 *
 *   --rounds N     samples of each, 7 unless told
 *   --only a,b     parts: 1, 10, 50, slow, slow-identity, same, kept
 *   --delay MS     before the service answers, 300 unless told
 *   --strict       end with 1 where a bar is missed
 *   --no-build     take dist/ as it is
 *
 * A whole run of 7 rounds or more goes into docs/performance.md; all runs into .cache/bench.json.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import puppeteer from 'puppeteer-core';
import { findBrowser } from '../test/runner/browsers/chromium.js';
import { build } from '../build/build.js';
import { startAnswers, startPictures } from './answers.js';
import { barsOf, barsOfKept } from './bars.js';
import { compare, scenarios } from './compare.js';
import { startPages } from './contenders.js';
import { keep } from './promises.js';
import { FILE, machine, publish } from './report.js';
import { barTable, comparisonTables } from './tables.js';

const PARTS = [...Object.keys(scenarios), 'kept'];
const ROUNDS = 7;
const DELAY = 300;

const { values: given } = parseArgs({
  options: {
    rounds: { type: 'string', default: `${ROUNDS}` },
    only: { type: 'string', default: PARTS.join() },
    delay: { type: 'string', default: `${DELAY}` },
    strict: { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
  },
});
const only = given.only.split(',');
const rounds = Number(given.rounds);
const delay = Number(given.delay);
const strange = only.find((part) => !PARTS.includes(part));
if (strange) throw new Error(`There is no part ${strange}: there are ${PARTS.join(', ')}`);

if (!given['no-build']) await build({ types: false });
const pictures = await startPictures();
const service = await startAnswers({ pictures: pictures.origin, delay });
const pages = await startPages();
const { executablePath, flags } = await findBrowser();
const browser = await puppeteer.launch({ executablePath, args: flags });
const about = machine(`${await browser.version()}; medians of ${rounds} rounds`);

try {
  const servers = { pages, service };
  const { medians, samples } = await compare(browser, servers, { rounds, only });
  const kept = only.includes('kept') ? await keep(browser, servers) : undefined;
  const bars = [...barsOf(medians), ...(kept ? barsOfKept(kept) : [])];
  const text = [about, barTable(bars), comparisonTables(medians)].join('\n\n');
  console.log(text);
  mkdirSync('.cache', { recursive: true });
  writeFileSync(
    '.cache/bench.json',
    JSON.stringify({ about, delay, bars, kept, samples }, null, 1),
  );
  if (rounds >= ROUNDS && delay === DELAY && PARTS.every((part) => only.includes(part))) {
    await publish('bench', text);
    console.error(`Written to ${FILE}`);
  }
  if (given.strict && bars.some((bar) => !bar.kept)) process.exitCode = 1;
} finally {
  await browser.close();
  for (const server of [pages, service, pictures]) server.close();
}
