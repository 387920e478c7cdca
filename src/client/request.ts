import type { Answer } from './response.js';
import { commonParams, type Operation } from './operations/operation.js';
import type { ViewportTarget } from './page-state.js';
import { untrustedIssues } from './trusted-origins.js';
import type { ValidationIssue } from './validation/issue.js';
import type { Value, Values } from './validation/parameter.js';
import { requiredIssue, validate } from './validation/validate.js';
import { clientSettings, type Settings } from './settings.js';

/** A request that satisfies every rule of the interface. */
export interface Request {
  readonly operation: Operation;
  /** The operation's valid parameters, by their names in the interface. */
  readonly values: Values;
  readonly settings: Values;
  /** The keywords to search for in this order, while there are no results. */
  readonly keywords?: readonly string[];
  /** True if it contains the reader's position: then its answer is not cached. */
  readonly isPersonal?: boolean;
  /** The element that waits for the answer: those near the viewport go first. */
  readonly target?: ViewportTarget;
  /** True to send the request even if the cache has a fresh answer. */
  readonly revalidate?: boolean;
  /**
   * Receives an answer to display at once.
   * @param isFinal true for a fresh one from the cache, with which the request ends; false until the whole or new one arrives
   */
  readonly onEarly?: (answer: Answer, isFinal?: boolean) => void;
  /** Sends the request in place of the global `fetch`; outside of pages. */
  readonly fetch?: typeof fetch | undefined;
}

const PLACEHOLDERS = /\{(group|operation|version)\}/g;
const SERVICE_PATH = '/services/api/{group}/{operation}/{version}';

/**
 * Query parameters of settings. They are taken from the settings only, since the label and the rules of
 * operations depend on those.
 */
const SETTINGS_SENT = [
  ['affiliateId', 'affiliateId'],
  ['access_token', 'accessToken'],
] as const;

/** Issues for settings within a query string, which would bypass the setting itself. */
function settingsIn(parameter: string, query: string | undefined): ValidationIssue[] {
  if (!query) return [];
  const held = new URLSearchParams(query);
  return SETTINGS_SENT.filter(([name]) => held.has(name)).map(([name, setting]) => ({
    code: 'holdsSetting',
    parameter,
    name,
    setting,
  }));
}

/**
 * Checks that one parameter of an operation's group `oneOf` is given. If none is, the default of one that has a
 * default is sent.
 * @param values the valid values, to which that default is added
 * @param isGiven whether a parameter was given, valid or not
 */
function checkOneOf(
  { oneOf = [], params }: Operation,
  values: Record<string, Value>,
  isGiven: (parameter: string) => boolean,
): ValidationIssue | undefined {
  const [first, ...alternatives] = oneOf;
  if (first === undefined || oneOf.some(isGiven)) return undefined;
  for (const name of oneOf) {
    const value = params[name]?.default;
    if (value === undefined) continue;
    values[name] = value;
    return undefined;
  }
  return { code: 'requiredOneOf', parameter: first, alternatives };
}

/**
 * Checks a request.
 * @param params by their names in the interface; numbers may be digits
 * @returns the request, or its issues
 */
export function buildRequest(
  operation: Operation,
  params: Readonly<Record<string, unknown>>,
  settings: Settings | Readonly<Record<string, unknown>>,
): Request | ValidationIssue[] {
  // Table by table, since merging them takes longer than all the checks.
  const { values: settingValues, issues } = validate(clientSettings, settings);
  const operationSettings = validate(operation.settings ?? {}, settings);
  Object.assign(settingValues, operationSettings.values);
  const common = validate(commonParams, params);
  const { values, issues: paramIssues } = validate(operation.params, params);
  for (const [name, value] of Object.entries(values)) {
    // Services separate words by spaces; Japanese keyboards write wide ones.
    if (typeof value === 'string') values[name] = value.replace(/\s+/g, ' ');
  }
  Object.assign(values, common.values);
  issues.push(...operationSettings.issues, ...common.issues, ...paramIssues);
  const isGiven = (name: string) =>
    name in values || issues.some(({ parameter }) => parameter === name);

  const address = operation.endpoint?.setting ?? 'baseUrl';
  const needed = [address, ...(operation.auth === 'oauth' ? ['accessToken'] : [])];
  issues.push(
    ...needed.filter((name) => !(name in settingValues) && !isGiven(name)).map(requiredIssue),
  );
  issues.push(...settingsIn('query', settingValues['query'] as string));
  issues.push(...settingsIn(address, String(settingValues[address]).split('?')[1]));
  if (operation.auth === 'oauth') issues.push(...untrustedIssues(operation, settingValues));
  for (const issue of operation.rules?.(values, params) ?? []) if (issue) issues.push(issue);
  const oneOf = checkOneOf(operation, values, isGiven);
  if (oneOf) issues.push(oneOf);
  if (issues.length) return issues;

  return { operation, values, settings: settingValues };
}

/**
 * The canonical address of a request, without a callback: equal requests have equal addresses, in whatever
 * order their parameters were set, so that HTTP caches can hold the answer.
 * @param spell the live service's spelling of an identifier of the interface
 */
export function urlOf(
  { operation, values, settings }: Request,
  spell = (identifier: string) => identifier,
): string {
  const { affiliate, auth, endpoint, path, version } = operation;
  const query = new Map<string, Value>(new URLSearchParams(settings['query'] as string));
  for (const name of Object.keys(values)) query.set(spell(name), values[name]!);
  query.set('applicationId', settings['applicationId']!);
  if (affiliate && settings['affiliateId']) query.set('affiliateId', settings['affiliateId']);
  if (auth === 'oauth') query.set('access_token', settings['accessToken']!);
  // Parameters of the transport, which an author's `query` must not set.
  for (const name of ['callback', 'callBack', 'format']) query.delete(name);
  const pairs = [...query].map((pair) =>
    pair.map((part) => encodeURIComponent(String(part))).join('='),
  );

  const base = String(settings[endpoint?.setting ?? 'baseUrl']);
  const template =
    base.search(PLACEHOLDERS) >= 0
      ? base
      : base.replace(/\/+$/, '') + (endpoint?.path ?? SERVICE_PATH);
  const [group, name] = spell(path).split('/');
  const parts: Values = { group, operation: name, version: settings['apiVersion'] ?? version };
  const url = template.replace(PLACEHOLDERS, (_, part: string) => String(parts[part]));
  return url + (url.includes('?') ? '&' : '?') + pairs.sort().join('&');
}

/** Ms for which the callback of an address keeps its name. */
export const CALLBACK_PERIOD = 60 * 60 * 1000;

/**
 * A JSONP callback name derived from the address and the hour, in the interface's alphabet. Within the hour, the whole
 * address is the same every time, so that caches can hold the answer. After it, the address is another one: a service
 * worker can keep scripts for ever, and no script knows its age.
 * @param time in ms
 */
export function callbackName(url: string, time: number): string {
  let hash = Math.floor(time / CALLBACK_PERIOD);
  // Below 2^32 times below 2^20: exact in a double.
  for (let index = 0; index < url.length; index++)
    hash = (hash * 1000003 + url.charCodeAt(index)) % 4294967291;
  return `mkt_${hash.toString(36)}`;
}
