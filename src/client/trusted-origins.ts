/**
 * The origins that a page trusts: those of the services that the kit's script tags name. Other authors may
 * write elements into the page, but not script tags. If no tag names a service, all origins are trusted.
 */
import { pageState } from './page-state.js';
import type { Operation } from './operations/operation.js';
import type { ValidationIssue } from './validation/issue.js';
import type { Values } from './validation/parameter.js';

/** The origin of an address, which may be relative; undefined for an invalid address. */
export function originOf(address: string): string | undefined {
  try {
    return new URL(address, document.baseURI).origin;
  } catch {
    // An invalid address.
  }
  return undefined;
}

/** True if the service may run scripts in the page and receive a reader's token. */
export const isTrusted = (address: string): boolean =>
  pageState.trusted?.has(originOf(address) ?? '') ?? true;

/** Issues of the addresses that would receive a reader's token. */
export function untrustedIssues({ endpoint }: Operation, settings: Values): ValidationIssue[] {
  return [endpoint?.setting ?? 'baseUrl', 'frameUrl'].flatMap((parameter) => {
    const value = settings[parameter] as string | undefined;
    const isFine = value === undefined || pageState.trusted?.has(value) || isTrusted(value);
    return isFine ? [] : { code: 'untrusted', parameter, value };
  });
}
