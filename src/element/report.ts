/** Reports to the author of the page. A lazy module of diagnostics has the texts: `define.ts` hands it in. */
import { pageState } from '../client/page-state.js';
import type { ValidationIssue } from '../client/validation/issue.js';
import { attributeOf } from './attributes.js';

/** The findings by their codes: diagnostics declares them. */
export interface Findings {}

export type FindingCode = keyof Findings;

export interface WrongNames {
  readonly names: readonly string[];
  readonly known: readonly string[];
}

/** The values that a finding is about, or the rules that they break. */
export type Detail = string | readonly ValidationIssue[] | WrongNames;

export interface Reporter {
  readonly log: (
    subject: Element | string,
    code: FindingCode,
    detail?: Detail,
    element?: Element,
  ) => void;
  readonly logError: (element: Element, error: Error) => void;
  explain(issues: readonly ValidationIssue[], nameOf: (parameter: string) => string): Error;
}

let load: () => Promise<Reporter>;

export function reportBy(loader: typeof load): void {
  load = loader;
}

/** Loads the texts for authors and passes them on. A warning must not fail the element. */
export async function withReporter(
  use: (reporter: Reporter) => void,
  otherwise = () => {},
): Promise<void> {
  try {
    use(await load());
  } catch {
    otherwise();
  }
}

/** Logs an error of an element, without its code if the texts cannot be loaded. */
export const logError = (element: Element, error: Error): void =>
  void withReporter(
    (reporter) => reporter.logError(element, error),
    () => console.error(`<${element.localName}>: ${error.message}`, element),
  );

/** Warns the author of a finding about an element, once for each detail. */
export const warn = (element: Element, code: FindingCode, detail?: Detail): void =>
  void withReporter(({ log }) => log(element, code, detail));

/** Warns the author of a finding about the whole page; callers do so once. */
export const warnOfPage = (code: FindingCode, detail?: string): void =>
  void withReporter(({ log }) => log('mkt-widgets', code, detail));

/** Warns the author of a finding about the whole page, once for all copies of the kit. */
export function warnOnce(code: FindingCode): void {
  const reported = (pageState.reported ??= new Set());
  if (!reported.has(code)) warnOfPage(code);
  reported.add(code);
}

/** @throws {ParameterError} in the author's terms: attributes, not parameters */
export async function explainIssues(issues: readonly ValidationIssue[]): Promise<never> {
  throw (await load()).explain(issues, attributeOf);
}
