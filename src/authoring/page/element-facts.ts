/** Facts about an element: the sources of its values, and its request. */
import { identifierMapping } from '../../client/identifier-mapping.js';
import { commonParams } from '../../client/operations/operation.js';
import type { Request } from '../../client/request.js';
import { transportFor } from '../../client/transports/index.js';
import type { ParameterTable } from '../../client/validation/parameter.js';
import { hasValue } from '../../client/validation/validate.js';
import type { Source } from '../panel/panel-texts.js';
import { wordSourceOf, type KeywordValues } from '../../features/keyword-from/keyword-from-rule.js';
import {
  attributeOf,
  propertyOf,
  readAttribute,
  settingOf,
  type WithAttributeNames,
} from '../../element/attributes.js';
import { configsAround, scriptSettingsFor } from '../../element/settings/settings.js';
import type { RequestHost, WidgetHost } from '../../element/host.js';

/** An element that the doctor examines: a widget with entries, or a bookmark button. */
export type Examined = RequestHost & Partial<Omit<WidgetHost, keyof RequestHost>>;

export const isWidget = (host: Examined): host is WidgetHost => 'definition' in host;

const classOf = ({ constructor }: Examined) => constructor as unknown as WithAttributeNames;

export const attributesOf = (host: Examined): readonly string[] => classOf(host).attributeNames;

export const knownSettings = ({ constructor }: Element): object =>
  (constructor as Partial<WithAttributeNames>).settings ?? {};

/** An attribute or setting, with the source of its value. */
export interface Origin {
  readonly name: string;
  /** The value with secrets masked. */
  readonly value: string;
  readonly source: Source;
}

/** Ids that are shortened, so that they can be recognised but not copied. */
const SHORTENED: readonly string[] = ['application-id', 'developer-id'];

/** The first letters of an id. Four letters or fewer are a placeholder or a word, not an id. */
const shortened = (text: string): string => (text.length > 4 ? `${text.slice(0, 3)}…` : text);

/**
 * Masks secrets: any reader can open the panel by `?mkt-debug`.
 * @param name of a parameter or an attribute
 */
export function masked(
  name: string,
  value: unknown,
  { secret }: { secret?: boolean } = {},
): string {
  if (secret) return '…';
  const text = String(value);
  // Any parameter of a relay or a service may be a key.
  if (name === 'query') return text.replace(/=[^&]*/g, '=…');
  return SHORTENED.includes(attributeOf(name)) ? shortened(text) : text;
}

/** Masks ids and keys in a foreign text, such as a service's error that quotes them. */
export function withoutSecrets(host: Examined, text: string): string {
  const { applicationId, accessToken, query } = host.settings;
  const { developerId } = host as { readonly developerId?: string };
  const secrets = [applicationId, accessToken, developerId, ...new URLSearchParams(query).values()]
    .map((value) => value ?? '')
    .filter((value) => value.length > 4)
    .sort((a, b) => b.length - a.length)
    .flatMap((value) => [value, encodeURIComponent(value)]);
  let shown = text;
  for (const value of secrets) shown = shown.replaceAll(value, shortened(value));
  return shown;
}

const valueOf = (element: Element, name: string): unknown =>
  settingOf(element, propertyOf(name), attributeOf(name));

const ownSource = (element: Element, name: string): Source =>
  readAttribute(element, attributeOf(name)) === null ? 'property' : 'attribute';

const origin = (
  name: string,
  value: unknown,
  source: Source,
  rule?: { readonly secret?: boolean },
): Origin => ({ name: attributeOf(name), value: masked(name, value, rule), source });

/** Settings with a value, defaults included. */
function settingsOf(host: Examined): Origin[] {
  const configs = configsAround(host);
  const ofScripts = scriptSettingsFor(host);
  return Object.entries(classOf(host).settings!).flatMap(([name, rule]): Origin[] => {
    const setBy = configs.find((config) => valueOf(config, name) != null);
    const [value, source]: readonly [unknown, Source] = setBy
      ? [valueOf(setBy, name), setBy === host ? ownSource(host, name) : 'config']
      : ofScripts[name] !== undefined
        ? [ofScripts[name], 'script']
        : [rule.default, 'default'];
    if (value === undefined || value === null || value === false) return [];
    return [origin(name, value, source, rule)];
  });
}

