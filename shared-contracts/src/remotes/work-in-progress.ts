import { useEffect } from 'react';

let holders = 0;

/**
 * Says that the shopper has made something here which a reload would lose, such as a marked photo. While it is so, a tab whose release was
 * withdrawn is not reloaded by itself (PROM-139); the next page does it.
 * @param isInProgress false as soon as nothing would be lost
 */
export function useWorkInProgress(isInProgress: boolean): void {
  useEffect(() => {
    if (!isInProgress) return;
    holders += 1;
    return () => {
      holders -= 1;
    };
  }, [isInProgress]);
}

/** Whether a mounted component says so. For the shell. */
export function hasWorkInProgress(): boolean {
  return holders > 0;
}
