import { ParameterError, type Problem } from './errors.js';
import { parseNames, spellName, spellPath, type Names } from './names.js';
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

const SERVICE_PATH = '/services/api/{group}/{operation}/{version}';

/** Fills `{group}`, `{operation}` and `{version}` into the address of an operation. */
function locate(operation: Operation, values: Values, names: Names): string {
  const { at } = operation;
  const base = String(values[at?.setting ?? 'baseUrl']);
  const [group, name] = spellPath(operation.path, names);
  const parts: Record<string, string> = {
    group,
    operation: name,
    version: String(values['apiVersion'] ?? operation.version),
  };
  const whole = /\{(group|operation|version)\}/.test(base);
  const template = whole ? base : base.replace(/\/+$/, '') + (at?.path ?? SERVICE_PATH);
  return template.replace(/\{(group|operation|version)\}/g, (_, part: string) => parts[part]!);
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
  for (const [name, value] of Object.entries(values)) query.set(spellName(name, names), value);
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
 * Keeps to the interface's alphabet. 53 bits: two of a page's requests never share a name.
 */
export function callbackOf(address: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let i = 0; i < address.length; i++) {
    const code = address.charCodeAt(i);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return `mkt_${(4294967296 * (2097151 & low) + (high >>> 0)).toString(36)}`;
}
