import type { ValidationIssue } from '../../client/validation/issue.js';
import type { ParameterError } from '../../client/validation/messages.js';
import { nearestTags } from '../../client/validation/suggest.js';
import { attributeOf } from '../../element/attributes.js';
import type { FindingCode } from '../../i18n/doctor.js';
import type { Locale } from '../../i18n/locale.js';
import { issueText } from '../../i18n/validation-texts.js';
import { explain } from '../diagnostics/diagnostics.js';
import { codeOfIssue, isClientCode, type Failure } from './failures.js';

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

/** The broken rules of values. */
export const issueDetail = (issues: readonly ValidationIssue[], locale: Locale): string =>
  brokenRules(explain(issues, attributeOf), locale);

/** Details of a failed request. */
export function failureDetail(error: Failure, locale: Locale): Detail {
  if ('problems' in error) return { detail: brokenRules(error as ParameterError, locale) };
  if (locale === 'en') return { detail: error.message };
  const { code = '', text } = error;
  if (text !== undefined) return { detail: text ? `${code}: ${text}` : code, lang: 'en' };
  // The finding says the same as the client's English sentence, except for the cause that Node gives.
  if (isClientCode(code)) return { detail: error.cause as string | undefined };
  return { detail: error.message, lang: 'en' };
}

/** An unknown tag with those that it may mean. */
export function tagWithSuggestions(tag: string, known: readonly string[], locale: Locale): string {
  const meant = nearestTags(tag, known);
  if (!meant.length) return tag;
  return locale === 'en'
    ? `${tag}; did you mean ${meant.join(' or ')}?`
    : `${tag}（${meant.join('か ')} ではありませんか？）`;
}

/** One line of the panel. */
export interface Finding extends Detail {
  readonly code: FindingCode;
}

/** A finding, if its condition holds. */
export const when = (holds: unknown, code: FindingCode, detail?: string): Finding[] =>
  holds ? [{ code, detail }] : [];

/** Groups issues by their findings: a missing setting has its own advice. */
export function issuesByCode(
  issues: readonly ValidationIssue[],
): ReadonlyMap<FindingCode, readonly ValidationIssue[]> {
  const codes = [...new Set(issues.map(codeOfIssue))];
  return new Map(
    codes.map((code) => [code, issues.filter((issue) => codeOfIssue(issue) === code)]),
  );
}

/** A finding about values that break a rule. */
export function wrongValues(
  code: FindingCode,
  issues: readonly (ValidationIssue | undefined)[],
  locale: Locale,
): Finding[] {
  const wrong = issues.filter((issue) => issue !== undefined);
  return wrong.length ? [{ code, detail: issueDetail(wrong, locale) }] : [];
}
