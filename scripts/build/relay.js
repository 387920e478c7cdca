/**
 * Writes `relay/operations.conf`, the requests that the relay accepts, from the kit's own tables, as `npm run build` does.
 *
 *     node scripts/build/relay.js "site=acme Market=Acme"
 *
 * The argument is the kit's setting `names`, for a service with its own identifiers.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadModule } from './load-module.js';

/**
 * @typedef {import('../../src/exports/definitions.js').Operation} Operation
 * @typedef {import('../../src/exports/definitions.js').Parameter} Parameter
 * @typedef {Pick<import('../../src/exports/requests.js').Request, 'operation' | 'values' | 'settings'>} Request
 * @typedef {(request: Request) => string} UrlOf
 */

const FILE = fileURLToPath(new URL('../../relay/operations.conf', import.meta.url));

/** @type {{ operations: Record<string, Operation>, commonParams: Record<string, Parameter> }} */
const { commonParams, operations } = await loadModule('src/exports/definitions.ts');
/** @type {{ identifierMapping: typeof import('../../src/exports/requests.js').identifierMapping }} */
const { identifierMapping } = await loadModule('src/exports/requests.ts');

const TEXT = "[\\w.~!$'()*,;:@/?+%-]+";
const COMMA = '(?:,|%2C)';

/** Names of the kit's callbacks: with other names, a page could call any function. */
const CALLBACK = 'mkt_[a-z0-9]{1,32}';

/** An application id as well: never passed on unchanged. */
const DEVELOPER = 'developerId';

/** A text as a pattern that finds it. @param {string | number} text */
const literal = (text) => String(text).replace(/[.*+?()[\]|^$\\{}]/g, (char) => `\\${char}`);

/**
 * The pattern of a parameter's values in a query. It checks only the form: the service checks ranges, except
 * for the number of digits.
 * @param {Parameter} parameter
 * @returns {string}
 */
function patternOf({ kind, values, of = 'text', maxItems, min = -1, max = 1e14 }) {
  if (kind === 'list') {
    const entryPattern = patternOf({ kind: of, ...(values && { values }) });
    // Commas are among the characters of a text.
    if (entryPattern === TEXT) return TEXT;
    return `${entryPattern}(?:${COMMA}${entryPattern})${maxItems ? `{0,${maxItems - 1}}` : '*'}`;
  }
  if (values) return `(?:${values.map((value) => literal(encodeURIComponent(value))).join('|')})`;
  const sign = min < 0 ? '-?' : '';
  const digits = `${sign}[0-9]{1,${String(Math.trunc(max)).length}}`;
  if (kind === 'decimal') return `${digits}(?:\\.[0-9]+)?`;
  if (kind === 'date') return '[0-9]{4}-[0-9]{2}-[0-9]{2}';
  return kind === 'text' ? TEXT : digits;
}

/**
 * An operation in the service's own words, from an address that the kit itself writes.
 * @param {Operation} operation
 * @param {UrlOf} urlOf
 * @returns {{ path: string, params: [name: string, parameter: Parameter][] }}
 */
function addressed(operation, urlOf) {
  const table = { ...commonParams, ...operation.params };
  const values = Object.fromEntries(Object.keys(table).map((name) => [name, [name]]));
  const place = 'http://service.example';
  const ids = { applicationId: 'id', accessToken: 'token' };
  const settings = { baseUrl: place, dynamicAdUrl: place, ...ids };
  const { pathname, searchParams } = new URL(urlOf({ operation, values, settings }));
  const params = [...searchParams].flatMap(([name, neutral]) => {
    const parameter = table[neutral];
    return parameter ? /** @type {[string, Parameter][]} */ ([[name, parameter]]) : [];
  });
  return { path: pathname, params };
}

/**
 * The patterns of an operation, one parameter a line.
 * @param {Operation} operation
 * @param {UrlOf} urlOf
 */
function entry(operation, urlOf) {
  const { affiliate, callback } = operation;
  const { path, params } = addressed(operation, urlOf);
  const patterns = params.map(([name, parameter]) => [name, patternOf(parameter)]);
  patterns.push(['applicationId', TEXT], ['format', 'json'], ['callback', CALLBACK]);
  if (affiliate) patterns.push(['affiliateId', TEXT]);
  if (callback) patterns.push([callback, CALLBACK]);
  return [
    // `x`: white space is for readers.
    `    "~(?x)^${literal(path)}\\x20(?:(?:`,
    // An empty value counts as none.
    patterns.map(([name, pattern]) => `        ${name}=(?:${pattern})?`).join('|\n'),
    '    )(?:&|$))*+(?<relay_unread>.*)$" $relay_unread;',
  ].join('\n');
}

/**
 * The file's text.
 * @param {string} [setting] `names`: the words of a live service for the interface's neutral ones
 */
export function operationsConf(setting = '') {
  const { urlOf } = identifierMapping(setting);
  const all = Object.values(operations);
  const shared = all.filter(({ auth }) => auth === 'appKey');
  const readers = all.filter(({ auth }) => auth === 'oauth');
  const names = shared.flatMap((operation) =>
    addressed(operation, urlOf).params.map(([name]) => name),
  );
  const params = [...new Set(names)].filter((name) => name !== DEVELOPER).sort();
  const named = `node scripts/build/relay.js${setting && ` "${setting}"`}`;
  return [
    `# Generated by \`${named}\`: change the tables in src/client/operations, not this file.`,
    '',
    '# The rest of a query after the parameters of its operation: empty for a valid query.',
    // Separated by a space, which no query contains: a path can contain a `?`, as %3F.
    'map "$uri $args" $relay_foreign {',
    '    default " unknown operation";',
    ...readers.map(
      (operation) =>
        `    "~^${literal(addressed(operation, urlOf).path)} " " operation of one reader";`,
    ),
    ...shared.map((operation) => entry(operation, urlOf)),
    '}',
    '',
    '# The query, in a fixed order, of known parameters only.',
    ...params.map(
      (name) => `map $arg_${name} $relay_arg_${name} { "" ""; default "&${name}=$arg_${name}"; }`,
    ),
    'map "" $relay_query {',
    `    default "${params.map((name) => `$relay_arg_${name}`).join('')}";`,
    '}',
    '',
  ].join('\n');
}

/** @param {string} [setting] as above */
export const writeOperations = (setting) => writeFileSync(FILE, operationsConf(setting));

if (process.argv[1] === fileURLToPath(import.meta.url)) writeOperations(process.argv[2]);
