import type { ValidationIssue } from '../client/validation/issue.js';
import type { ParameterTable, Value } from '../client/validation/parameter.js';
import { validate, hasValue } from '../client/validation/validate.js';
import { valuesOf } from './attributes.js';
import type { WidgetDefinition } from './definition.js';
import { matches } from './dom.js';
import { langAround, settings, type ElementSettings } from './settings/settings.js';
import { common } from '../i18n/common.js';
import { localeOf } from '../i18n/locale.js';
import {
  hasMap,
  isPartVisible,
  type ItemTemplate,
  type WidgetOptions,
} from '../templates/widget-options.js';
import type { Operation } from '../client/operations/operation.js';
import { derivedFields } from '../client/records/fields.js';
import { AUTO_HEADING, display, displayOf } from './display-attributes.js';

/** True for parameters that change only the display. `limit` is also sent. */
const isLook = ({ parameter }: ValidationIssue, { map }: WidgetDefinition) =>
  parameter !== 'limit' && (parameter in display || (!!map && parameter in map.attributes));

/** The author's links to other shops, in their order. Only links: the fields of a form can hide its methods. */
export const shopsIn = ({ children }: Partial<Element>): Element[] =>
  // Commands read elements from files, without children.
  [...(children ?? [])].filter((child) => matches(child, 'a[slot=shop]'));

/** The addresses of these links, with placeholders for fields. */
export const shopAddresses = (element: Partial<Element>): string[] =>
  shopsIn(element).map((shop) => shop.getAttribute('href') ?? '');

const tables = new WeakMap<WidgetDefinition, ParameterTable>();

/** The display attributes of a kind of element, merged once for all of them. */
function tableOf(definition: WidgetDefinition): ParameterTable {
  const cached = tables.get(definition);
  if (cached) return cached;
  // A boolean attribute cannot be invalid.
  const ownParameters = Object.entries(definition.ownParameters ?? {}).filter(
    ([, { kind }]) => kind !== 'boolean',
  );
  const table = { ...displayOf(definition), ...Object.fromEntries(ownParameters) };
  tables.set(definition, table);
  return table;
}

/**
 * The display options of an element, from its attributes and the settings around it.
 * @param itemTemplate replaces the cards
 * @returns also the issues: `displayIssues` of the display, whose defaults apply, and `issues` of all others
 */
export function resolveOptions(
  element: HTMLElement,
  definition: WidgetDefinition,
  set: ElementSettings,
  itemTemplate: ItemTemplate | undefined,
): {
  options: WidgetOptions;
  issues: ValidationIssue[];
  displayIssues: ValidationIssue[];
} {
  const { parts, pageSize = 0 } = definition;
  const table = tableOf(definition);
  const { values, issues } = validate(table, valuesOf(element, table));
  const pageLang = langAround(element);
  const locale = localeOf(pageLang);
  const { hits } = element as { hits?: Value };
  const options: WidgetOptions & { layout: string; itemTemplate?: ItemTemplate | undefined } = {
    layout: display.layout.default,
    loading: display.loading.default,
    limit: hasValue(hits) ? hits! : pageSize,
    headingLevel: display.headingLevel.default,
    pager: definition.defaultPager ?? 'none',
    rel: set.rel ?? settings.rel.default,
    target: set.target ?? settings.target.default,
    disclosure: set.disclosure ?? (hasValue(set.affiliateId) ? common[locale].disclosure : ''),
    shops: shopAddresses(element),
    parts,
    show: parts,
    ...(values as Partial<WidgetOptions>),
    controls:
      (values['controls'] as string[] | undefined)?.filter((control) => control !== 'none') ??
      definition.defaultControls ??
      [],
    showsDefaultParts: !('show' in values),
    locale,
    pageLang,
  };
  // A box of a fixed size has its own entries, and no controls.
  if (options.fit)
    Object.assign(options, { controls: [], layout: 'fit', pager: 'none', view: 'list' });
  // The rows of a table have cells in place of cards.
  else if (options.layout !== 'table') options.itemTemplate = itemTemplate;
  // Below a map, the entries are a carousel.
  if (options.view === 'map') options.layout = 'carousel';
  return {
    options,
    issues: issues.filter((issue) => !isLook(issue, definition)),
    displayIssues: issues.filter((issue) => isLook(issue, definition)),
  };
}

/**
 * The response fields for the displayed parts, as the parameter `elements`.
 * @returns undefined if they are unknown, so that all have to be requested
 */
export function neededFields(
  { parts, fieldsByPart, map }: WidgetDefinition,
  options: WidgetOptions,
  { record }: Operation,
): string | undefined {
  // Structured data has more fields than cards.
  if (!fieldsByPart || options.jsonLd != null || options.controls.includes('genre'))
    return undefined;
  const { itemTemplate } = options;
  const fieldsOf = (part: string) => fieldsByPart[part] ?? [];
  const named = itemTemplate
    ? [
        ...fieldsOf('title'),
        ...itemTemplate.fields.flatMap((name) => derivedFields[name] ?? [name]),
      ]
    : parts.filter((part) => part === 'title' || isPartVisible(options, part)).flatMap(fieldsOf);
  // Placeholders of links to other shops.
  named.push(...(options.shops.join().match(/\w+(?=})/g) ?? []));
  const shown = named.filter((field) => field in record);
  const marker = hasMap(options) ? (map?.fields ?? []) : [];
  const page = options.pager === 'none' ? [] : ['count', 'page', 'pageCount', 'first', 'last'];
  const title = options.heading === AUTO_HEADING ? ['title'] : [];
  return [...new Set(['lastBuildDate', ...title, ...page, ...shown, ...marker])].join();
}