/** The keyword of the page that the element searches by; undefined without one. */
export function keywordOfPage(host: Examined): string | undefined {
  if (
    !isWidget(host) ||
    host.permission !== 'given' ||
    host.state.selection['keyword'] !== undefined
  )
    return undefined;
  const author: KeywordValues = host as object;
  if (!wordSourceOf(host.definition, author)) return undefined;
  const { keyword } = host.state.answer?.values ?? host.resolve().parameters;
  return hasValue(keyword) && keyword !== author.keyword ? String(keyword) : undefined;
}

/** Parameters and display attributes that the author or the reader has set. */
function parametersOf(host: Examined): Origin[] {
  const table = { ...commonParams, ...host.resolve().operation.params } as ParameterTable;
  const ofSettings = Object.keys(classOf(host).settings!).map(attributeOf);
  const ofReader = Object.entries(isWidget(host) ? host.state.selection : {})
    .filter(([name, value]) => name in table && hasValue(value))
    .map(([name, value]) => origin(name, value, 'reader'));
  const ofPage = [keywordOfPage(host) ?? []].flat().map((each) => origin('keyword', each, 'page'));
  const chosen = [...ofReader, ...ofPage].map(({ name }) => name);
  const ofAuthor = attributesOf(host)
    .filter((name) => !ofSettings.includes(name) && !chosen.includes(name) && name !== 'phase')
    .map((name) => [name, readAttribute(host, name)] as const)
    .flatMap(([name, value]) => (value === null ? [] : origin(name, value, 'attribute')));
  const asProperties = Object.keys(table)
    .filter((name) => !chosen.includes(attributeOf(name)) && hasValue(valueOf(host, name)))
    .filter((name) => ownSource(host, name) === 'property')
    .map((name) => origin(name, valueOf(host, name), 'property'));
  return [...ofAuthor, ...asProperties, ...ofPage, ...ofReader];
}

/** All values that the element uses, each with its source. */
export const originsOf = (host: Examined): Origin[] => [...parametersOf(host), ...settingsOf(host)];

/** The element's request, or the alternative that had results; undefined if it breaks a rule. */
export function requestOf(host: Examined): Request | undefined {
  const { result } = host.resolve();
  if (Array.isArray(result)) return undefined;
  return { ...result, values: host.state.answer?.values ?? result.values };
}

/** The requests that are sent for it: several for some elements. */
export function requestsOf(host: Examined): readonly Request[] {
  const request = requestOf(host);
  if (!request) return [];
  return (isWidget(host) && host.definition.requestsOf?.(request)) || [request];
}

const addressOf = (request: Request): URL =>
  new URL(identifierMapping(request.settings['names']).urlOf(request), document.baseURI);

/** The request's address, with keys, tokens and ids masked. */
export function shownAddress(request: Request): string {
  const address = addressOf(request);
  const ofQuery = [...new URLSearchParams(String(request.settings['query'] ?? '')).keys()];
  for (const [name, value] of [...address.searchParams]) {
    const secret = name === 'access_token' || ofQuery.includes(name);
    address.searchParams.set(name, masked(name, value, { secret }));
  }
  return decodeURI(address.href).replaceAll('%E2%80%A6', '…');
}

export const transportOf = (request: Request): string =>
  transportFor({ ...request, url: addressOf(request).href, timeout: 0 });

/** The response's size in bytes; 0 if the service hides it (`Timing-Allow-Origin`). */
export function bytesOf(request: Request): number {
  const { href } = addressOf(request);
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return entries.filter(({ name }) => name.startsWith(href)).at(-1)?.encodedBodySize ?? 0;
}
