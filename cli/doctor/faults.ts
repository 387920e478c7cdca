/** The attributes that findings are about, for programs that correct a page. */
import {
  CURLY_QUOTE,
  nearestValue,
  repair,
  unquoted,
  type ValidationIssue,
} from '../../src/exports/validate.js';
import { attributeOf } from '../../src/exports/definitions.js';
import { issueDetail, meantName } from '../../src/exports/findings.js';
import type { Locale } from '../../src/exports/texts.js';

export interface Fault {
  readonly attribute: string;
  /** As it is written; absent if the attribute is missing, or if its value is secret. */
  readonly value?: string | undefined;
  /** The value to write instead, or the name if the attribute is unknown. */
  readonly suggestion?: string | undefined;
  /** The broken rule, or the name that was probably meant. */
  readonly detail?: string | undefined;
}

function faultOfIssue(issue: ValidationIssue, locale: Locale): Fault {
  const { parameter, value } = issue;
  const attribute = attributeOf(parameter);
  const detail = issueDetail([issue], locale);
  if (issue.code !== 'invalid' || value === undefined) return { attribute, value, detail };
  const suggestion = repair(value, issue.rule)?.value ?? nearestValue(value, issue.rule);
  return { attribute, value, suggestion, detail };
}

/**
 * @param known the names that are allowed
 * @param detail the text about the name
 */
export function faultOfName(
  attribute: string,
  value: string | undefined,
  known: readonly string[],
  detail: string,
): Fault {
  return { attribute, value, suggestion: meantName(attribute, known), detail };
}

const QUOTED = new RegExp(`^([\\w-]+)\\s*=\\s*(${CURLY_QUOTE.source}.*)$`, 's');

/** @param text an attribute with curly quotes, as it is written */
export function faultOfQuotes(text: string): Fault {
  const [, attribute = text, value = ''] = QUOTED.exec(text) ?? [];
  return { attribute, value, suggestion: unquoted(value) };
}

/** Adds the faults to findings that are about them. */
export const withFaults = <Found extends object>(
  findings: readonly Found[],
  faults: readonly Fault[],
): (Found & { readonly faults: readonly Fault[] })[] =>
  findings.map((finding) => ({ ...finding, faults }));

/** Most attributes that are named for one element. */
export const MAX_FAULTS = 50;

export const faultsOf = (issues: readonly ValidationIssue[], locale: Locale): Fault[] =>
  issues.slice(0, MAX_FAULTS).map((issue) => faultOfIssue(issue, locale));
