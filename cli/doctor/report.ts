/** Findings of `doctor`, as lines and as data, in a bounded size. */
import {
  failureOf,
  type Finding as Found,
  findingTexts,
  lineOf,
} from '../../src/exports/findings.js';
import type { Locale } from '../../src/exports/texts.js';
import { RequestError } from '../../src/exports/requests.js';
import { detailOf, reasonOf, UsageError } from '../command-error.js';
import { faultsOf, type Fault } from './faults.js';
import type { WrittenElement } from '../markup.js';

export interface Finding extends Pick<Found, 'code' | 'detail' | 'issues'> {
  /** The attributes that it is about. */
  readonly faults?: readonly Fault[] | undefined;
  /** The tag to write in place of an unknown one. */
  readonly tag?: string | undefined;
}

export interface PlacedFinding extends Finding {
  /** Absent if it is about the whole page. */
  readonly element?: Pick<WrittenElement, 'tag' | 'line' | 'column'> &
    Partial<Pick<WrittenElement, 'attributes' | 'isDataElement'>>;
}

/** A finding or a failure, for programs: documented in docs/commands.md. */
export interface Fact {
  readonly code: string;
  /** The file, the address, or `-`; absent for wrong usage. */
  readonly file?: string;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  readonly element?: string | undefined;
  readonly attribute?: string;
  readonly value?: string | undefined;
  /** The value or name to write instead. */
  readonly suggestion?: string | undefined;
  readonly problem: string;
  readonly advice?: string | undefined;
  readonly detail?: string | undefined;
}

/** Most findings of a page: of hostile or broken pages, the output would be larger than the page. */
export const MAX_FINDINGS = 1000;
/** Most characters of a text from a page. */
const MAX_TEXT = 500;

const shortened = (text: string): string =>
  text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;

/** A finding that stands for further ones. @param count undefined if they were not counted */
export const furtherFindings = (count?: number): Finding[] =>
  count === 0 ? [] : [{ code: 'more', detail: count === undefined ? count : String(count) }];

export function placedLine(path: string, finding: PlacedFinding, locale: Locale): string {
  const { code, detail, element } = finding;
  const place = element ? `:${element.line}:${element.column} <${shortened(element.tag)}>` : ':';
  return `${path}${place} ${lineOf(code, detail && shortened(detail), findingTexts[locale][code])}`;
}

/** The attribute that every finding of a code is about. */
const ATTRIBUTES: Partial<Record<Finding['code'], string>> = {
  affiliateIds: 'affiliate-id',
  emptyControls: 'reader-controls',
  noAffiliateId: 'affiliate-id',
  noLabel: 'disclosure',
  prerenderedData: 'json-ld',
};

/** The faults of a finding, with the names that the author of the element writes. */
function namedFaults(
  { code, detail, element, issues = [], faults }: PlacedFinding,
  locale: Locale,
): readonly Fault[] {
  const attribute = ATTRIBUTES[code];
  const all = attribute
    ? [{ attribute, value: element?.attributes?.get(attribute), detail }]
    : (faults ?? faultsOf(issues, locale));
  if (!element?.isDataElement || code === 'unknownAttribute') return all;
  return all.map((fault) => ({ ...fault, attribute: `data-${fault.attribute}` }));
}

/** A finding for programs: an object for each attribute that it is about. */
export function factsOf(file: string, finding: PlacedFinding, locale: Locale): Fact[] {
  const { code, detail, element, tag } = finding;
  const [problem, advice] = findingTexts[locale][code];
  const place = {
    file,
    line: element?.line,
    column: element?.column,
    element: element && shortened(element.tag),
  };
  const faults = namedFaults(finding, locale);
  if (!faults.length) {
    const text = detail && shortened(detail);
    return [{ code, ...place, suggestion: tag, problem, advice, detail: text }];
  }
  return faults.map((fault) => ({
    code,
    ...place,
    attribute: shortened(fault.attribute),
    value: fault.value && shortened(fault.value),
    // A part of a value would be another value.
    suggestion:
      fault.suggestion === shortened(fault.suggestion ?? '') ? fault.suggestion : undefined,
    problem,
    advice,
    detail: fault.detail && shortened(fault.detail),
  }));
}

/** A page that could not be read, for programs. */
export function unreadableFact(file: string, error: unknown, locale: Locale): Fact {
  const [problem, advice] = findingTexts[locale].unreadable;
  return { code: 'unreadable', file, problem, advice, detail: reasonOf(error, locale) };
}

/** The failure of a whole command, for programs. */
export function failureFact(error: unknown, locale: Locale): Fact {
  if (!(error instanceof RequestError) || 'problems' in error)
    return {
      code: error instanceof UsageError ? 'usage' : 'failed',
      problem: reasonOf(error, locale),
    };
  const code = failureOf(error);
  const [problem, advice] = findingTexts[locale][code];
  return { code, problem, advice, detail: detailOf(error, locale) };
}
