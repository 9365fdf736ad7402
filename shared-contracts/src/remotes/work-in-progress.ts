import { useEffect } from 'react';

let holders = 0;

/**
 * Marks work of the shopper that a reload would lose, such as a marked photo. Meanwhile, a tab whose release was withdrawn does not reload
 * by itself (PROM-139); the next page does.
 * @param isInProgress false once nothing would be lost
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

/** Whether a mounted component marks such work. For the shell. */
export function hasWorkInProgress(): boolean {
  return holders > 0;
}
