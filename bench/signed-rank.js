/**
 * The Wilcoxon signed-rank test, one-sided and exact: how likely the differences of pairs are, or larger
 * ones, if they are as often above zero as below it.
 * @param {readonly number[]} differences at most some hundreds
 * @returns {number} near 0 where they are larger than chance explains
 */
export function signedRank(differences) {
  const sorted = differences.filter(Boolean).sort((a, b) => Math.abs(a) - Math.abs(b));
  const sizes = sorted.map(Math.abs);
  // Equal differences share their ranks: twice the mean of their places is an integer.
  const ranks = sizes.map((size) => sizes.indexOf(size) + sizes.lastIndexOf(size) + 2);
  const total = ranks.reduce((sum, rank) => sum + rank, 0);
  const sum = ranks.reduce((above, rank, at) => above + (Number(sorted[at]) > 0 ? rank : 0), 0);
  /** The probability of each sum of the ranks above zero. */
  const chances = new Float64Array(total + 1);
  chances[0] = 1;
  for (const rank of ranks)
    for (let at = total; at >= 0; at--)
      chances[at] = ((chances[at] ?? 0) + (chances[at - rank] ?? 0)) / 2;
  return chances.slice(sum).reduce((all, chance) => all + chance, 0);
}
