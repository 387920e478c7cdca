/**
 * The Wilcoxon signed-rank test, one-sided and exact: the probability of these or larger differences if
 * positive and negative ones are equally likely.
 * @param {readonly number[]} differences at most some hundreds
 * @returns {number} near 0 for significant differences
 */
export function signedRank(differences) {
  const sorted = differences.filter(Boolean).sort((a, b) => Math.abs(a) - Math.abs(b));
  const sizes = sorted.map(Math.abs);
  // Equal differences share their rank: twice the mean of their ranks is an integer.
  const ranks = sizes.map((size) => sizes.indexOf(size) + sizes.lastIndexOf(size) + 2);
  const total = ranks.reduce((sum, rank) => sum + rank, 0);
  const sum = ranks.reduce(
    (above, rank, index) => above + (Number(sorted[index]) > 0 ? rank : 0),
    0,
  );
  /** The probability of each sum of the ranks above zero. */
  const chances = new Float64Array(total + 1);
  chances[0] = 1;
  for (const rank of ranks)
    for (let sum = total; sum >= 0; sum--)
      chances[sum] = ((chances[sum] ?? 0) + (chances[sum - rank] ?? 0)) / 2;
  return chances.slice(sum).reduce((all, chance) => all + chance, 0);
}
