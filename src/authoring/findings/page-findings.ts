/** Findings about a whole page. */
import type { PageElement, PageRoot } from '../../element/dom.js';
import { when } from './finding.js';

/** Referrer policies, and the older names that `<meta>` accepts. */
const POLICIES: Readonly<Record<string, string>> = {
  never: 'no-referrer',
  default: 'strict-origin-when-cross-origin',
  always: 'unsafe-url',
  'origin-when-crossorigin': 'origin-when-cross-origin',
  ...Object.fromEntries(
    [
      'no-referrer',
      'no-referrer-when-downgrade',
      'same-origin',
      'origin',
      'strict-origin',
      'origin-when-cross-origin',
      'strict-origin-when-cross-origin',
      'unsafe-url',
    ].map((name) => [name, name]),
  ),
};

const contentOf = (meta: PageElement) => meta.getAttribute('content') ?? '';

/**
 * The effective referrer policy. Browsers skip unknown names.
 * @param header of the page's response; the last `<meta>` replaces it
 * @returns '' for the browser's default
 */
export const policyIn = (page: PageRoot, header: string): string =>
  [header, ...[...page.querySelectorAll('meta[name=referrer i]')].map(contentOf)]
    .flatMap((source) => source.toLowerCase().split(','))
    .flatMap((name) => POLICIES[name.trim()] ?? [])
    .at(-1) ?? '';

/** True if other origins get no address at all, so that the service does not learn which site sends a request. */
export const hidesAddress = (policy: string): boolean =>
  policy === 'no-referrer' || policy === 'same-origin';

/** @param affiliateIds of script tags, configurations and elements */
export function pageFindings(policy: string, affiliateIds: Iterable<string | null | undefined>) {
  const different = [...new Set([...affiliateIds].flatMap((id) => id?.trim() || []))];
  return [
    ...when(hidesAddress(policy), 'noReferrer', policy),
    ...when(different.length > 1, 'affiliateIds', different.join(', ')),
  ];
}
