/** Problems of an element's features, of its request and of its response. */
import { attributeOf, itemOf } from '../../src/rules/definitions.js';
import {
  failureOf,
  featureFindings,
  ignoredBy,
  issueDetail,
  issuesByCode,
  settingFindings,
  unavailableItemOf,
  wrongValues,
} from '../../src/rules/findings.js';
import type { Locale } from '../../src/rules/texts.js';
import { type OfferedOption, replacedByFit } from '../../src/rules/validate.js';
import { detailOf } from '../command-error.js';
import { PrivateAddressError } from '../http.js';
import type { Kind } from '../kinds.js';
import {
  attributesOf,
  elementsBelow,
  isElement,
  structuredDataIn,
  textOf,
  type Page,
  type WrittenElement,
} from '../markup.js';
import { isForTemplate, resolveElement, type ResolvedElement } from '../request.js';
import { requestAnswer, type ServiceOptions } from '../service.js';
import { MARK } from '../written-list.js';
import { attributed, faultsOf, withFaults, type Fault } from './faults.js';
import type { Finding } from './report.js';

/** The extent of the checks. */
export interface Examination {
  /** Settings of the requests; without them, none are sent. */
  readonly online?: ServiceOptions | undefined;
  /** True to check only for unavailable items, and for problems that prevent this check. */
  readonly gone?: boolean | undefined;
  /** The header of the page's response. */
  readonly referrerPolicy?: string | undefined;
  /** The language of the findings. */
  readonly locale: Locale;
}

/** True if `prerender --json-ld` has written structured data into an element. */
const hasPrerenderedData = ({ node }: WrittenElement): boolean =>
  elementsBelow(node).some(
    (list) =>
      list.attrs.some(({ name }) => name === MARK) &&
      elementsBelow(list).some(({ tagName }) => tagName === 'script'),
  );

/** The author's `<option>` children. */
const optionsOf = ({ node }: WrittenElement): OfferedOption[] =>
  node.childNodes
    .filter(isElement)
    .filter(({ tagName }) => tagName === 'option')
    .map((option) => {
      const { slot = '', value } = Object.fromEntries(attributesOf(option));
      const text = textOf(option);
      return { slot, value: value ?? text, text };
    });

/** Problems of an element's features. */
function featuresOf(
  element: WrittenElement,
  { definition }: Kind,
  { author, displayIssues, operation, options }: ResolvedElement,
  locale: Locale,
): Finding[] {
  const wrongLooks = faultsOf(displayIssues, locale);
  if (!definition || !options)
    return [
      ...withFaults(wrongValues('looks', displayIssues, locale), wrongLooks),
      // A button has no options.
      ...(options ? settingFindings(author.settings, locale) : []),
    ];
  const examined = {
    ...author,
    definition,
    attributes: attributed(element.attributes),
    options,
    operation,
    displayIssues,
    offered: optionsOf(element),
    hasPrerenderedData: hasPrerenderedData(element),
    structuredData: structuredDataIn(elementsBelow(element.node)),
  };
  const named = (attribute: string): Fault => ({
    attribute,
    value: element.attributes.get(attribute),
  });
  const faults: Partial<Record<Finding['code'], readonly Fault[]>> = {
    looks: wrongLooks.length ? wrongLooks : [named('json-ld')],
    fitReplaces: replacedByFit(examined.attributes).map(named),
    ignored: ignoredBy(examined).map(named),
  };
  return featureFindings(examined, locale).map((finding) => ({
    ...finding,
    faults: faults[finding.code],
  }));
}

/** Problems of an element's request and of its response. */
export async function requestFindings(
  page: Page,
  element: WrittenElement,
  kind: Kind,
  { online, gone = false, locale }: Examination,
): Promise<Finding[]> {
  if (!kind.resolve || isForTemplate(page, element)) return [];
  const resolved = resolveElement(page, element, kind, online?.site)!;
  const { operation, request, issues, needsReaderInput } = resolved;
  // A script of the page sets the reader's token.
  const reportedIssues = issues.filter(({ parameter }) => parameter !== 'accessToken');
  const findings = gone ? [] : featuresOf(element, kind, resolved, locale);
  if (needsReaderInput) return findings;
  if (reportedIssues.length) {
    const broken = [...issuesByCode(reportedIssues)].map(([code, some]): Finding => ({
      code,
      detail: issueDetail(some, locale),
      faults: faultsOf(some, locale),
    }));
    return [...findings, ...broken];
  }
  if (!online || !request || operation.auth === 'oauth') return findings;
  if (gone && !itemOf(request) && !kind.definition?.itemsIn) return findings;
  try {
    const answer = await requestAnswer(request, online, kind.definition?.send);
    const item = unavailableItemOf(request, answer);
    if (item) return [...findings, { code: 'gone', detail: item }];
    if (answer.records.length) return findings;
    const parameters = Object.entries(request.values)
      .filter(([name]) => name !== 'elements' && name !== 'hits')
      .map(([name, value]) => `${attributeOf(name)}="${String(value)}"`);
    return [
      ...findings,
      { code: 'nothingFound', detail: `${operation.path} ${parameters.join(' ')}` },
    ];
  } catch (error) {
    const code =
      error instanceof PrivateAddressError ? 'privateAddress' : failureOf(error as Error);
    return [...findings, { code, detail: detailOf(error as Error, locale) }];
  }
}
