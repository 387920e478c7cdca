/** Accidents of typing and pasting, which a refused value may have: they are named, with the value that was meant. */
import type { Parameter } from './parameter.js';
import { unquoted } from './quotes.js';
import { validate } from './validate.js';

/** Curly quotes of editors, and full-width letters, digits and signs of Japanese keyboards. */
export type Accident = 'curlyQuotes' | 'fullWidth';

/** A value in half-width letters, digits and signs. */
const halfWidth = (value: string): string =>
  // Not by `normalize`, which replaces lone surrogates in some browsers.
  value
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3000', ' ')
    .replaceAll('、', ',');

/**
 * The value that was meant by a refused one.
 * @returns undefined if the value has no such accident, or is refused without it as well
 */
export function repair(
  value: string,
  rule: Parameter,
): { readonly accident: Accident; readonly value: string } | undefined {
  const plain = unquoted(value);
  const repaired = [plain, halfWidth(plain)].find(
    (candidate) => candidate && !validate({ value: rule }, { value: candidate }).issues.length,
  );
  if (repaired === undefined || repaired === value.trim()) return undefined;
  return { accident: plain === value.trim() ? 'fullWidth' : 'curlyQuotes', value: repaired };
}
