import { pageState } from '../../client/page-state.js';
import type { ParameterError } from '../../client/validation/messages.js';
import type { FindingCode } from '../findings/en.js';
import type { Locale } from '../../i18n/locale.js';
import { missingServices } from '../../features/analytics/analytics-rule.js';
import { consentIssue } from '../../element/consent-issue.js';
import { missingConsents } from '../../element/permission.js';
import { unknownAttributes } from '../findings/names.js';
import { isUnfinished } from '../findings/unfinished-tag.js';
import { hidesAddress } from '../findings/referrer-policy.js';
import { emptyFindings } from './empty-result.js';
import { isEndedEarly, isUnclosed } from './unclosed-tag.js';
import { earnsNothing, isEmptyForAuthor } from '../conditions.js';
import type { RecordHost, WidgetHost } from '../../element/host.js';
import { markEarningLinks } from '../../element/earning-links.js';
import { hasFallback } from '../../element/fallback-controller.js';
import { unknownAttributesOf } from '../unknown-attribute-names.js';
import {
  attributesOf,
  isWidget,
  keywordOfPage,
  requestOf,
  type Examined,
} from './element-facts.js';
import { wordSourceOf, type KeywordValues } from '../../features/keyword-from/keyword-from-rule.js';
import { failureOf, unavailableItemOf } from '../findings/failures.js';
import { featureFindings, settingFindings } from '../findings/feature-findings.js';
import {
  failureDetail,
  issueDetail,
  issuesByCode,
  itemFailures,
  when,
  wrongValues,
  type Finding,
} from '../findings/finding.js';
import {
  affiliateIdsWith,
  campaignFaults,
  embedderBlocked,
  emptiedAround,
  hasMovedBelow,
  hasStyleSheet,
  isUnstyled,
  referrerPolicy,
} from './page-facts.js';
import { templateFaults } from '../../features/item-template/slotted-template.js';
import { describeFault } from '../../features/item-template/template-messages.js';
import { lacksPosition } from '../../features/search-form/position-rule.js';
import { quotedAttributes } from '../../client/validation/quotes.js';

/** Findings that are not problems: they explain why the element shows nothing. */
const NOTES: readonly FindingCode[] = [
  'far',
  'awaitsConsent',
  'needsReaderInput',
  'noPageWords',
  'substituted',
];

export const isProblem = ({ code }: Finding): boolean => !NOTES.includes(code);

/** True for elements that show entries or a value. */
const showsRecords = (host: Examined): host is Examined & RecordHost => 'records' in host;

/** Items among several that the author listed by number: unavailable ones, and those whose requests have failed. */
function itemFindings(host: RecordHost, locale: Locale): Finding[] {
  const { answer, selection } = host.state;
  const request = Object.keys(selection).length ? undefined : requestOf(host);
  if (!answer || !request) return [];
  const item = unavailableItemOf(request, answer);
  return [...when(item, 'gone', item), ...itemFailures(answer, locale)];
}

/** Findings about the request. */
function outcomeOf(host: Examined, locale: Locale, reason: FindingCode | undefined): Finding[] {
  const { error, failure } = host.state;
  const wrong = error ?? failure;
  if (host.state.name === 'heldBack') return [{ code: 'heldBack' }];
  if (!wrong) {
    if (isWidget(host)) return entriesOf(host, locale);
    return showsRecords(host) ? itemFindings(host, locale) : [];
  }
  if ('problems' in wrong) {
    const issues = (wrong as ParameterError).problems.map(({ issue }) => issue);
    return [...issuesByCode(issues)].map(([each, some]) => ({
      code: each,
      detail: issueDetail(some, locale),
    }));
  }
  const code = failureOf(wrong);
  const isLost = code === 'unreachable';
  return [{ code: (isLost && reason) || code, ...failureDetail(wrong, locale) }];
}

