import { sum } from '../sum.js';

/** The sum of digits, each times its weight; `X` is 10. */
const weighted = (digits: string, weight: (index: number) => number): number =>
  sum([...digits].map((digit, index) => weight(index) * (digit === 'X' ? 10 : Number(digit))));

/** A printed ISBN or JAN code, without its hyphens and full-width characters. */
export const bareCode = (text: string): string =>
  text.normalize('NFKC').replace(/[\s\p{Dash_Punctuation}\u2212\u30fc]/gu, '');

/** True for an ISBN of 13 or 10 digits without hyphens whose check digit is right. */
export function isIsbn(text: string): boolean {
  const code = text.toUpperCase();
  if (/^\d{13}$/.test(code)) return weighted(code, (index) => (index % 2 ? 3 : 1)) % 10 === 0;
  return /^\d{9}[\dX]$/.test(code) && weighted(code, (index) => 10 - index) % 11 === 0;
}
