import { sum } from '../sum.js';

/** The sum of digits, each times its weight; `X` is 10. */
const weighted = (digits: string, weight: (index: number) => number): number =>
  sum([...digits].map((digit, index) => weight(index) * (digit === 'X' ? 10 : Number(digit))));

/** True for an ISBN of 13 or 10 digits without hyphens whose check digit is right. */
export function isIsbn(text: string): boolean {
  const code = text.toUpperCase();
  if (/^\d{13}$/.test(code)) return weighted(code, (index) => (index % 2 ? 3 : 1)) % 10 === 0;
  return /^\d{9}[\dX]$/.test(code) && weighted(code, (index) => 10 - index) % 11 === 0;
}
