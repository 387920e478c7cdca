import { REL, TARGET } from '../../templates/widget-options.js';
import { pageState, type ScriptSettings } from '../../client/page-state.js';
import type { ParameterTable, ParamsOfTable } from '../../client/validation/parameter.js';
import { clientSettings } from '../../client/settings.js';
import { attributeOf, settingOf, type Attributed } from '../attributes.js';
import { parentOf } from '../dom.js';
import { isOfKit } from '../kit-elements.js';

/** The settings of an element, of an enclosing `<mkt-config>` or of the script tag. Features add theirs. */
export const settings = {
  ...clientSettings,
  /** `rel` of every link. */
  rel: { kind: 'text', default: REL },
  /** `target` of every link. */
  target: { kind: 'text', default: TARGET },
  /**
   * Label beside affiliate links; empty: no label. The default is `PR`, in English `Ad`, if there is an
   * affiliate id.
   */
  disclosure: { kind: 'text' },
  /**
   * Shows a panel to the author with the element's state and problems; `?mkt-debug` in the page's address does
   * so for all elements.
   */
  debug: { kind: 'boolean' },
} as const satisfies ParameterTable;

/** The values of the settings; each feature declares its own. */
export interface ElementSettings extends ParamsOfTable<typeof settings> {}

/** The element, its ancestors and the hosts of the shadow roots around it, from the inside out. */
function composedAncestors(element: Element): HTMLElement[] {
  const elements: HTMLElement[] = [];
  for (let node: Node | undefined = element; node; node = parentOf(node))
    elements.push(node as HTMLElement);
  return elements;
}

/** The kit's element whose shadow root contains this one, such as the list of an entry. */
export function ownerOf(element: Element): Element | undefined {
  const root = element.getRootNode();
  return root instanceof ShadowRoot && isOfKit(root.host) ? root.host : undefined;
}

/** The element and the configurations around it, nearest first; they need not be upgraded yet. */
export const configsAround = (element: Element): Element[] =>
  composedAncestors(element).filter(
    (ancestor) => ancestor === element || ancestor.localName === 'mkt-config',
  );

export const langAround = (element: Element): string | undefined =>
  composedAncestors(element)
    .map(({ lang }) => lang)
    .find((lang) => typeof lang === 'string' && lang);

/** The attributes of the settings, each computed once. */
const attributes: Record<string, string> = {};

/** Of each setting, the last script tag before an element, else the first of all. */
export const settingsOfTags = (
  all: readonly ScriptSettings[],
  before: readonly ScriptSettings[],
) => {
  const tags = [...all].reverse().concat(before);
  return Object.assign({}, ...tags.map(({ settings }) => settings)) as Record<string, unknown>;
};

/** The settings of the script tags for an element. Tags and elements outside of the document have no order. */
export function scriptSettingsFor(element: Element): Readonly<Record<string, unknown>> {
  const place = composedAncestors(element).find((ancestor) => document.contains(ancestor));
  const { frameUrl, scripts } = pageState;
  const before = scripts.filter(
    ({ script }) =>
      place &&
      document.contains(script) &&
      script!.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return { frameUrl, ...settingsOfTags(scripts, before) };
}

/**
 * The effective settings of an element: of each setting, the nearest value.
 * @param configs from `configsAround`
 * @param ofScripts from `scriptSettingsFor`
 * @param names the settings to read
 */
export function settingsAround(
  configs: readonly Attributed[],
  ofScripts: Readonly<Record<string, unknown>>,
  names: readonly string[],
): ElementSettings {
  const settings: Record<string, unknown> = {};
  for (const name of names) {
    const attribute = (attributes[name] ??= attributeOf(name));
    let value: unknown;
    for (const config of configs) value ??= settingOf(config, name, attribute);
    settings[name] = value ?? ofScripts[name];
  }
  return settings;
}

/**
 * The effective settings of an element as of now.
 * @param names the settings to read
 */
export const settingsOf = (
  element: Element,
  names: readonly (keyof ElementSettings)[],
): ElementSettings => settingsAround(configsAround(element), scriptSettingsFor(element), names);
