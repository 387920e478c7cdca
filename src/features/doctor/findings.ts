import { hasValue } from '../../client/validation/validate.js';
import type { FindingCode } from '../../i18n/doctor.js';
import type { Locale } from '../../i18n/locale.js';
import { attributeOf } from '../../element/attributes.js';
import { analyticsIssue, missingServices } from '../analytics/analytics-rule.js';
import { consentIssue } from '../consent/consent-rule.js';
import {
  explain,
  foundNothing,
  isUnclosed,
  searchTerms,
  unknownAttributes,
} from '../diagnostics/diagnostics.js';
import { allowsSubstitutes, earnsNothing, isEmptyForAuthor } from '../diagnostics/conditions.js';
import type { RecordHost, WidgetHost } from '../../element/host.js';
import { markEarningLinks } from '../../element/earning-links.js';
import { hasFallback } from '../../element/fallback-controller.js';
import { unknownAttributesOf } from '../diagnostics/unknown-attribute-names.js';
import { attributesOf, isWidget, requestOf, type Examined } from './element-facts.js';
import { failureOf, unavailableItemOf, type Failure } from './failures.js';
import {
  affiliateIdsWith,
  campaignFaults,
  hasMovedBelow,
  hasStyleSheet,
  hidesAddress,
  referrerPolicy,
} from './page-facts.js';
import type { ParameterError } from '../../client/validation/messages.js';
import type { ValidationIssue } from '../../client/validation/issue.js';
import { replacedByFit } from '../fit/fit-rule.js';
import { linkParamsIssue } from '../link-params/link-params-rule.js';
import { jsonLdIssue, PRERENDERED } from '../json-ld/json-ld-rule.js';
import { quotedAttributes } from '../../client/validation/quotes.js';
import { didYouMean, nearestName, nearestTags } from '../../client/validation/suggest.js';
import { issueText } from '../../i18n/validation-texts.js';

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

/** Findings that are not problems: they explain why the element shows nothing. */
const NOTES: readonly FindingCode[] = ['far', 'awaitsConsent', 'needsReaderInput', 'substituted'];

export const isProblem = ({ code }: Finding): boolean => !NOTES.includes(code);

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

/** True for elements that show entries or a value. */
const showsRecords = (host: Examined): host is Examined & RecordHost => 'records' in host;

/** Unavailable items among several that the author listed by number. */
function unavailableFindings(host: RecordHost): Finding[] {
  const { answer, selection } = host.state;
  const request = Object.keys(selection).length ? undefined : requestOf(host);
  const item = answer && request && unavailableItemOf(request, answer);
  return when(item, 'gone', item);
}

/** Findings about the request. */
function outcomeOf(host: Examined, locale: Locale, reason: FindingCode | undefined): Finding[] {
  const { error, failure } = host.state;
  const wrong = error ?? failure;
  if (!wrong) {
    if (isWidget(host)) return entriesOf(host, locale);
    return showsRecords(host) ? unavailableFindings(host) : [];
  }
  const code = failureOf(wrong);
  const isLost = code === 'unreachable';
  return [{ code: (isLost && reason) || code, ...failureDetail(wrong, locale) }];
}

/** Findings about an element that waits for consent. */
const consentOf = (host: WidgetHost, locale: Locale): Finding[] =>
  host.missingConsents.flatMap((consent) => {
    const issue = consentIssue(consent);
    if (issue) return wrongValues('wrongConsent', [issue], locale);
    const lacksManager = consent.startsWith('tcf') && !('__tcfapi' in globalThis);
    return [
      { code: 'awaitsConsent', detail: `consent="${consent}"` },
      ...when(lacksManager, 'noConsentManager'),
    ];
  });

