import { pageState } from '../../client/page-state.js';
import type { ValidationIssue } from '../../client/validation/issue.js';
import { attributeOf } from '../../element/attributes.js';
import { lazyModules } from '../../element/lazy-modules.js';
import { mayBeEndedEarly } from './early-end.js';
import { unknownAttributesOf } from './unknown-attribute-names.js';
import { warnOnce } from './warn-once.js';

export type Diagnostics = Awaited<ReturnType<(typeof lazyModules)['diagnostics']['load']>>;

/** Loads the messages for authors and passes them on; does nothing if they cannot be loaded. */
export async function withDiagnostics(use: (diagnostics: Diagnostics) => void): Promise<void> {
  try {
    use(await lazyModules.diagnostics.load());
  } catch {
    // A warning must not fail the element.
  }
}

/** Warns the author of invalid values, for which defaults apply. */
export function warnOfIssues(element: Element, issues: readonly ValidationIssue[]): void {
  if (!issues.length) return;
  void withDiagnostics(({ invalidDisplay }) => warnOnce(element, invalidDisplay(issues)));
}

/** Tells the author once per page that a script of the page holds requests back. */
export function warnOfHeldBack(): void {
  if (pageState.isHeldBackReported) return;
  pageState.isHeldBackReported = true;
  void withDiagnostics(({ heldBack }) => console.warn(heldBack));
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
  void withDiagnostics(({ endedEarly, isEndedEarly }) => {
    if (element.isConnected && isEndedEarly(element)) warnOnce(element, endedEarly(element));
  });
}

/**
 * Warns the author of unknown attributes, in one line.
 * @param known the element's attributes
 * @param foreign attributes of others
 */
export async function warnAboutUnknownAttributes(
  element: Element,
  known: readonly string[],
  foreign?: RegExp,
): Promise<void> {
  const names = unknownAttributesOf(element, known, foreign);
  if (!names.length) return;
  await withDiagnostics(({ unknownAttributes }) =>
    console.warn(`<${element.localName}>: ${unknownAttributes(names, known)}`),
  );
}
