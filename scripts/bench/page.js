/**
 * `npm run bench`: compares the kit with plain JavaScript in a real browser.
 *
 *   --rounds N     samples of each (default: 7; with --against, 15 pairs)
 *   --only a,b     parts: full, column, phone, slow, fast, again, lazy, or one scenario as full-10
 *   --against REF  compares with the kit of another commit alone
 *   --no-build     uses the existing dist/
 *
 * A scenario is void if plain JavaScript differs from itself by more than 8 %; then it is measured for up to three
 * times as many rounds.
 */
import { parseArgs } from 'node:util';
import puppeteer from 'puppeteer-core';
import { findBrowser } from '../browsers/chromium.js';
import { build } from '../build/build.js';
import { buildOf } from '../build/of-commit.js';
import { startAnswers, startPictures } from './answers.js';
import { compare, mediansOf, scenarios } from './compare.js';
import { isVoid, MAX_DIFFERENCE, ratiosOf } from './ratios.js';
import { startPages } from './contenders.js';
import { machine } from './report.js';
import { comparisonTables } from './tables.js';

const PARTS = Object.keys(scenarios);
const [ROUNDS, PAIRS] = [7, 15];
/** Traces take more time than they are worth in each round. */
const TRACE_EVERY = 3;

const { values: given } = parseArgs({
  options: {
    rounds: { type: 'string' },
    only: { type: 'string' },
    against: { type: 'string' },
    'no-build': { type: 'boolean', default: false },
  },
});
const rounds = Number(given.rounds ?? (given.against ? PAIRS : ROUNDS));
const only = given.only?.split(',').flatMap((name) => {
  const parts = PARTS.filter((part) => part === name || part.startsWith(`${name}-`));
  if (!parts.length) throw new Error(`There is no part ${name}: there are ${PARTS.join(', ')}`);
  return parts;
});

const before = given.against && buildOf(given.against);
if (!given['no-build']) await build({ types: false });
const pictures = await startPictures();
const service = await startAnswers();
const pages = await startPages(before);
const servers = { pages, service };
const { executablePath, flags } = await findBrowser({ isWhole: true });
const browser = await puppeteer.launch({ executablePath, args: [...flags, ...pictures.flags] });
const version = await browser.version();
const about = machine(`${version}; medians of ${rounds} rounds`);

async function compareContenders() {
  const samples = await compare(browser, servers, {
    rounds,
    only: only ?? PARTS,
    ...(before ? { names: ['before', 'kit'], traceEvery: 1 } : { traceEvery: TRACE_EVERY }),
  });
  const [medians, ratios] = [mediansOf(samples), ratiosOf(samples)];
  const unusable = Object.keys(samples).filter((key) => isVoid(samples[key] ?? {}));
  console.log([about, comparisonTables(medians, ratios)].join('\n\n'));
  if (unusable.length) {
    console.error(
      `This run is void: plain JavaScript differs from itself by more than ${MAX_DIFFERENCE * 100} % in ${unusable.join(', ')}`,
    );
    process.exitCode = 1;
  }
}

try {
  await compareContenders();
} finally {
  await browser.close();
  for (const server of [pages, service, pictures]) server.close();
}
