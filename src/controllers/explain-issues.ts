import type { ValidationIssue } from '../client/validation/issue.js';
import { attributeOf } from './attributes.js';
import { lateParts } from './late-parts.js';

/** @throws {ParameterError} that names the attributes, for authors */
export async function explainIssues(issues: readonly ValidationIssue[]): Promise<never> {
  const { explain } = await lateParts.diagnostics();
  throw explain(issues, attributeOf);
}
