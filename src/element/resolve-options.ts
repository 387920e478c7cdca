import type { ValidationIssue } from '../client/validation/issue.js';
import type { ParameterTable, Value } from '../client/validation/parameter.js';
import { validate, hasValue } from '../client/validation/validate.js';
import { valuesOf } from './attributes.js';
import type { WidgetDefinition } from './definition.js';
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
import { derivedFields } from '../client/records/derived-fields.js';
import { display, displayOf } from './display-attributes.js';

/** Whether a parameter is only about looks: `limit` is sent as well. */
const isLook = ({ parameter }: ValidationIssue, { map }: WidgetDefinition) =>
  parameter !== 'limit' && (parameter in display || (!!map && parameter in map.attributes));

const tables = new WeakMap<WidgetDefinition, ParameterTable>();

/** The display attributes that elements of one kind have: merged once for all of them. */
function tableOf(definition: WidgetDefinition): ParameterTable {
  const known = tables.get(definition);
  if (known) return known;
  // An attribute that is there or not cannot be wrong.
  const own = Object.entries(definition.ownParameters ?? {}).filter(
    ([, { kind }]) => kind !== 'boolean',
  );
  const table = { ...displayOf(definition), ...Object.fromEntries(own) };
  tables.set(definition, table);
  return table;
}

/**
 * The display options of an element, as its author and the settings around it have set them.
 * @param itemTemplate what the author has put in place of cards
 * @returns also what is wrong with them: `displayIssues` with looks, whose defaults are in force, and
 *   `issues` with the others
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
  // The rows of a table have their cells.
  if (options.layout !== 'table') options.itemTemplate = itemTemplate;
  // Below a map, entries are one row that scrolls.
  if (options.view === 'map') options.layout = 'carousel';
  return {
    options,
    issues: issues.filter((issue) => !isLook(issue, definition)),
    displayIssues: issues.filter((issue) => isLook(issue, definition)),
  };
}

/**
 * The response fields that are shown, as the parameter `elements` takes them.
 * @returns undefined where that is not known, so that all have to be requested
 */
export function neededFields(
  { parts, fieldsByPart, map }: WidgetDefinition,
  options: WidgetOptions,
  { record }: Operation,
): string | undefined {
  if (!fieldsByPart || options.controls.includes('genre')) return undefined;
  const { itemTemplate } = options;
  const fieldsOf = (part: string) => fieldsByPart[part] ?? [];
  const named = itemTemplate
    ? [
        ...fieldsOf('title'),
        ...itemTemplate.fields.flatMap((name) => derivedFields[name] ?? [name]),
      ]
    : parts.filter((part) => part === 'title' || isPartVisible(options, part)).flatMap(fieldsOf);
  const shown = named.filter((field) => field in record);
  const marker = hasMap(options) ? (map?.fields ?? []) : [];
  const page = options.pager === 'none' ? [] : ['count', 'page', 'pageCount', 'first', 'last'];
  return [...new Set(['lastBuildDate', ...page, ...shown, ...marker])].join();
}
