/** Warns the author of findings in the console; loads their texts with the first one. */
import { pageState } from '../../client/page-state.js';
import type { ValidationIssue } from '../../client/validation/issue.js';
import { attributeOf } from '../../element/attributes.js';
import { lazyModules } from '../../element/lazy-modules.js';
import type { FindingCode } from './findings/en.js';
import type { Warn } from './findings/warn.js';
import { mayBeEndedEarly } from './early-end.js';
import { unknownAttributesOf, unknownDataIn } from './unknown-attribute-names.js';

export type Diagnostics = Awaited<ReturnType<(typeof lazyModules)['diagnostics']['load']>>;

/** Loads the texts for authors and passes them on; does nothing if they cannot be loaded. */
export async function withDiagnostics(use: (diagnostics: Diagnostics) => void): Promise<void> {
  try {
    use(await lazyModules.diagnostics.load());
  } catch {
    // A warning must not fail the element.
  }
}

export const warn: Warn = (element, code, detail) =>
  void withDiagnostics(({ log }) => log(element, code, detail));

/** Warns the author of a finding about the whole page; callers do so once. */
export const warnOfPage = (code: FindingCode, detail?: string): void =>
  void withDiagnostics(({ log }) => log('mkt-widgets', code, detail));

/** Warns the author of invalid values, for which defaults apply. */
export function warnOfIssues(
  element: Element,
  code: FindingCode,
  issues: readonly ValidationIssue[],
): void {
  if (issues.length) warn(element, code, issues);
}

/** Warns the author of a finding about the whole page, once for all copies of the kit. */
export function warnOnce(code: FindingCode): void {
  const reported = (pageState.reported ??= new Set());
  if (!reported.has(code)) warnOfPage(code);
  reported.add(code);
}

/** @throws {ParameterError} in the author's terms: attributes, not parameters */
export async function explainIssues(issues: readonly ValidationIssue[]): Promise<never> {
  const { explain } = await lazyModules.diagnostics.load();
  throw explain(issues, attributeOf);
}

/** Warns the author of an element without content, which the HTML parser may have ended early; once the page is parsed. */
export function warnOfEarlyEnd(element: Element): void {
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', () => warnOfEarlyEnd(element), { once: true });
    return;
  }
  if (!mayBeEndedEarly(element)) return;
  void withDiagnostics(({ isEndedEarly, log }) => {
    if (element.isConnected && isEndedEarly(element)) log(element, 'endedEarly');
  });
}

/** Warns the author of unknown attributes, in one line. @param known the element's attributes */
export function warnOfUnknownAttributes(element: Element, known: readonly string[]): void {
  const names = unknownAttributesOf(element, known);
  if (names.length) warn(element, 'unknownAttribute', { names, known });
}

/**
 * Warns the author of misspelt attributes of a script tag or data element, in one line.
 * @param known without `data-`
 */
export function warnOfMisspeltData(
  element: Element,
  known: readonly string[],
  subject: Element | string = element,
): void {
  const names = unknownDataIn(element.getAttributeNames(), known);
  if (!names.length) return;
  void withDiagnostics(({ log, misspeltNames }) => {
    const text = misspeltNames(
      names,
      known.map((name) => `data-${name}`),
    );
    if (text) log(subject, 'unknownAttribute', text);
  });
}
