import type { ValidationIssue } from '../../client/validation/issue.js';
import { attributeOf } from '../../element/attributes.js';
import { lazyModules } from '../../element/lazy-modules.js';

/** @throws {ParameterError} in the author's terms: attributes, not parameters */
export async function explainIssues(issues: readonly ValidationIssue[]): Promise<never> {
  const { explain } = await lazyModules.diagnostics();
  throw explain(issues, attributeOf);
}
