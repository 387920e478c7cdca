import { ParameterError, type Problem } from './errors.js';
import { parseNames, spell, type Names } from './names.js';
import { commonParams, type Operation } from './operation.js';
import { check, serialise, type ParameterTable, type Value, type Values } from './parameter.js';
import { clientSettings } from './settings.js';

/** A request that keeps every rule of the interface, ready for a transport. */
export interface Request {
  readonly operation: Operation;
  /** The canonical address without a callback: equal requests have equal addresses. */
  readonly address: string;
  readonly names: Names;
  readonly transport: 'jsonp' | 'frame' | 'fetch';
  /** In milliseconds. */
  readonly timeout: number;
}

const PLACES = /\{(group|operation|version)\}/g;
const SERVICE_PATH = '/services/api/{group}/{operation}/{version}';

/** Fills `{group}`, `{operation}` and `{version}` into the address of an operation. */
function locate({ at, path, version }: Operation, values: Values, names: Names): string {
  const base = String(values[at?.setting ?? 'baseUrl']);
  const template =
    base.search(PLACES) >= 0 ? base : base.replace(/\/+$/, '') + (at?.path ?? SERVICE_PATH);
  const [group, operation] = spell(path, names).split('/');
  const parts: Values = { group, operation, version: values['apiVersion'] ?? version };
  return template.replace(PLACES, (_, part: string) => String(parts[part]));
}

/** Settings and parameters together, against all rules of the operation. */
function checkRequest(
  operation: Operation,
  params: Readonly<Record<string, unknown>>,
  settings: Readonly<Record<string, unknown>>,
) {
  const table: ParameterTable = { ...commonParams, ...operation.params };
  const set = check(clientSettings, settings);
  const given = check(table, params);
  const problems: Problem[] = [...set.problems, ...given.problems];
  const missing = (parameter: string) =>
    set.values[parameter] === undefined &&
    !problems.some((problem) => problem.parameter === parameter) &&
    problems.push({ parameter, rule: 'is required' });

  missing(operation.at?.setting ?? 'baseUrl');
  if (operation.auth === 'oauth') missing('accessToken');
  if (operation.oneOf?.every((name) => !(name in given.values))) {
    const filled = operation.oneOf.find((name) => table[name]?.default !== undefined);
    if (filled) given.values[filled] = table[filled]!.default!;
    else if (!given.problems.some(({ parameter }) => operation.oneOf!.includes(parameter))) {
      const [parameter, ...others] = operation.oneOf;
      problems.push({ parameter: parameter!, rule: `or one of ${others.join(', ')} is required` });
    }
  }
  problems.push(...(operation.rules?.(given.values) ?? []).filter((problem) => !!problem));
  return { set: set.values, values: given.values, problems };
}

/**
 * Checks a request and gives it its canonical address: the same question has the same address,
 * whatever the order its parameters were set in, so that every cache on the way can hold the answer.
 * @param params by their names in the interface; numbers may be digits
 * @throws {ParameterError} with every broken rule
 */
export function prepare(
  operation: Operation,
  params: Readonly<Record<string, unknown>>,
  settings: Readonly<Record<string, unknown>>,
): Request {
  const { set, values, problems } = checkRequest(operation, params, settings);
  if (problems.length) throw new ParameterError(problems);
  const names = parseNames(set['names'] as string | undefined);
  const query = new Map<string, Value>(new URLSearchParams(set['query'] as string | undefined));
  for (const [name, value] of Object.entries(values)) query.set(spell(name, names), value);
  query.set('applicationId', set['applicationId']!);
  if (operation.affiliate && set['affiliateId']) query.set('affiliateId', set['affiliateId']);
  if (operation.auth === 'oauth') query.set('access_token', set['accessToken']!);
  // The transport's own, which an author's `query` must not bring in.
  for (const name of ['callback', 'callBack', 'format']) query.delete(name);

  const pairs = [...query].map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(serialise(value))}`,
  );
  const at = locate(operation, set, names);
  return {
    operation,
    address: `${at}${at.includes('?') ? '&' : '?'}${pairs.sort().join('&')}`,
    names,
    transport: (set['transport'] ?? clientSettings.transport.default) as Request['transport'],
    timeout: Number(set['timeout'] ?? clientSettings.timeout.default),
  };
}

/**
 * A JSONP callback name derived from the address, so that the whole address is the same every time.
 * Keeps to the interface's alphabet.
 */
export function callbackOf(address: string): string {
  let hash = 0;
  // Below 2^32 times below 2^20: exact in a double.
  for (const char of address) hash = (hash * 1000003 + char.codePointAt(0)!) % 4294967291;
  return `mkt_${hash.toString(36)}_${address.length}`;
}
