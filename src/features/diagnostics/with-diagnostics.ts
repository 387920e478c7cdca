import type { ValidationIssue } from '../../client/validation/issue.js';
import { attributeOf } from '../../element/attributes.js';
import { lazyModules } from '../../element/lazy-modules.js';

export type Diagnostics = Awaited<ReturnType<(typeof lazyModules)['diagnostics']>>;

/** Loads the messages for authors and passes them on; does nothing if they cannot be loaded. */
export async function withDiagnostics(use: (diagnostics: Diagnostics) => void): Promise<void> {
  try {
    use(await lazyModules.diagnostics());
  } catch {
    // A warning must not fail the element.
  }
}

/** @throws {ParameterError} in the author's terms: attributes, not parameters */
export async function explainIssues(issues: readonly ValidationIssue[]): Promise<never> {
  const { explain } = await lazyModules.diagnostics();
  throw explain(issues, attributeOf);
}
