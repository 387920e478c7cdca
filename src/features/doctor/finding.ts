import type { ValidationIssue } from '../../client/validation/issue.js';
import type { ParameterError } from '../../client/validation/messages.js';
import { didYouMean, nearestName, nearestTags } from '../../client/validation/suggest.js';
import { attributeOf } from '../../element/attributes.js';
import type { FindingCode } from '../../i18n/doctor.js';
import type { Locale } from '../../i18n/locale.js';
import { issueText } from '../../i18n/validation-texts.js';
import { explain, unknownAttributes } from '../diagnostics/diagnostics.js';
import type { Failure } from './failures.js';

/** The line below a finding: in English that of the console, in other languages their own. */
interface Detail {
  readonly detail?: string | undefined;
  /** The detail's language if it is not the author's: services write English. */
  readonly lang?: 'en' | undefined;
}

/** The attributes that break a rule, with the rule. */
const brokenRules = ({ problems, message }: ParameterError, locale: Locale): string =>
  locale === 'en'
    ? message
    : problems
        .map(({ parameter, value, issue }) => {
          const name = attributeOf(parameter);
          const attribute = value === undefined ? name : `${name}="${value}"`;
          return `${attribute}：${issueText(issue, attributeOf, locale)}。`;
        })
        .join(' ');

/** Details of a failed request. */
export function failureDetail(error: Failure, locale: Locale): Detail {
  if ('problems' in error) return { detail: brokenRules(error as ParameterError, locale) };
  if (locale === 'en') return { detail: error.message };
  return { detail: error.text ? `${error.code}: ${error.text}` : error.message, lang: 'en' };
}

/** An unknown name with the nearest known one. */
function nameWithSuggestion(name: string, known: readonly string[], locale: Locale): string {
  const meant = nearestName(name, known);
  if (locale === 'en') return name + didYouMean(meant);
  return meant ? `${name}（${meant} ではありませんか？）` : name;
}

/** An unknown tag with those that it may mean. */
export function tagWithSuggestions(tag: string, known: readonly string[], locale: Locale): string {
  const meant = nearestTags(tag, known);
  if (!meant.length) return tag;
  return locale === 'en'
    ? `${tag}; did you mean ${meant.join(' or ')}?`
    : `${tag}（${meant.join('か ')} ではありませんか？）`;
}

/** @param known the element's attributes */
export const unknownNames = (
  names: readonly string[],
  known: readonly string[],
  locale: Locale,
): string =>
  locale === 'en'
    ? unknownAttributes(names, known)
    : names.map((name) => nameWithSuggestion(name, known, locale)).join('、');

/** One line of the panel. */
export interface Finding extends Detail {
  readonly code: FindingCode;
}

/** A finding, if its condition holds. */
export const when = (holds: unknown, code: FindingCode, detail?: string): Finding[] =>
  holds ? [{ code, detail }] : [];

/** A finding about values that break a rule. */
export function wrongValues(
  code: FindingCode,
  issues: readonly (ValidationIssue | undefined)[],
  locale: Locale,
): Finding[] {
  const wrong = issues.filter((issue) => issue !== undefined);
  return wrong.length ? [{ code, detail: brokenRules(explain(wrong, attributeOf), locale) }] : [];
}
