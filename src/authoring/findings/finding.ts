import type { Request } from '../../client/request.js';
import type { Answer } from '../../client/response.js';
import type { ValidationIssue } from '../../client/validation/issue.js';
import { explain, type ParameterError } from '../../client/validation/messages.js';
import { attributeOf, readAttribute, type Attributed } from '../../element/attributes.js';
import type { FindingCode } from './en.js';
import type { Locale } from '../../i18n/locale.js';
import { issueText } from './issue-texts.js';
import { isGone } from '../../element/unavailable-item.js';
import {
  codeOfIssue,
  failureOf,
  isClientCode,
  unavailableItemOf,
  type Failure,
} from './failures.js';

/** The values that a finding is about, with the broken rules. */
interface Detail {
  readonly detail?: string | undefined;
  /** The detail's language if it is not the author's: services write English. */
  readonly lang?: 'en' | undefined;
  readonly issues?: readonly ValidationIssue[];
}

/** The attributes that break a rule, with the rule. */
const brokenRules = ({ problems, message }: ParameterError, locale: Locale): string =>
  locale === 'en'
    ? message
    : problems
        .map(({ parameter, value, issue }) => {
          const name = attributeOf(parameter);
          const attribute = value === undefined ? name : `${name}="${value}"`;
          const item = issue.item ? `（${issue.item}）` : '';
          return `${attribute}：${issueText(issue, attributeOf, locale)}${item}。`;
        })
        .join(' ');

export const issueDetail = (issues: readonly ValidationIssue[], locale: Locale): string =>
  brokenRules(explain(issues, attributeOf), locale);

export function failureDetail(error: Failure, locale: Locale): Detail {
  if ('problems' in error) {
    const issues = (error as ParameterError).problems.map(({ issue }) => issue);
    return { detail: brokenRules(error as ParameterError, locale), issues };
  }
  if (locale === 'en') return { detail: error.message };
  const { code = '', text } = error;
  if (text !== undefined) return { detail: text ? `${code}: ${text}` : code, lang: 'en' };
  // The finding says the same as the client's English sentence, except for the cause that Node gives.
  if (isClientCode(code)) return { detail: error.cause as string | undefined };
  return { detail: error.message, lang: 'en' };
}

/** A mistake or a state of an element that its author should know. */
export interface Finding extends Detail {
  readonly code: FindingCode;
}

/** Findings about the application id or the service, without broken rules. */
const OF_SERVICE = /^(noAffiliateId|policy|quota|referrer|wrongId)$/;

/** True for a finding about settings that are not the element's own. @param settings those of its class, by properties */
export function isOfPage(
  { code, issues = [] }: Pick<Finding, 'code' | 'issues'>,
  element: Attributed,
  settings: object,
): boolean {
  const ofRules = issues.map(({ parameter }) => parameter);
  const names = OF_SERVICE.test(code) ? ['applicationId'] : ofRules;
  const isOwn = (name: string) => readAttribute(element, attributeOf(name)) !== null;
  return names.length > 0 && names.every((name) => name in settings && !isOwn(name));
}

export const when = (holds: unknown, code: FindingCode, detail?: string): Finding[] =>
  holds ? [{ code, detail }] : [];

export const unique = (findings: readonly Finding[]): Finding[] => [
  ...new Map(findings.map((finding) => [`${finding.code} ${finding.detail}`, finding])).values(),
];

export const failureFinding = (error: Failure, locale: Locale): Finding => ({
  code: failureOf(error),
  ...failureDetail(error, locale),
});

/** Items among several that the author listed by number: unavailable ones, and ones whose requests have failed. */
export function itemFindings(request: Request, answer: Answer, locale: Locale): Finding[] {
  const item = unavailableItemOf(request, answer);
  const failures = (answer.failures ?? [])
    .filter(({ error }) => !isGone(error))
    .map(({ error }) => failureFinding(error, locale));
  return [...when(item, 'gone', item), ...unique(failures)];
}

/** Broken rules of a request by their findings: a missing setting has its own advice. */
export const ruleFindings = (
  issues: readonly ValidationIssue[],
  locale: Locale,
): (Finding & Required<Pick<Finding, 'issues'>>)[] =>
  [...new Set(issues.map(codeOfIssue))].map((code) => {
    const some = issues.filter((issue) => codeOfIssue(issue) === code);
    return { code, detail: issueDetail(some, locale), issues: some };
  });

/** Displayed values that break a rule, except values of a list's items. */
export const shownFindings = (
  issues: readonly (ValidationIssue | undefined)[],
  locale: Locale,
): Finding[] => [
  ...wrongValues(
    'wrongItem',
    issues.filter((issue) => issue?.item),
    locale,
  ),
  ...wrongValues(
    'looks',
    issues.filter((issue) => !issue?.item),
    locale,
  ),
];

/** Mistakes in the markup come before their consequences. */
export function causesFirst<Found extends Pick<Finding, 'code'>>(findings: Found[]): Found[] {
  const isCause = ({ code }: Found) => /^(endedEarly|unclosedTag|unfinishedTag)$/.test(code);
  return findings.sort((a, b) => +isCause(b) - +isCause(a));
}

/** A finding about values that break a rule. */
export function wrongValues(
  code: FindingCode,
  issues: readonly (ValidationIssue | undefined)[],
  locale: Locale,
): Finding[] {
  const wrong = issues.filter((issue) => issue !== undefined);
  return wrong.length ? [{ code, detail: issueDetail(wrong, locale), issues: wrong }] : [];
}
