/** One letter too many, too few, wrong, or two neighbours swapped. */
export function isOneTypoApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length > short.length + 1) return false;
  const start = sameLetters(short, long);
  if (long.length === short.length) {
    return (
      long.slice(start + 1) === short.slice(start + 1) ||
      (long[start] === short[start + 1] &&
        long[start + 1] === short[start] &&
        long.slice(start + 2) === short.slice(start + 2))
    );
  }
  return long.slice(start + 1) === short.slice(start);
}

/** How many letters both begin with. */
function sameLetters(short: string, long: string): number {
  let count = 0;
  while (count < short.length && short[count] === long[count]) count += 1;
  return count;
}
