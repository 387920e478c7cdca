import type { ValidationIssue } from '../client/validation/issue.js';
import type { Parameter, ParameterTable, Value } from '../client/validation/parameter.js';
import { validate, hasValue } from '../client/validation/validate.js';
import { valuesOf } from './attributes.js';
import { controlNames, DEFAULT_LAYOUTS, type WidgetDefinition } from './definition.js';
import type { Inputs } from './inputs.js';
import { settings, type ElementSettings } from './settings/settings.js';
import { common } from '../i18n/common.js';
import { localeOf } from '../i18n/locale.js';
import {
  hasCells,
  hasMap,
  isPartVisible,
  type WidgetOptions,
} from '../templates/widget-options.js';
import type { Operation } from '../client/operations/operation.js';
import { sourcesOf } from '../client/records/record.js';
import { display } from '../templates/display-attributes.js';

/** The display attributes with the values that an element accepts. */
export function displayOf(definition: WidgetDefinition) {
  const { parts, layouts = DEFAULT_LAYOUTS } = definition;
  return {
    ...display,
    layout: { ...display.layout, values: layouts },
    show: { ...display.show, values: parts },
    hide: { ...display.hide, values: parts },
    readerControls: { ...display.readerControls, values: controlNames(definition) },
  } satisfies ParameterTable;
}

const defaults = Object.fromEntries(
  Object.entries<Parameter>(display).map(([name, { default: value }]) => [name, value]),
) as Pick<WidgetOptions, 'layout' | 'loading' | 'headingLevel'>;

/** True for parameters that change only the display. `limit` is also sent. */
const isDisplayAttribute = ({ parameter }: ValidationIssue, { features = [] }: WidgetDefinition) =>
  parameter !== 'limit' &&
  (parameter in display ||
    features.some(({ attributes = {}, isForDisplay }) => isForDisplay && parameter in attributes));

const tables = new WeakMap<WidgetDefinition, ParameterTable>();

/** The display attributes of a kind of element, merged once for all of them. */
function tableOf(definition: WidgetDefinition): ParameterTable {
  const cached = tables.get(definition);
  if (cached) return cached;
  const tablesOfRequest = definition.operations.map(({ settings }) => settings);
  const ofRequest = Object.assign({}, ...tablesOfRequest) as ParameterTable;
  const ownParameters = Object.entries(definition.ownParameters ?? {}).filter(
    // A boolean attribute cannot be invalid. The request validates the settings of its operation.
    ([name, { kind }]) => kind !== 'boolean' && !(name in ofRequest),
  );
  const table = { ...displayOf(definition), ...Object.fromEntries(ownParameters) };
  tables.set(definition, table);
  return table;
}

/** The display options of an element, with the mistakes in its attributes. */
export interface ResolvedOptions {
  readonly options: WidgetOptions;
  /** Issues of attributes that are also sent. */
  readonly issues: readonly ValidationIssue[];
  /** Issues of display attributes, whose defaults apply. */
  readonly displayIssues: readonly ValidationIssue[];
}

/** The display options of an element, from its attributes and the settings around it. */
export function resolveOptions(definition: WidgetDefinition, inputs: Inputs): ResolvedOptions {
  const { values: properties, settings: given, lang: pageLang, shops, itemTemplate } = inputs;
  const { parts, pageSize = inputs.items?.length ?? 0 } = definition;
  const table = tableOf(definition);
  const { values, issues } = validate(table, valuesOf(properties, table));
  const locale = localeOf(pageLang);
  const { hits } = properties as { hits?: Value };
  const options: WidgetOptions & { layout: string; itemTemplate?: Inputs['itemTemplate'] } = {
    ...defaults,
    limit: hasValue(hits) ? hits! : pageSize,
    pager: definition.defaultPager ?? 'none',
    rel: given.rel ?? settings.rel.default,
    target: given.target ?? settings.target.default,
    disclosure: given.disclosure ?? (hasValue(given.affiliateId) ? common[locale].disclosure : ''),
    shops,
    parts,
    show: parts,
    ...(values as Partial<WidgetOptions>),
    controls:
      (values['readerControls'] as string[] | undefined)?.filter((control) => control !== 'none') ??
      definition.defaultControls ??
      [],
    showsDefaultParts: !('show' in values),
    locale,
    pageLang,
  };
  // The rows of a table have cells in place of cards, and a box of a fixed size has its own entries.
  if (!hasCells(options)) options.itemTemplate = itemTemplate;
  for (const feature of definition.features ?? [])
    Object.assign(options, feature.changeOptions?.(options));
  return {
    options,
    issues: issues.filter((issue) => !isDisplayAttribute(issue, definition)),
    displayIssues: [
      ...issues.filter((issue) => isDisplayAttribute(issue, definition)),
      ...(definition.warningsOf?.(inputs) ?? []),
    ],
  };
}

/**
 * The response fields for the displayed parts, as the parameter `elements`.
 * @returns undefined if they are unknown, so that all have to be requested
 */
export function neededFields(
  { facts = {}, features = [], map }: WidgetDefinition,
  options: WidgetOptions,
  settings: ElementSettings,
  { record }: Operation,
): string | undefined {
  const ofFeatures: (string | undefined)[] = features.flatMap((each) =>
    each.fields ? each.fields(options, settings) : [],
  );
  if (
    !facts['title']?.fields ||
    ofFeatures.includes(undefined) ||
    options.controls.includes('genre')
  )
    return undefined;
  const { itemTemplate } = options;
  const named = itemTemplate
    ? [...facts['title'].fields, ...itemTemplate.fields.flatMap((name) => sourcesOf(name, record))]
    : Object.entries(facts).flatMap(([part, { fields = [] }]) =>
        part === 'title' || isPartVisible(options, part) ? fields : [],
      );
  // Placeholders of links to other shops.
  named.push(...(options.shops.join().match(/\w+(?=})/g) ?? []));
  // Features also read the title of the answer itself.
  const shown = [
    ...named.filter((field) => field in record),
    ...(ofFeatures as string[]).filter((field) => field in record || field === 'title'),
  ];
  const marker = hasMap(options) ? (map?.fields ?? []) : [];
  const page = options.pager === 'none' ? [] : ['count', 'page', 'pageCount', 'first', 'last'];
  return [...new Set(['lastBuildDate', ...page, ...shown, ...marker])].join();
}
