/** Problems of an element that its markup shows. */
import { MktValue } from '../../src/exports/elements.js';
import {
  earningLinks,
  hasFallback,
  misspeltNames,
  unknownAttributes,
  unknownDataIn,
  unknownNamesIn,
  when,
  wrongValues,
} from '../../src/exports/findings.js';
import { shopsIn, type PageElement, type WidgetOptions } from '../../src/exports/resolve.js';
import type { Locale } from '../../src/exports/texts.js';
import {
  campaignFaults,
  consentIssue,
  fitOf,
  hasValue,
  shopFaults,
  themeIssues,
} from '../../src/exports/validate.js';
import { elementOf, type FileElement } from '../file-element.js';
import { attributed, type Kind } from '../kinds.js';
import { attributesOf, locationOf, type Page, type WrittenElement } from '../markup.js';
import { propertiesOf, settingsOf, settingsOfScripts, type ResolvedElement } from '../request.js';
import { faultOfName, MAX_FAULTS, withFaults } from './faults.js';
import { furtherFindings, type Finding } from './report.js';

const isValue = ({ tag }: Kind) => tag === MktValue.tag;

/** Findings about unknown names, each with the name that was probably meant. */
function nameFindings(
  names: readonly string[],
  written: ReadonlyMap<string, string>,
  known: readonly string[],
  describe: typeof unknownAttributes,
  locale: Locale,
): Finding[] {
  const named = names.slice(0, MAX_FAULTS);
  const faults = named.map((name) =>
    faultOfName(name, written.get(name), known, describe([name], known, locale)),
  );
  return [
    ...withFaults(when(named.length, 'unknownAttribute', describe(named, known, locale)), faults),
    ...furtherFindings(names.length - named.length),
  ];
}

/** Misspelt `data-*` attributes of a data element or script tag; others belong to the page. */
export function misspeltFindings(
  written: ReadonlyMap<string, string>,
  known: readonly string[],
  locale: Locale,
): Finding[] {
  const knownNames = known.map((name) => `data-${name}`);
  const wrong = unknownDataIn([...written.keys()], known).filter((name) =>
    misspeltNames([name], knownNames),
  );
  return nameFindings(wrong, written, knownNames, misspeltNames, locale);
}

function unknownAttributeFindings(
  { node, isDataElement }: WrittenElement,
  known: readonly string[],
  locale: Locale,
): Finding[] {
  const written = attributesOf(node);
  const names = [...written.keys()];
  // Words in template code are not attribute names.
  if (names.some((name) => /[{%]/.test(name))) return [];
  if (isDataElement) return misspeltFindings(written, known, locale);
  return nameFindings(unknownNamesIn(names, known), written, known, unknownAttributes, locale);
}

/** True if `/>` closes the element, as in templates of frameworks. */
const isClosedByItself = ({ path, text }: Page, { node }: WrittenElement): boolean =>
  /\.(astro|svelte|vue)$/i.test(path) &&
  text.startsWith('/>', locationOf(node).startTag!.endOffset - 2);

/** True if an end tag for an element comes after its end: the parser had ended it before, as in a paragraph. */
function isEndedEarly({ text, nodes }: Page, { node }: WrittenElement): boolean {
  const ends = new Set(nodes.map((other) => locationOf(other).endTag?.startOffset));
  const endTags = text.slice(locationOf(node).endOffset).matchAll(/<\/([\w-]+)\s*>/g);
  const start = locationOf(node).endOffset;
  return [...endTags].some(
    ({ 1: name, index }) => name!.toLowerCase() === node.tagName && !ends.has(start + index),
  );
}

/** The elements that are nothing without content. */
const CONTAINERS = ['mkt-config', 'mkt-campaign', 'mkt-shortlist'];

function endFindings(page: Page, element: WrittenElement): Finding[] {
  const { attributes, inner, tag } = element;
  if (inner) {
    const isEmpty = !page.text.slice(inner.start, inner.end).trim();
    return when(isEmpty && CONTAINERS.includes(tag) && !attributes.has('kept'), 'endedEarly');
  }
  if (isClosedByItself(page, element)) return [];
  return [{ code: isEndedEarly(page, element) ? 'endedEarly' : 'unclosedTag' }];
}

/** True if the fallback, for readers without the script, has a link to another site without `rel`, or no label. */
function hasBareLink(
  element: FileElement,
  { disclosure, rel }: WidgetOptions,
  pageUrl: string | undefined,
): boolean {
  const ownHosts = ['', pageUrl && new URL(pageUrl).host];
  const [links, isLabelled] = earningLinks(element, disclosure, ownHosts);
  const isMarked = (link: PageElement) =>
    !rel.trim() || /\b(sponsored|nofollow)\b/i.test(link.getAttribute('rel') ?? '');
  return links.length > 0 && !(isLabelled && links.every(isMarked));
}

/** Links to other shops that are not shown. */
function shopFindings(element: WrittenElement): Finding[] {
  const shops = shopsIn(elementOf(element.node));
  const layout = element.attributes.get('layout') ?? '';
  const faults = shopFaults(shops, { layout, fit: fitOf(attributed(element.attributes)) });
  return when(faults.length, 'shops', faults.join(', '));
}

function campaignFindings(element: WrittenElement): Finding[] {
  if (element.tag !== 'mkt-campaign') return [];
  const faults = campaignFaults(attributed(element.attributes), elementOf(element.node).children);
  return when(faults.length, 'campaign', faults.join(', '));
}

function configFindings(element: WrittenElement, kind: Kind, locale: Locale): Finding[] {
  if (element.tag !== 'mkt-config') return [];
  return wrongValues('looks', themeIssues(propertiesOf(element, kind)), locale);
}

/** Problems of an element that its markup shows. */
export function markupFindings(
  page: Page,
  element: WrittenElement,
  kind: Kind,
  resolved: ResolvedElement | undefined,
  locale: Locale,
): Finding[] {
  const { attributes, definition } = kind;
  const isEmpty = element.inner && !hasFallback(elementOf(element.node));
  const findings = [
    ...unknownAttributeFindings(element, attributes, locale),
    ...endFindings(page, element),
    ...when(isEmpty && isValue(kind), 'noValueText'),
    ...campaignFindings(element),
    ...configFindings(element, kind, locale),
  ];
  const { affiliateId, consent } = settingsOf(page, element);
  const ofScript = settingsOfScripts(page, element)['consent'];
  const consents = [...new Set([ofScript, consent])].map(consentIssue);
  if (definition || isValue(kind)) findings.push(...wrongValues('wrongConsent', consents, locale));
  if (!definition) return findings;
  const { auth, affiliate } = definition.operations[0]!;
  const { inputs, options } = resolved ?? {};
  return [
    ...findings,
    ...when(isEmpty, 'noFallback'),
    ...shopFindings(element),
    ...when(
      // The fallback of bookmarks is a link to sign in.
      auth !== 'oauth' &&
        options?.disclosure.trim() &&
        hasBareLink(elementOf(element.node), options, inputs?.pageUrl),
      'bareFallback',
    ),
    ...when(affiliate && !hasValue(affiliateId), 'noAffiliateId'),
  ];
}