/** Findings about the entries of a request that did not fail. */
function entriesOf(host: WidgetHost, locale: Locale): Finding[] {
  const { phase, records, state } = host;
  if (host.awaitsConsent) return consentOf(host, locale);
  if (phase === 'idle') return [{ code: state.needsReaderInput ? 'needsReaderInput' : 'far' }];
  if (!isEmptyForAuthor(host)) return unavailableFindings(host);
  const detail = locale === 'en' ? foundNothing(host).text : searchTerms(host);
  if (!state.answer?.unavailable) return [{ code: 'nothingFound', detail }];
  const findings: Finding[] = [{ code: 'gone', detail }];
  if (records.length) findings.push({ code: 'substituted' });
  else if (allowsSubstitutes(host)) findings.push({ code: 'nothingInstead' });
  return findings;
}

/** Findings about the markup. */
function markupOf(host: Examined, locale: Locale): Finding[] {
  const attributes = attributesOf(host);
  const unknown = unknownAttributesOf(host, attributes);
  const quoted = quotedAttributes(host);
  const { displayIssues = [], options, resolved, settings, shown } = host;
  const hasJsonLd = options?.jsonLd != null;
  const jsonLd = hasJsonLd && resolved ? jsonLdIssue(resolved.operation) : undefined;
  const replaced = isWidget(host) ? replacedByFit(host) : [];
  const shopFaults = shown?.shopFaults?.() ?? [];
  return [
    ...when(unknown.length, 'unknownAttribute', unknownNames(unknown, attributes, locale)),
    ...when(
      quoted.length && !('problems' in (host.state.error ?? {})),
      'curlyQuotes',
      quoted.join(' '),
    ),
    ...wrongValues('looks', [...displayIssues, jsonLd], locale),
    ...when(replaced.length, 'fitReplaces', replaced.join(', ')),
    ...wrongValues('wrongAnalytics', [analyticsIssue(settings.analytics)], locale),
    ...when(shopFaults.length, 'shops', shopFaults.join(', ')),
    ...wrongValues('wrongLinkParams', [linkParamsIssue(settings.linkParams)], locale),
    ...when(hasJsonLd && host.querySelector(PRERENDERED), 'prerenderedData'),
    ...when(isUnclosed(host), 'unclosedTag'),
    ...when(
      showsRecords(host) && !hasFallback(host),
      isWidget(host) ? 'noFallback' : 'noValueText',
    ),
  ];
}

/** Findings about the page around the element. */
function surroundingsOf(host: Examined): Finding[] {
  const ofPage = [
    ...when(!hasStyleSheet(), 'noStyleSheet'),
    ...when(hidesAddress(referrerPolicy()), 'noReferrer', referrerPolicy()),
  ];
  // A button's width depends on its text, so words beside it move in any case.
  if (!isWidget(host)) return ofPage;
  const { options, phase, settings } = host;
  const { affiliateId, analytics, disclosure } = settings;
  const missing = missingServices(analytics);
  const campaigns = campaignFaults();
  const ids = affiliateIdsWith(affiliateId);
  return [
    ...ofPage,
    // An error or an empty result is lower than the entries: nothing is wrong with the page.
    ...when(phase === 'ready' && hasMovedBelow(host), 'moved'),
    ...when(missing.length, 'noAnalytics', missing.join(' ')),
    ...when(disclosure?.trim() === '' && hasValue(affiliateId), 'noLabel'),
    ...when(
      options.disclosure &&
        // The fallback of bookmarks is a link to sign in.
        host.resolved.operation.auth !== 'oauth' &&
        markEarningLinks(host, options).length,
      'bareFallback',
    ),
    ...when(campaigns.length, 'campaign', campaigns.join(', ')),
    ...when(earnsNothing(host), 'noAffiliateId'),
    ...when(ids.length > 1, 'affiliateIds', ids.join(', ')),
  ];
}

/**
 * Findings about an element, the most important first.
 * @param reason the cause of a network failure, once it is known
 */
export const findingsOf = (host: Examined, locale: Locale, reason?: FindingCode): Finding[] => [
  ...outcomeOf(host, locale, reason),
  ...markupOf(host, locale),
  ...surroundingsOf(host),
];
