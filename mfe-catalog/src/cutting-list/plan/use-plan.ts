import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { betterPlans, type Search } from '../packing/better-plans.ts';
import type { CutList } from '../panels/panels-to-cut.ts';

/** Milliseconds: what a tap or a key waits for at most while plans are made. */
const SLICE = 8;

export type ShownPlan = Search & {
  /** The list that it is for: a changed list has no plan yet for a moment. */
  cut: CutList;
  /** The search has ended. */
  isBest: boolean;
};

/**
 * The best plan so far for a list. Plans are made in short turns of the main thread. The first is shown at once; later ones when they
 * save a piece, and the last.
 */
export function usePlan(cut: CutList | undefined): ShownPlan | undefined {
  const [shown, setShown] = useState<ShownPlan>();
  const key = cut && JSON.stringify(cut);
  const begin = useEffectEvent((signal: AbortSignal) => {
    if (!cut) return;
    void search(cut, (plan) => startTransition(() => setShown(plan)), signal);
  });
  useEffect(() => {
    if (!key) return undefined;
    const over = new AbortController();
    begin(over.signal);
    return () => over.abort();
  }, [key]);
  return cut ? shown : undefined;
}

async function search(cut: CutList, show: (plan: ShownPlan) => void, signal: AbortSignal): Promise<void> {
  const plans = betterPlans(cut.panels, cut.stock);
  let fewest = Number.POSITIVE_INFINITY;
  for (;;) {
    const end = performance.now() + SLICE;
    let step = plans.next();
    while (!step.done && performance.now() < end) step = plans.next();
    const { sheets } = step.value;
    if (step.done || sheets.length < fewest) show({ ...step.value, cut, isBest: step.done === true });
    if (step.done) return;
    fewest = Math.min(fewest, sheets.length);
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) return;
  }
}
