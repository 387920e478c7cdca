import { word } from '../check.js';

export const hotelSort = word(['standard', '+roomCharge', '-roomCharge'], 'standard');

/**
 * Sorts by charge if requested; hotels without a charge come last.
 * @template T
 * @param {T[]} entries
 * @param {string} sort
 * @param {(item: T) => number | null} charge
 */
export function sortedByCharge(entries, sort, charge) {
  if (sort === 'standard') return entries;
  const direction = sort === '+roomCharge' ? 1 : -1;
  const key = (/** @type {T} */ hotel) => {
    const value = charge(hotel);
    return value === null ? Infinity : value * direction;
  };
  return entries.sort((a, b) => (key(a) === key(b) ? 0 : key(a) - key(b)));
}
