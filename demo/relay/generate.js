/**
 * Writes `operations.conf`: what the relay lets through, from the kit's own tables.
 *
 *     node demo/relay/generate.js ["site=acme Market=Acme"]
 *
 * The argument is the kit's setting `names`, where the service has words of its own.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/**
 * @typedef {import('../../src/service/operation.js').Operation} Operation
 * @typedef {import('../../src/service/parameter.js').Parameter} Parameter
 * @typedef {(identifier: string) => string} Spell
 */

export const FILE = fileURLToPath(new URL('operations.conf', import.meta.url));

/** @param {string} file of `src/service/` */
async function source(file) {
  const path = fileURLToPath(new URL(`../../src/service/${file}`, import.meta.url));
  return (await runnerImport(path, { configFile: false, logLevel: 'error' })).module;
}

/** @type {{ operations: Readonly<Record<string, Operation>> }} */
const { operations } = await source('operations/index.ts');
/** @type {{ commonParams: Record<string, Parameter> }} */
const { commonParams } = await source('operation.ts');
/** @type {{ spelling: (names: string) => { spell: Spell } }} */
const { spelling } = await source('names.ts');

/** A text as it stands in a query. */
const TEXT = "[\\w.~!$'()*,;:@/?+%-]+";
const COMMA = '(?:,|%2C)';

/** What the relay itself reads, or has values of its own for: never passed on as it came. */
const OWN = ['applicationId', 'affiliateId', 'developerId', 'format', 'callback', 'callBack'];

/** A text as a pattern that finds it. @param {string | number} text */
const literal = (text) => String(text).replace(/[.*+?()[\]|^$\\{}]/g, (char) => `\\${char}`);

/**
 * The values that a parameter takes, as they stand in a query. Their form alone: that a number is
 * in its range is left to the service, except for the count of its digits.
 * @param {Parameter} parameter
 * @returns {string}
 */
export function patternOf({ kind, values, of = 'text', most, min = -1, max = 1e14 }) {
  if (kind === 'list') {
    const one = patternOf({ kind: of, ...(values && { values }) });
    // Commas are among the characters of a text.
    if (one === TEXT) return TEXT;
    return `${one}(?:${COMMA}${one})${most ? `{0,${most - 1}}` : '*'}`;
  }
  if (values) return `(?:${values.map((value) => literal(encodeURIComponent(value))).join('|')})`;
  const sign = min < 0 ? '-?' : '';
  const digits = `${sign}[0-9]{1,${String(Math.trunc(max)).length}}`;
  if (kind === 'decimal') return `${digits}(?:\\.[0-9]{1,12})?`;
  if (kind === 'date') return '[0-9]{4}-[0-9]{2}-[0-9]{2}';
  return kind === 'text' ? TEXT : digits;
}

/** Where an operation is. @param {Operation} operation @param {Spell} spell */
const pathOf = ({ at, path, version }, spell) =>
  at ? at.path.replace('{version}', version) : `/services/api/${spell(path)}/${version}`;

/** The names that an operation's own parameters have. @param {Operation} operation @param {Spell} spell */
const ownNames = ({ params }, spell) =>
  Object.keys({ ...commonParams, ...params })
    .filter((name) => !OWN.includes(name))
    .map(spell);

/** What an operation takes, one parameter a line. @param {Operation} operation @param {Spell} spell */
function entry(operation, spell) {
  const { affiliate, callback, params } = operation;
  const patterns = Object.entries({ ...commonParams, ...params }).map(([name, parameter]) => [
    spell(name),
    patternOf(parameter),
  ]);
  patterns.push(['applicationId', TEXT], ['format', 'json'], ['callback', '[\\w.]{1,100}']);
  if (affiliate) patterns.push(['affiliateId', TEXT]);
  if (callback) patterns.push([callback, '[\\w.[\\]]{1,100}']);
  return [
    // `x`: white space is for readers.
    `    "~(?x)^${literal(pathOf(operation, spell))}\\x20(?:(?:`,
    // Who sends a parameter without a value says nothing by it.
    patterns.map(([name, pattern]) => `        ${name}=(?:${pattern})?`).join('|\n'),
    '    )(?:&|$))*+(?<relay_unread>.*)$" $relay_unread;',
  ].join('\n');
}

/**
 * The file's text.
 * @param {string} [names] the words of a live service for the interface's neutral ones
 */
export function operationsConf(names = '') {
  const { spell } = spelling(names);
  const all = Object.values(operations);
  const shared = all.filter(({ auth }) => auth === 'appKey');
  const readers = all.filter(({ auth }) => auth === 'oauth');
  const params = [...new Set(shared.flatMap((operation) => ownNames(operation, spell)))].sort();
  const named = `node demo/relay/generate.js${names && ` "${names}"`}`;
  return [
    `# Made by \`${named}\`: change the tables in src/service/operations, not this.`,
    '',
    '# What is left of a query once all that its operation knows is read: nothing, if all is well.',
    // Parted by what no query can have in it: a path can, as %3F, have a `?`.
    'map "$uri $args" $relay_foreign {',
    '    default " unknown operation";',
    ...readers.map(
      (operation) => `    "~^${literal(pathOf(operation, spell))} " " operation of one reader";`,
    ),
    ...shared.map((operation) => entry(operation, spell)),
    '}',
    '',
    '# The query, always in one order, from what is known alone.',
    ...params.map(
      (name) => `map $arg_${name} $relay_${name} { "" ""; default "&${name}=$arg_${name}"; }`,
    ),
    'map "" $relay_query {',
    `    default "${params.map((name) => `$relay_${name}`).join('')}";`,
    '}',
    '',
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(FILE, operationsConf(process.argv[2]));
}
