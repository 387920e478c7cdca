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

/**
 * The effective referrer policy. Browsers skip unknown names.
 * @param sources the header and the contents of `<meta>`, in the order of the page
 * @returns '' for the browser's default
 */
export const policyIn = (...sources: readonly string[]): string =>
  sources
    .flatMap((source) => source.toLowerCase().split(','))
    .flatMap((name) => POLICIES[name.trim()] ?? [])
    .at(-1) ?? '';

/** True if other origins get no address at all, so that the service does not learn which site sends a request. */
export const hidesAddress = (policy: string): boolean =>
  policy === 'no-referrer' || policy === 'same-origin';