/** Findings about an element that waits for consent. */
const consentOf = (host: WidgetHost, locale: Locale): Finding[] =>
  missingConsents(host, host.settings).flatMap((consent) => {
    const issue = consentIssue(consent);
    if (issue) return wrongValues('wrongConsent', [issue], locale);
    if (pageState.reported?.has('lostTag') && host.settings.consent == null)
      return [{ code: 'lostTag' }];
    const lacksManager = consent.startsWith('tcf') && !('__tcfapi' in globalThis);
    return [
      { code: 'awaitsConsent', detail: `consent="${consent}"` },
      ...when(lacksManager, 'noConsentManager'),
    ];
  });

/** Findings about the entries of a request that did not fail. */
function entriesOf(host: WidgetHost & KeywordValues, locale: Locale): Finding[] {
  const { phase, state } = host;
  if (host.permission !== 'given') return consentOf(host, locale);
  if (phase === 'idle') {
    const lacksWords = wordSourceOf(host.definition, host) && !keywordOfPage(host);
    if (state.waitsFor !== 'reader') return [{ code: 'far' }];
    return [{ code: lacksWords ? 'noPageWords' : 'needsReaderInput' }];
  }
  const isList = !!state.answer?.failures;
  return isEmptyForAuthor(host) && !isList ? emptyFindings(host) : itemFindings(host, locale);
}

/** Findings about features. */
function featuresOf(host: Examined, locale: Locale): Finding[] {
  const { displayIssues = [], settings } = host;
  if (!isWidget(host))
    return [
      ...wrongValues('looks', displayIssues, locale),
      ...(showsRecords(host) ? settingFindings(settings, locale) : []),
    ];
  const { definition, options, resolved } = host;
  const examined = {
    definition,
    attributes: host,
    values: host,
    settings,
    options,
    operation: resolved.operation,
    displayIssues,
    element: host,
  };
  return featureFindings(examined, locale);
}

/** Mistakes in the author's template of entries; their texts are English. */
const templateFindings = (host: WidgetHost): Finding[] => {
  const faults = templateFaults(host);
  return faults.length
    ? [{ code: 'template', detail: faults.map(describeFault).join('; '), lang: 'en' }]
    : [];
};

/** Findings about the markup. */
function markupOf(host: Examined, locale: Locale): Finding[] {
  const attributes = attributesOf(host);
  const unknown = unknownAttributesOf(host, attributes);
  const quoted = quotedAttributes(host);
  const shopFaults = host.entryView?.shopFaults?.() ?? [];
  const endedEarly = isEndedEarly(host);
  return [
    ...when(unknown.length, 'unknownAttribute', unknownAttributes(unknown, attributes, locale)),
    ...when(
      quoted.length && !('problems' in (host.state.error ?? {})),
      'curlyQuotes',
      quoted.join(' '),
    ),
    ...featuresOf(host, locale),
    ...(isWidget(host) ? templateFindings(host) : []),
    ...when(isWidget(host) && lacksPosition(host), 'noPosition'),
    ...when(shopFaults.length, 'shops', shopFaults.join(', ')),
    ...when(isUnfinished(host.attributes), 'unfinishedTag'),
    ...when(isUnclosed(host), 'unclosedTag'),
    ...when(endedEarly, 'endedEarly'),
    ...when(
      showsRecords(host) && !endedEarly && !hasFallback(host),
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
  const { affiliateId, analytics } = settings;
  const missing = missingServices(analytics);
  const campaigns = campaignFaults();
  const emptied = emptiedAround();
  const embedderHosts = embedderBlocked(host);
  const ids = affiliateIdsWith(affiliateId);
  return [
    ...ofPage,
    ...when(embedderHosts.length, 'embedderPolicy', embedderHosts.join(', ')),
    ...when(hasStyleSheet() && isUnstyled(host), 'strippedStyleSheet'),
    // An error or an empty result is lower than the entries: nothing is wrong with the page.
    ...when(phase === 'ready' && hasMovedBelow(host), 'moved'),
    ...when(missing.length, 'noAnalytics', missing.join(' ')),
    ...when(
      options.disclosure &&
        // The fallback of bookmarks is a link to sign in.
        host.resolved.operation.auth !== 'oauth' &&
        markEarningLinks(host, options).length,
      'bareFallback',
    ),
    ...when(emptied.length, 'endedEarly', emptied.join(', ')),
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
