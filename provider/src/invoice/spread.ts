/**
 * Divides paise in proportion to weights, so that the parts add up: each part is rounded down, and those with the largest
 * remainders get one paisa more. If all weights are 0, all parts are 0.
 * @param amount at most the sum of the weights, if no part may exceed its weight
 */
export function spread(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  // BigInt, because the products can exceed the safe integers.
  const shares = weights.map((weight) => {
    const product = BigInt(amount) * BigInt(weight);
    return { paise: Number(product / BigInt(sum)), rest: Number(product % BigInt(sum)) };
  });
  const missing = amount - shares.reduce((total, { paise }) => total + paise, 0);
  const largest = new Set(shares.toSorted((one, other) => other.rest - one.rest).slice(0, missing));
  return shares.map((share) => share.paise + (largest.has(share) ? 1 : 0));
}
