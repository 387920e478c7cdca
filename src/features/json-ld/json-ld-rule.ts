/** Cases in which the attribute `json-ld` writes nothing. */
import type { Operation } from '../../client/operations/operation.js';
import type { ValidationIssue } from '../../client/validation/issue.js';

/** The issue with entries that are a reader's own, which are not for search engines. */
export const jsonLdIssue = ({ auth }: Operation): ValidationIssue | undefined =>
  auth === 'oauth'
    ? { code: 'conflictsWith', parameter: 'jsonLd', value: '', others: ['accessToken'] }
    : undefined;

export const DATA = 'script[type="application/ld+json"]';
/** Structured data that `mkt-widgets prerender` has written into an element. */
export const PRERENDERED = '[data-mkt-prerendered] script';
