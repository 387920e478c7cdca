/**
 * `npm run bench`: compares the kit with plain JavaScript and bare Lit in a real browser.
 *
 *   --rounds N     samples of each (default: 9; with --against, 15 pairs)
 *   --only a,b     parts: full, column, phone, slow, kept, or one scenario as full-10
 *   --against REF  compares with the kit of another commit; exits with 1 if this one is slower
 *   --strict       exits with 1 if a target is missed
 *   --no-build     uses the existing dist/
 *
 * A scenario is void if plain JavaScript differs from itself by more than 8 %; then it is measured for up to three
 * times as many rounds. A whole run of 9 rounds or more without a void scenario is written to docs/performance.md and
 * its Japanese translation.
 */
import { parseArgs } from 'node:util';
import puppeteer from 'puppeteer-core';
import { findBrowser } from '../tools/browsers/chromium.js';
import { build } from '../build/build.js';
import { buildOf } from '../build/of-commit.js';
import { against } from './against.js';
import { startAnswers, startPictures } from './answers.js';
import { targetsBeyondOneView, targetsOf } from './targets.js';
import { compare, mediansOf, scenarios } from './compare.js';
import { isVoid, MAX_DIFFERENCE, ratiosOf } from './ratios.js';
import { startService } from '../sandbox/index.js';
import { startPages } from './contenders.js';
import { measureBeyondOneView } from './beyond-one-view.js';
import { FILE, machine, publish } from '../tools/report.js';
import { comparisonTables, targetTable } from './tables.js';

const PARTS = [...Object.keys(scenarios), 'kept'];
const [ROUNDS, PAIRS] = [9, 15];
/** Traces take more time than they are worth in each round. */
const TRACE_EVERY = 3;

const { values: given } = parseArgs({
  options: {
    rounds: { type: 'string' },
    only: { type: 'string' },
    against: { type: 'string' },
    strict: { type: 'boolean', default: false },
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
const service = await startAnswers(pictures.origin);
const pages = await startPages(before);
const hotels = await startService({ port: 0 });
const servers = { pages, service, hotels };
const { executablePath, flags } = await findBrowser({ isWhole: true });
const browser = await puppeteer.launch({ executablePath, args: flags });
const version = await browser.version();
const about = machine({
  en: `${version}; medians of ${rounds} rounds`,
  ja: `${version}。${rounds}回の中央値`,
});

async function compareContenders() {
  const samples = await compare(browser, servers, {
    rounds,
    only: only ?? PARTS,
    traceEvery: TRACE_EVERY,
  });
  const [medians, ratios] = [mediansOf(samples), ratiosOf(samples)];
  const unusable = Object.keys(samples).filter((key) => isVoid(samples[key] ?? {}));
  const beyondOneView =
    !only || only.includes('kept')
      ? await measureBeyondOneView(browser, servers, rounds)
      : undefined;
  const targets = [
    ...targetsOf(medians, ratios),
    ...(beyondOneView ? targetsBeyondOneView(beyondOneView) : []),
  ];
  const textIn = (/** @type {import('../tools/report.js').Lang} */ lang) =>
    [about[lang], targetTable(targets, lang), comparisonTables(medians, ratios, lang)].join('\n\n');
  console.log(textIn('en'));
  if (unusable.length) {
    console.error(
      `This run is void: plain JavaScript differs from itself by more than ${MAX_DIFFERENCE * 100} % in ${unusable.join(', ')}`,
    );
    process.exitCode = 1;
  } else if (rounds >= ROUNDS && !only) {
    await publish('bench', textIn);
    console.error(`Written to ${FILE}`);
  }
  if (given.strict && targets.some(({ isMet }) => !isMet)) process.exitCode = 1;
}

async function compareBuilds() {
  const { text, slower } = await against(browser, servers, { rounds, only: only ?? PARTS });
  console.log([about.en, text].join('\n\n'));
  if (slower) process.exitCode = 1;
}

try {
  await (before ? compareBuilds() : compareContenders());
} finally {
  await browser.close();
  for (const server of [pages, service, pictures]) server.close();
  await hotels.close();
}
