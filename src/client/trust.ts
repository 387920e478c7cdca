/**
 * Whose services a page trusts: those that the kit's script tags name. What elements name besides may
 * come from whoever else writes in the page. Where no tag names any, the page's author has said nothing.
 */
import { pageState } from './page-state.js';
import type { Operation } from './operations/operation.js';
import type { ValidationIssue } from './validation/issue.js';
import type { Values } from './validation/parameter.js';

/** The origin of an address, which may be relative; undefined where it is no address. */
export function originOf(address: string): string | undefined {
  try {
    return new URL(address, document.baseURI).origin;
  } catch {
    return undefined;
  }
}

/** Whether a service may run scripts in the page, and be told a reader's token. */
export const isTrusted = (address: string): boolean =>
  pageState.trusted?.has(originOf(address) ?? '') ?? true;

/** What is wrong with the addresses to which a request would tell a reader's token. */
export function untrustedIssues({ at }: Operation, settings: Values): ValidationIssue[] {
  return [at?.setting ?? 'baseUrl', 'frameUrl'].flatMap((parameter) => {
    const value = settings[parameter] as string | undefined;
    const isFine = value === undefined || pageState.trusted?.has(value) || isTrusted(value);
    return isFine ? [] : { code: 'untrusted', parameter, value };
  });
}
