/**
 * `npm run test:mutation`: changes the code of `src/client` in small ways, one at a time, runs the tests of the
 * changed code, and lists the changes that no test notices. Writes the scores into docs/quality.md.
 *
 *   PATH...   only these files and folders; the scores of the others are those of the last run
 */
import { readFileSync } from 'node:fs';
import { Stryker } from '@stryker-mutator/core';
import { machine, replaceBlock, table } from '../../tools/report.js';
import config from '../../stryker.config.js';

/**
 * A row of the table.
 * @param {string} code
 * @param {readonly string[]} results of its mutants
 */
function row(code, results) {
  /** @param {readonly string[]} some */
  const count = (...some) => results.filter((result) => some.includes(result)).length;
  const [noticed, missed] = [count('Killed', 'Timeout'), count('Survived', 'NoCoverage')];
  const counted = noticed + missed;
  const score = counted ? `${((100 * noticed) / counted).toFixed(1)} %` : '–';
  return [code, counted, noticed, missed, count('Ignored'), score];
}

const paths = process.argv.slice(2);
const mutate = paths.map((path) => (path.endsWith('.ts') ? path : `${path}/**/*.ts`));
const leftOut = config.mutate.filter((pattern) => pattern.startsWith('!'));
const started = machine('Stryker').en;
// Forced: it does not see changes within a test.
const options = { force: true, ...(paths.length && { mutate: [...mutate, ...leftOut] }) };
await new Stryker(options).runMutationTest();

/** @type {{ files: Record<string, { mutants: { status: string }[] }> }} */
const report = JSON.parse(readFileSync(config.incrementalFile, 'utf8'));
/** @type {Record<string, string[]>} */
const byPlace = {};
for (const [file, { mutants }] of Object.entries(report.files)) {
  const place = file.replace(/^(src\/client\/[^/]+\/).*/, '$1');
  (byPlace[place] ??= []).push(...mutants.map(({ status }) => status));
}
const places = Object.entries(byPlace).sort(([a], [b]) => (a < b ? -1 : 1));
const rows = places.map(([place, results]) => row(`\`${place}\``, results));
const all = row('all', Object.values(byPlace).flat());
const head = ['code', 'changes', 'noticed', 'missed', 'do not count', 'score'];
await replaceBlock(
  'docs/quality.md',
  'test:mutation',
  `${started}\n\n${table(head, [...rows, all])}`,
);
