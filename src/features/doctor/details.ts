/** The lines below a finding: in English those of the console, in other languages their own. */
import type { ParameterError, ServiceError } from '../../client/errors.js';
import { nearestName } from '../../client/validation/suggest.js';
import { attributeOf } from '../../element/attributes.js';
import type { WidgetHost } from '../../element/host.js';
import type { Locale } from '../../i18n/locale.js';
import { issueText } from '../../i18n/validation-texts.js';
import { foundNothing, searchTerms, unknownAttributes } from '../diagnostics/diagnostics.js';

export interface Detail {
  readonly detail?: string | undefined;
  /** The detail's language if it is not the author's: services write English. */
  readonly lang?: 'en' | undefined;
}

type Failure = Error & Partial<Pick<ServiceError, 'code' | 'text'>>;

/** The attributes that break a rule, with the rule. */
export const brokenRules = ({ problems, message }: ParameterError, locale: Locale): string =>
  locale === 'en'
    ? message
    : problems
        .map(({ parameter, value, issue }) => {
          const name = attributeOf(parameter);
          const given = value === undefined ? name : `${name}="${value}"`;
          return `${given}：${issueText(issue, attributeOf, locale)}。`;
        })
        .join(' ');

/** What is known of a failed request beside its kind. */
export function failureDetail(error: Failure, locale: Locale): Detail {
  if ('problems' in error) return { detail: brokenRules(error as ParameterError, locale) };
  if (locale === 'en') return { detail: error.message };
  return { detail: error.text ? `${error.code}: ${error.text}` : error.message, lang: 'en' };
}

/** @param known the element's attributes */
export const unknownNames = (
  names: readonly string[],
  known: readonly string[],
  locale: Locale,
): string =>
  locale === 'en'
    ? unknownAttributes(names, known)
    : names
        .map((name) => {
          const meant = nearestName(name, known);
          return meant ? `${name}（${meant} ではありませんか？）` : name;
        })
        .join('、');

/** The search that found nothing. */
export const emptySearch = (host: WidgetHost, locale: Locale): string =>
  locale === 'en' ? foundNothing(host).text : searchTerms(host);
