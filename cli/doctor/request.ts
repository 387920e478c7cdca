/** Problems of an element's features, of its request and of its response. */
import { attributeOf } from '../../src/exports/definitions.js';
import {
  failureFinding,
  featureFindings,
  ignoredBy,
  itemFindings,
  ruleFindings,
  searchOf,
  unique,
  when,
} from '../../src/exports/findings.js';
import { goneItems, itemRequests, type Item } from '../../src/exports/requests.js';
import type { Locale } from '../../src/exports/texts.js';
import { replacedByFit } from '../../src/exports/validate.js';
import { detailOf } from '../command-error.js';
import { elementOf } from '../file-element.js';
import { PrivateAddressError } from '../http.js';
import { attributed, type Kind } from '../kinds.js';
import type { Page, WrittenElement } from '../markup.js';
import { itemsNamedBy } from '../named-items.js';
import type { ResolvedElement } from '../request.js';
import { requestAnswer, type ServiceOptions } from '../service.js';
import type { Fault } from './faults.js';
import type { Finding } from './report.js';

export interface Examination {
  /** Settings of the requests; without them, none are sent. */
  readonly online?: ServiceOptions | undefined;
  /** True to check only for unavailable items, and for problems that prevent this check. */
  readonly gone?: boolean | undefined;
  /** The header of the page's response. */
  readonly referrerPolicy?: string | undefined;
  readonly locale: Locale;
}

function featuresOf(
  element: WrittenElement,
  { definition }: Kind,
  { inputs, ...resolved }: ResolvedElement,
  locale: Locale,
): Finding[] {
  const attributes = attributed(element.attributes);
  const examined = {
    ...inputs,
    ...resolved,
    definition,
    attributes,
    element: elementOf(element.node),
  };
  const named = (attribute: string): Fault => ({
    attribute,
    value: element.attributes.get(attribute),
  });
  const faults: Partial<Record<Finding['code'], readonly Fault[]>> = {
    fitReplaces: replacedByFit(attributes).map(named),
    ignored: ignoredBy(examined).map(named),
  };
  return featureFindings(examined, locale).map((finding) => ({
    ...finding,
    faults: faults[finding.code],
  }));
}

const failed = (error: Error, locale: Locale): Finding =>
  error instanceof PrivateAddressError
    ? { code: 'privateAddress', detail: error.text(locale) }
    : { ...failureFinding(error, locale), detail: detailOf(error, locale) };

/** Problems of an element's request and of its response. */
export async function requestFindings(
  element: WrittenElement,
  kind: Kind,
  resolved: ResolvedElement,
  { online, locale }: Examination,
): Promise<Finding[]> {
  const { operation, request, issues, needsReaderInput } = resolved;
  // A script of the page sets the reader's token.
  const reportedIssues = issues.filter(({ parameter }) => parameter !== 'accessToken');
  const findings = featuresOf(element, kind, resolved, locale);
  if (needsReaderInput) return findings;
  if (reportedIssues.length) return [...findings, ...ruleFindings(reportedIssues, locale)];
  if (!online || !request || operation.auth === 'oauth') return findings;
  try {
    const answer = await requestAnswer(request, online, kind.definition?.send);
    findings.push(...itemFindings(request, answer, locale));
    if (answer.records.length || findings.some(({ code }) => code === 'gone')) return findings;
    return [
      ...findings,
      { code: 'nothingFound', detail: searchOf(resolved.inputs.values, resolved) },
    ];
  } catch (error) {
    return [...findings, failed(error as Error, locale)];
  }
}

/** The unavailable items of an element, and the problems that prevent this check. */
export async function goneFindings(
  page: Page,
  element: WrittenElement,
  { definition }: Kind,
  { online, locale }: Examination,
): Promise<Finding[]> {
  const named = itemsNamedBy(page, element, online?.site);
  if (!named || !online) return [];
  if ('issues' in named) return ruleFindings(named.issues, locale);
  // As the author has written them: one attribute with all numbers, or one of each item inside.
  const written = (items: readonly Item[]): string[] => {
    const ids = items.map(({ value }) => value);
    const attribute = attributeOf(items[0]?.parameter ?? '');
    if (definition?.itemsIn) return ids.map((id) => `data-${attribute}="${id}"`);
    return ids.length ? [`${attribute}="${ids.join()}"`] : [];
  };
  const gone: string[] = [];
  const failures: Finding[] = [];
  for (const each of itemRequests(named.items, named.request)) {
    try {
      gone.push(...written(goneItems(each, await requestAnswer(each.request, online))));
    } catch (error) {
      failures.push(failed(error as Error, locale));
    }
  }
  return [...when(gone.length, 'gone', gone.join(' ')), ...unique(failures)];
}
