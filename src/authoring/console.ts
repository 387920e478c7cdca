import { pageState } from '../client/page-state.js';
import type { ValidationIssue } from '../client/validation/issue.js';
import { attributeOf, type WithAttributeNames } from '../element/attributes.js';
import type { Detail } from '../element/report.js';
import { langAround } from '../element/settings/settings.js';
import type { TemplateFault } from '../features/item-template/faults.js';
import { isGone } from '../element/unavailable-item.js';
import { localeOf, type Locale } from '../i18n/locale.js';
import type { FindingCode } from './findings/en.js';
import type { Failure } from './findings/failures.js';
import { failureFinding, isOfPage, issueDetail, type Finding } from './findings/finding.js';
import { lineOf } from './findings/line.js';
import { describeFault, slotTexts, unknownAttributes } from './findings/names.js';
import { findingTexts } from './findings/texts.js';
import { knownSettings, masked } from './page/element-facts.js';
import { endFindings } from './page/unclosed-tag.js';

/** Levels other than `warn`: the author may intend what `info` reports. */
const LEVELS: Partial<Record<FindingCode, 'error' | 'info'>> = {
  unknownElement: 'error',
  wrongOrigins: 'error',
  xmlPage: 'error',
  nothingFound: 'info',
  gone: 'info',
  noPageWords: 'info',
};

/** The language of a line: Japanese where the page says so, else English, as the browser's own lines. */
export const languageOf = (subject: Element | string): Locale =>
  localeOf(
    (typeof subject === 'string' ? document.documentElement.lang : langAround(subject)) || 'en',
  );

function textOf(code: FindingCode, detail: Detail | undefined, locale: Locale): string | undefined {
  if (detail === undefined || typeof detail === 'string') return detail;
  if (!('known' in detail)) return issueDetail(detail, locale);
  const describe = code === 'strayOptions' ? slotTexts : unknownAttributes;
  return describe(detail.names, detail.known, locale);
}

/** An element as its author knows it: among several, by the first attribute that no other one has, else by its place. */
function nameOf(element: Element): string {
  const { constructor, localName } = element;
  const { attributeNames = [], settings = {} } = constructor as Partial<WithAttributeNames>;
  const root = element.getRootNode();
  const all =
    'querySelectorAll' in root ? [...(root as ParentNode).querySelectorAll(localName)] : [];
  if (all.length < 2 || !attributeNames.length) return `<${localName}>`;
  const others = ['lang', 'phase', ...Object.keys(settings).map(attributeOf)];
  const written = element
    .getAttributeNames()
    .filter((name) => attributeNames.includes(name) && !others.includes(name));
  const name = ['id', ...written].find((name) => {
    const value = element.getAttribute(name);
    return value && all.every((each) => each === element || each.getAttribute(name) !== value);
  });
  return name
    ? `<${localName} ${name}="${masked(name, element.getAttribute(name))}">`
    : `<${localName}> ${all.indexOf(element) + 1}/${all.length}`;
}

/** The lines about an element; those about settings of the page by its root. */
const logged = new WeakMap<Element, Set<string>>();

function isNew(about: Element, text: string): boolean {
  const lines = logged.get(about) ?? new Set();
  logged.set(about, lines);
  return lines.size < lines.add(text).size;
}

/**
 * Logs a finding, with its element as browsers do. A line about an element or the page is logged once.
 * @param subject an element, or the start of the line
 */
export function log(
  subject: Element | string,
  code: FindingCode,
  detail?: Detail,
  element = typeof subject === 'string' ? undefined : subject,
): void {
  const locale = languageOf(element ?? subject);
  const text = lineOf(code, textOf(code, detail, locale), findingTexts[locale][code]);
  const level = LEVELS[code] ?? 'warn';
  if (typeof subject === 'string') {
    console[level](`${subject}: ${text}`, ...(element ? [element] : []));
    return;
  }
  const issues = Array.isArray(detail) ? (detail as readonly ValidationIssue[]) : [];
  const isShared = isOfPage({ code, issues }, subject, knownSettings(subject));
  const about = isShared ? document.documentElement : subject;
  if (isNew(about, text)) console[level](`${nameOf(subject)}: ${text}`, subject);
}

/** Logs a failed request, after its cause in the markup, which is known once the page is parsed. */
export function logError(element: Element, error: Failure): void {
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', () => logError(element, error), { once: true });
    return;
  }
  for (const { code } of endFindings(element)) log(element, code);
  const locale = languageOf(element);
  const failure = failureFinding(error, locale);
  const isPolicy = pageState.blocked && failure.code === 'unreachable';
  const finding: Finding = isPolicy ? { ...failure, code: 'policy' } : failure;
  const { code, detail } = finding;
  // A broken rule says how to mend it; the kit's English errors as well.
  const isWhole = locale === 'en' || 'problems' in error;
  const text = isWhole
    ? `${detail} [${code}]`
    : lineOf(code, detail ?? error.message, findingTexts[locale][code]);
  const isShared = isOfPage(finding, element, knownSettings(element));
  if (!isShared || isNew(document.documentElement, text))
    console.error(`${nameOf(element)}: ${text}`, element);
}

/** Logs the failure of an item of a list. @param item as its author writes it */
export function logItem(element: Element, item: string, error: Failure): void {
  const { code, detail } = failureFinding(error, languageOf(element));
  log(element, code, isGone(error) || !detail ? item : `${item}: ${detail}`);
}

export function logFaults(element: Element, faults: readonly TemplateFault[]): void {
  for (const fault of faults) log(element, 'template', describeFault(fault, languageOf(element)));
}
