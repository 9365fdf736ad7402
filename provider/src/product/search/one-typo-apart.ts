/** Whether the Damerau-Levenshtein distance is at most 1: a letter inserted, deleted, replaced, or two neighbours swapped. */
export function isOneTypoApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length > short.length + 1) return false;
  const start = commonPrefix(short, long);
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

/** The length of the common prefix. */
function commonPrefix(short: string, long: string): number {
  let count = 0;
  while (count < short.length && short[count] === long[count]) count += 1;
  return count;
}
