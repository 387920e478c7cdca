import { pageState } from '../../client/page-state.js';
import type { FindingCode } from '../findings/en.js';
import type { Locale } from '../../i18n/locale.js';
import { missingServices } from '../../features/analytics/analytics-rule.js';
import { consentIssue, missingConsents } from '../../element/permission.js';
import { describeFault, unknownAttributes } from '../findings/names.js';
import { isUnfinished } from '../findings/unfinished-tag.js';
import { emptyFindings, quotedFindings } from './console-findings.js';
import { endFindings, isEndedEarly } from './unclosed-tag.js';
import { earnsNothing, isEmptyForAuthor } from '../conditions.js';
import type { RecordHost, WidgetHost } from '../../element/host.js';
import { markEarningLinks } from '../../element/earning-links.js';
import { hasFallback } from '../../element/fallback-controller.js';
import { unknownNamesIn } from '../unknown-attribute-names.js';
import {
  attributesOf,
  isWidget,
  keywordOfPage,
  requestOf,
  type Examined,
} from './element-facts.js';
import { allowsSubstitutes } from '../../features/substitute/substitute-feature.js';
import { wordSourceOf, type KeywordValues } from '../../features/keyword-from/keyword-from-rule.js';
import { featureFindings } from '../findings/feature-findings.js';
import {
  causesFirst,
  failureFinding,
  itemFindings,
  ruleFindings,
  when,
  wrongValues,
  type Finding,
} from '../findings/finding.js';
import {
  campaignFaults,
  embedderBlocked,
  findingsOfPage,
  emptiedAround,
  hasMovedBelow,
  hasStyleSheet,
  isUnstyled,
} from './page-facts.js';
import { templateFaults } from '../../features/item-template/slotted-template.js';
import { lacksPosition } from '../../features/search-form/position-rule.js';

/** Findings that are not problems: they explain why the element shows nothing. */
const NOTES: readonly FindingCode[] = [
  'far',
  'awaitsConsent',
  'needsReaderInput',
  'noPageWords',
  'substituted',
];

export const isProblem = ({ code }: Finding): boolean => !NOTES.includes(code);

const showsRecords = (host: Examined): host is Examined & RecordHost => 'records' in host;

function answerFindings(host: RecordHost, locale: Locale): Finding[] {
  const { answer, selection } = host.state;
  const request = Object.keys(selection).length ? undefined : requestOf(host);
  return answer && request ? itemFindings(request, answer, locale) : [];
}

function outcomeOf(host: Examined, locale: Locale, reason: FindingCode | undefined): Finding[] {
  const { error, failure } = host.state;
  const wrong = error ?? failure;
  if (host.state.name === 'heldBack') return [{ code: 'heldBack' }];
  if (!wrong) {
    if (host.permission !== 'given') return consentOf(host, locale);
    if (isWidget(host)) return entriesOf(host, locale);
    return showsRecords(host) ? answerFindings(host, locale) : [];
  }
  const finding = failureFinding(wrong, locale);
  if (finding.issues) return ruleFindings(finding.issues, locale);
  return [finding.code === 'unreachable' && reason ? { ...finding, code: reason } : finding];
}

const consentOf = (host: Examined, locale: Locale): Finding[] =>
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

function entriesOf(host: WidgetHost & KeywordValues, locale: Locale): Finding[] {
  const { phase, state } = host;
  if (phase === 'idle') {
    const lacksWords = wordSourceOf(host.definition, host) && !keywordOfPage(host);
    if (state.waitsFor !== 'reader') return [{ code: 'far' }];
    return [{ code: lacksWords ? 'noPageWords' : 'needsReaderInput' }];
  }
  const isList = !!state.answer?.failures;
  if (!isEmptyForAuthor(host) || isList) return answerFindings(host, locale);
  const isGone = !!state.answer?.unavailable;
  return [
    ...emptyFindings(host),
    ...when(isGone && host.records.length, 'substituted'),
    ...when(isGone && !host.records.length && allowsSubstitutes(host as object), 'nothingInstead'),
  ];
}

function featuresOf(host: Examined, locale: Locale): Finding[] {
  const { definition, displayIssues = [], options, settings } = host;
  const { operation } = host.resolve();
  const examined = { definition, values: host, settings, options, operation, displayIssues };
  return featureFindings({ ...examined, attributes: host, element: host }, locale);
}

const templateFindings = (host: WidgetHost, locale: Locale): Finding[] => {
  const faults = templateFaults(host).map((fault) => describeFault(fault, locale));
  return when(faults.length, 'template', faults.join('; '));
};

function markupOf(host: Examined, locale: Locale): Finding[] {
  const attributes = attributesOf(host);
  const unknown = unknownNamesIn(host.getAttributeNames(), attributes);
  const shopFaults = host.entryView?.shopFaults?.() ?? [];
  return [
    ...when(unknown.length, 'unknownAttribute', unknownAttributes(unknown, attributes, locale)),
    ...quotedFindings(host),
    ...featuresOf(host, locale),
    ...(isWidget(host) ? templateFindings(host, locale) : []),
    ...when(isWidget(host) && lacksPosition(host), 'noPosition'),
    ...when(shopFaults.length, 'shops', shopFaults.join(', ')),
    ...when(isUnfinished(host.attributes), 'unfinishedTag'),
    ...endFindings(host),
    ...when(
      showsRecords(host) && !isEndedEarly(host) && !hasFallback(host),
      isWidget(host) ? 'noFallback' : 'noValueText',
    ),
  ];
}

/** Findings about the whole page, which the first panel shows. */
export function pageFindingsAround(host: Examined): Finding[] {
  const ofPage = [
    ...when(!hasStyleSheet(), 'noStyleSheet'),
    ...findingsOfPage(host.settings.affiliateId),
  ];
  if (!isWidget(host)) return ofPage;
  const missing = missingServices(host.settings.analytics);
  const campaigns = campaignFaults();
  const emptied = emptiedAround();
  const embedderHosts = embedderBlocked(host);
  return [
    ...when(emptied.length, 'endedEarly', emptied.join(', ')),
    ...ofPage,
    ...when(embedderHosts.length, 'embedderPolicy', embedderHosts.join(', ')),
    ...when(missing.length, 'noAnalytics', missing.join(' ')),
    ...when(campaigns.length, 'campaign', campaigns.join(', ')),
    ...when(earnsNothing(host), 'noAffiliateId'),
  ];
}

function surroundingsOf(host: Examined): Finding[] {
  // A button's width depends on its text, so words beside it move in any case.
  if (!isWidget(host)) return [];
  const { options, phase } = host;
  return [
    ...when(hasStyleSheet() && isUnstyled(host), 'strippedStyleSheet'),
    // An error or an empty result is lower than the entries: nothing is wrong with the page.
    ...when(phase === 'ready' && hasMovedBelow(host), 'moved'),
    ...when(
      options.disclosure &&
        // The fallback of bookmarks is a link to sign in.
        host.resolved.operation.auth !== 'oauth' &&
        markEarningLinks(host, options).length,
      'bareFallback',
    ),
  ];
}

/**
 * Findings about an element, the most important first.
 * @param reason the cause of a network failure, once it is known
 */
export const findingsOf = (host: Examined, locale: Locale, reason?: FindingCode): Finding[] =>
  causesFirst([
    ...outcomeOf(host, locale, reason),
    ...markupOf(host, locale),
    ...surroundingsOf(host),
  ]);
