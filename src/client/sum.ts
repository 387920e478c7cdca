/** The sum of numbers. Prototype 1.6 replaces `reduce` of arrays by another method. */
export function sum(values: readonly number[]): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}
