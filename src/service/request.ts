import { parseNames, spell, type Names } from './names.js';
import { commonParams, type Operation } from './operation.js';
import {
  check,
  missing,
  type Flaw,
  type ParameterTable,
  type Value,
  type Values,
} from './parameter.js';
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
  /** All settings, checked. */
  readonly settings: Values;
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

/**
 * Checks a request and gives it its canonical address: the same question has the same address,
 * whatever the order its parameters were set in, so that every cache on the way can hold the answer.
 * @param params by their names in the interface; numbers may be digits
 * @returns the request, or what is wrong with it
 */
export function inspect(
  operation: Operation,
  params: Readonly<Record<string, unknown>>,
  settings: Readonly<Record<string, unknown>>,
): Request | Flaw[] {
  const table: ParameterTable = { ...commonParams, ...operation.params };
  const { values: set, flaws } = check({ ...clientSettings, ...operation.settings }, settings);
  const { values, flaws: wrong } = check(table, params);
  flaws.push(...wrong);
  const has = (name: string) => name in values || flaws.some(({ parameter }) => parameter === name);

  const { oneOf = [], at } = operation;
  const needed = [at?.setting ?? 'baseUrl', ...(operation.auth === 'oauth' ? ['accessToken'] : [])];
  flaws.push(...needed.filter((name) => !(name in set) && !has(name)).map(missing));
  if (oneOf.length && !oneOf.some(has)) {
    const [first, ...others] = oneOf;
    const filled = oneOf.find((name) => table[name]?.default !== undefined);
    if (filled) values[filled] = table[filled]!.default!;
    else flaws.push({ parameter: first!, rule: `or one of ${others.join(', ')} is required` });
  }
  for (const flaw of operation.rules?.(values, params) ?? []) if (flaw) flaws.push(flaw);
  if (flaws.length) return flaws;

  const names = parseNames(set['names'] as string);
  const query = new Map<string, Value>(new URLSearchParams(set['query'] as string));
  for (const name in values) query.set(spell(name, names), values[name]!);
  query.set('applicationId', set['applicationId']!);
  if (operation.affiliate && set['affiliateId']) query.set('affiliateId', set['affiliateId']);
  if (operation.auth === 'oauth') query.set('access_token', set['accessToken']!);
  // The transport's own, which an author's `query` must not bring in.
  for (const name of ['callback', 'callBack', 'format']) query.delete(name);

  const pairs = [...query].map((pair) => pair.map((part) => encodeURIComponent(String(part))));
  const path = locate(operation, set, names);
  return {
    operation,
    address: `${path}${path.includes('?') ? '&' : '?'}${pairs
      .map((pair) => pair.join('='))
      .sort()
      .join('&')}`,
    names,
    transport: set['transport'] ?? clientSettings.transport.default,
    timeout: set['timeout'] ?? clientSettings.timeout.default,
    settings: set,
  } as Request;
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
