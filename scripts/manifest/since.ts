/** The versions that public names exist since: of `@since` in doc comments. */

/** Everything without `@since` is of this version. */
export const FIRST_RELEASE = '0.1.0';

export const isLater = (version: string, other: string): boolean =>
  version.localeCompare(other, 'en', { numeric: true }) > 0;

/** @throws {Error} if the text after `@since` is not a version */
export function checkedVersion(text: string): string {
  if (/^\d+\.\d+\.\d+$/.test(text)) return text;
  throw new Error(`@since needs a version such as ${FIRST_RELEASE}, not "${text}"`);
}
