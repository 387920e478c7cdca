/** Findings of `doctor`, as lines and as data. */
import { doctor as panel, type FindingCode } from '../src/i18n/doctor.js';
import type { Locale } from '../src/i18n/locale.js';
import type { Fault } from './faults.js';
import type { WrittenElement } from './markup.js';
import { doctor as words } from './words/doctor.js';

export interface Finding {
  readonly code: FindingCode | 'privateAddress';
  readonly detail?: string | undefined;
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

const textsOf = ({ code }: Finding, locale: Locale): readonly [problem: string, advice: string] =>
  code === 'privateAddress' ? words[locale].privateAddress : panel[locale].findings[code];

export function lineOf(path: string, finding: PlacedFinding, locale: Locale): string {
  const { code, detail, element } = finding;
  const [problem, advice] = textsOf(finding, locale);
  const place = element ? `:${element.line}:${element.column} <${element.tag}>` : ':';
  return `${path}${place} ${problem} ${advice}${detail ? ` (${detail})` : ''} [${code}]`;
}

/** The attribute that every finding of a code is about. */
const ATTRIBUTES: Partial<Record<Finding['code'], string>> = {
  affiliateIds: 'affiliate-id',
  emptyControls: 'controls',
  noAffiliateId: 'affiliate-id',
  noLabel: 'disclosure',
  prerenderedData: 'json-ld',
  wrongAnalytics: 'analytics',
  wrongConsent: 'consent',
  wrongKeep: 'keep',
  wrongLinkParams: 'link-params',
};

/** The faults of a finding, with the names that the author of the element writes. */
function faultsOf({ code, element, faults = [] }: PlacedFinding): readonly Fault[] {
  const attribute = ATTRIBUTES[code];
  const all =
    attribute && !faults.length
      ? [{ attribute, value: element?.attributes?.get(attribute) }]
      : faults;
  if (!element?.isDataElement || code === 'unknownAttribute') return all;
  return all.map((fault) => ({ ...fault, attribute: `data-${fault.attribute}` }));
}

/** A finding for programs: an object for each attribute that it is about. */
export function factsOf(file: string, finding: PlacedFinding, locale: Locale): object[] {
  const { code, detail, element, tag } = finding;
  const [problem, advice] = textsOf(finding, locale);
  const place = { file, line: element?.line, column: element?.column, element: element?.tag };
  const text = { problem, advice, detail };
  const faults = faultsOf(finding);
  if (!faults.length) return [{ code, ...place, suggestion: tag, ...text }];
  return faults.map((fault) => ({ code, ...place, ...fault, ...text }));
}
