import { hasValue } from '../../client/validation/validate.js';
import { commonParams } from '../../client/operations/operation.js';
import type { ParameterTable } from '../../client/validation/parameter.js';
import type { Source } from '../../i18n/doctor-messages.js';
import { attributeOf, propertyOf } from '../../element/attributes.js';
import {
  configsAround,
  scriptSettingsFor,
  settingOf,
  settings,
} from '../../element/settings/settings.js';
import type { Examined } from './examined.js';

/** An attribute or setting that is in force, and where its value comes from. */
export interface Origin {
  /** As an attribute. */
  readonly name: string;
  /** Without secrets. */
  readonly value: string;
  readonly source: Source;
}

/** Ids that are shown in part: enough to tell one from another. */
const SHORTENED: readonly string[] = ['application-id', 'developer-id'];

/** The beginning of an id. Four letters or fewer are a placeholder or a word. */
const shortened = (text: string): string => (text.length > 4 ? `${text.slice(0, 3)}…` : text);

/**
 * A value for the eyes of whoever looks over the author's shoulder, or has added `?mkt-debug`.
 * @param name of a parameter or an attribute
 */
export function masked(
  name: string,
  value: unknown,
  { secret }: { secret?: boolean } = {},
): string {
  if (secret) return '…';
  const text = String(value);
  // Nobody knows which parameters of a relay or a service are keys.
  if (name === 'query') return text.replace(/=[^&]*/g, '=…');
  return SHORTENED.includes(attributeOf(name)) ? shortened(text) : text;
}

/** A text of somebody else, such as a service's error, which may quote an id or a key. */
export function withoutSecrets(host: Examined, text: string): string {
  const { applicationId, accessToken, query } = host.settings;
  const { developerId } = host as { readonly developerId?: string };
  return [applicationId, accessToken, developerId, ...new URLSearchParams(query).values()]
    .map((value) => value ?? '')
    .filter((value) => value.length > 4)
    .sort((one, other) => other.length - one.length)
    .flatMap((value) => [value, encodeURIComponent(value)])
    .reduce((shown, value) => shown.replaceAll(value, shortened(value)), text);
}

const valueOf = (element: Element, name: string): unknown =>
  settingOf(element, propertyOf(name), attributeOf(name));

const ownSource = (element: Element, name: string): Source =>
  element.hasAttribute(attributeOf(name)) ? 'attribute' : 'property';

/** The settings in force, and those that have a default. */
function settingsOf(host: Examined): Origin[] {
  const configs = configsAround(host);
  const ofScripts = scriptSettingsFor(host);
  return Object.entries(settings as ParameterTable).flatMap(([name, rule]): Origin[] => {
    const setBy = configs.find((one) => valueOf(one, name) != null);
    const [value, source]: readonly [unknown, Source] = setBy
      ? [valueOf(setBy, name), setBy === host ? ownSource(host, name) : 'config']
      : name in ofScripts && ofScripts[name] !== undefined
        ? [ofScripts[name], 'script']
        : [rule.default, 'default'];
    if (value === undefined || value === null || value === false) return [];
    return [{ name: attributeOf(name), value: masked(name, value, rule), source }];
  });
}

/** What the author and the reader have set of what is asked, and of how it is shown. */
function parametersOf(host: Examined): Origin[] {
  const { params } = host.resolve().operation;
  const { observedAttributes } = host.constructor as unknown as {
    readonly observedAttributes: readonly string[];
  };
  const ofSettings = Object.keys(settings).map(attributeOf);
  const ofReader = Object.entries(host.selection ?? {})
    .filter(([name, value]) => name in { ...commonParams, ...params } && hasValue(value))
    .map(([name, value]): Origin => ({
      name: attributeOf(name),
      value: masked(name, value),
      source: 'reader',
    }));
  const chosen = ofReader.map(({ name }) => name);
  const ofAuthor = observedAttributes
    .filter((name) => !ofSettings.includes(name) && !chosen.includes(name) && name !== 'phase')
    .filter((name) => host.hasAttribute(name))
    .map((name): Origin => ({
      name,
      value: masked(name, host.getAttribute(name)),
      source: 'attribute',
    }));
  const table = { ...commonParams, ...params } as ParameterTable;
  const asProperties = Object.keys(table)
    .filter((name) => !host.hasAttribute(attributeOf(name)) && !chosen.includes(attributeOf(name)))
    .filter((name) => hasValue(valueOf(host, name)))
    .map((name): Origin => ({
      name: attributeOf(name),
      value: masked(name, valueOf(host, name)),
      source: 'property',
    }));
  return [...ofAuthor, ...asProperties, ...ofReader];
}

/** What is in force for an element, and who says so. */
export const originsOf = (host: Examined): Origin[] => [...parametersOf(host), ...settingsOf(host)];
