import type { ValidationIssue } from '../../../client/validation/issue.js';
import type { FindingCode } from './en.js';

/** Wrong names, and the names that the author may have meant. */
export interface WrongNames {
  readonly names: readonly string[];
  readonly known: readonly string[];
}

/** The values that a finding is about, or the rules that they break. */
export type Detail = string | readonly ValidationIssue[] | WrongNames;

/**
 * Warns the author of a finding about an element, once for each detail.
 * Passed to lazy modules, which do not load each other.
 */
export type Warn = (element: Element, code: FindingCode, detail?: Detail) => void;
