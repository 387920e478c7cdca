import { localeOf } from '../../i18n/locale.js';
import type { ValidationIssue } from '../../client/validation/issue.js';
import type { Value } from '../../client/validation/parameter.js';
import { validate, hasValue } from '../../client/validation/validate.js';
import { shows, type Look } from '../../templates/card.js';
import { valuesOf } from '../../controllers/attributes.js';
import { display } from './display-attributes.js';
import type { MktElement } from './widget-element.js';
import { langAround, settings, type ElementSettings } from '../../controllers/settings.js';

/**
 * How an element is to look, as its author and the settings around it say.
 * @returns also what is wrong with what the author says
 */
export function lookOf(
  element: MktElement,
  set: ElementSettings,
): { look: Look; issues: ValidationIssue[] } {
  const { entryParts, layouts, controls, usual, own } = element.constructor as typeof MktElement;
  const names = Object.keys(controls);
  const list = (values: readonly string[]) => ({ ...display.show, values });
  const table = {
    ...display,
    ...own,
    layout: { ...display.layout, values: layouts },
    show: list(entryParts),
    hide: list(entryParts),
    controls: list(names),
  };
  const { values, issues } = validate(table, valuesOf(element, table));
  const { hits } = element as { hits?: Value };
  const look = {
    layout: display.layout.default,
    limit: hasValue(hits) ? hits! : usual,
    headingLevel: display.headingLevel.default,
    pager: 'none',
    rel: set.rel ?? settings.rel.default,
    target: set.target ?? settings.target.default,
    disclosure: set.disclosure ?? (hasValue(set.affiliateId) ? settings.disclosure.default : ''),
    show: entryParts,
    controls: 'none' in controls ? names.slice(1) : [],
    ...values,
    locale: localeOf(langAround(element)),
  };
  return { look, issues };
}

/** The fields of the answer that are shown; undefined where what is needed is not known. */
export function neededFields(element: MktElement, look: Look): string | undefined {
  const { entryParts, fields } = element.constructor as typeof MktElement;
  if (!fields || look.controls.includes('genre')) return undefined;
  const { record } = element.asks();
  const shown = entryParts
    .filter((part) => part === 'title' || shows(look, part))
    .flatMap((part) => fields[part]!.split(','))
    .filter((field) => field in record);
  const around = look.pager === 'none' ? [] : ['count,page,pageCount,first,last'];
  return ['lastBuildDate', ...around, ...shown].join();
}
