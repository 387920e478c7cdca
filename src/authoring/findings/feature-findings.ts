/** Findings about the features of an element, on a page and in a file. */
import type { Operation } from '../../client/operations/operation.js';
import { hasValue } from '../../client/validation/validate.js';
import type { ValidationIssue } from '../../client/validation/issue.js';
import type { Attributed } from '../../element/attributes.js';
import type { WidgetDefinition } from '../../element/definition.js';
import type { PageElement } from '../../element/dom.js';
import type { ElementSettings } from '../../element/settings/settings.js';
import type { Locale } from '../../i18n/locale.js';
import type { WidgetOptions } from '../../templates/widget-options.js';
import { analyticsIssue } from '../../features/analytics/analytics-rule.js';
import { ignoredAttributes } from './ignored-parameters.js';
import { replacedByFit } from '../../features/fit/fit-rule.js';
import { ignoredKeywordFrom } from '../../features/keyword-from/keyword-from-rule.js';
import { dataFaults } from '../../features/json-ld/data-rule.js';
import { DATA, jsonLdIssue } from '../../features/json-ld/json-ld-rule.js';
import { keepIssue } from '../../features/keep/kept-id.js';
import { linkParamsIssue } from '../../features/link-params/link-params-rule.js';
import { optionFaults, type OfferedOption } from '../../features/search-form/option-rule.js';
import { shownFindings, when, wrongValues, type Finding } from './finding.js';
import { slotTexts } from './names.js';

/** An element, and the author's values for it. */
interface Examined {
  /** Absent for an element without entries. */
  readonly definition?: WidgetDefinition | undefined;
  readonly attributes: Attributed;
  /** The author's values by properties. */
  readonly values: object;
  readonly settings: ElementSettings;
  readonly options?: WidgetOptions | undefined;
  readonly operation: Operation;
  readonly displayIssues: readonly ValidationIssue[];
  readonly element: PageElement;
}

/** The attributes that the current operation, and the features of the element, ignore. */
export const ignoredBy = ({ definition, values, options, operation }: Examined): string[] =>
  definition && options
    ? [
        ...ignoredAttributes(definition, values, options, operation),
        ...ignoredKeywordFrom(definition, values),
      ]
    : [];

export function featureFindings(examined: Examined, locale: Locale): Finding[] {
  const { definition, attributes, element, values, settings, options, operation } = examined;
  const { affiliateId, analytics, disclosure, keep, linkParams } = settings;
  const ofSettings = [
    ...wrongValues('wrongAnalytics', [analyticsIssue(analytics)], locale),
    ...wrongValues('wrongLinkParams', [linkParamsIssue(linkParams)], locale),
  ];
  if (!definition || !options)
    return [...shownFindings(examined.displayIssues, locale), ...(options ? ofSettings : [])];
  const hasJsonLd = options.jsonLd != null;
  const jsonLd = hasJsonLd ? jsonLdIssue(operation) : undefined;
  const replaced = replacedByFit(attributes);
  const ignored = ignoredBy(examined);
  const offered = [...element.children].filter(({ localName }) => localName === 'option');
  const data = [...element.querySelectorAll(DATA)];
  const hasPrerenderedData = data.some((script) => script.closest('[data-mkt-prerendered]'));
  const wrongData = data.flatMap(({ textContent }) => dataFaults(textContent));
  const { emptyControls, strayOptions } = optionFaults(
    definition,
    values,
    options,
    operation,
    offered as (PageElement & OfferedOption)[],
  );
  return [
    ...shownFindings([...examined.displayIssues, jsonLd], locale),
    ...when(replaced.length, 'fitReplaces', replaced.join(', ')),
    ...when(ignored.length, 'ignored', ignored.join(', ')),
    ...when(strayOptions.length, 'strayOptions', slotTexts(strayOptions, options.controls, locale)),
    ...when(emptyControls.length, 'emptyControls', emptyControls.join(', ')),
    ...ofSettings,
    ...wrongValues('wrongKeep', [keepIssue(keep)], locale),
    ...when(hasJsonLd && hasPrerenderedData, 'prerenderedData'),
    ...when(wrongData.length, 'wrongData', wrongData.join('; ')),
    ...when(disclosure?.trim() === '' && hasValue(affiliateId), 'noLabel'),
  ];
}
