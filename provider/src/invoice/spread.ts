/**
 * Spreads paise over parts by their weights, so that the parts add up: each gets its share without fractions, and those with the largest
 * fractions one paisa more. Weights that are all 0 share nothing.
 * @param amount at most the sum of the weights for a part never to be more than its weight
 */
export function spread(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  // The products are larger than the whole numbers that a double holds.
  const shares = weights.map((weight) => {
    const product = BigInt(amount) * BigInt(weight);
    return { paise: Number(product / BigInt(sum)), rest: Number(product % BigInt(sum)) };
  });
  const missing = amount - shares.reduce((total, { paise }) => total + paise, 0);
  const largest = new Set(shares.toSorted((one, other) => other.rest - one.rest).slice(0, missing));
  return shares.map((share) => share.paise + (largest.has(share) ? 1 : 0));
}
