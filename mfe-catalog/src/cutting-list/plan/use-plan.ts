import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { betterPlans, type Search } from '../packing/better-plans.ts';
import type { CutList } from '../panels/panels-to-cut.ts';

/** Milliseconds: the longest time that making plans blocks the main thread. */
const SLICE = 8;

export type ShownPlan = Search & {
  cut: CutList;
  /** Whether the search has ended. */
  isBest: boolean;
};

/**
 * The best plan so far for a list. The first plan comes with the list, or just after it while the shopper types. The search goes on in short
 * slices of the main thread. A better plan is shown when it saves a piece, and the last plan always.
 */
export function usePlan(cut: CutList | undefined): ShownPlan | undefined {
  const listed = useDeferredValue(cut);
  const first = useMemo(() => listed && firstPlan(listed), [listed]);
  const [better, setBetter] = useState<ShownPlan>();
  useEffect(() => {
    if (!first) return undefined;
    const over = new AbortController();
    void search(first, (plan) => startTransition(() => setBetter(plan)), over.signal);
    return () => over.abort();
  }, [first]);
  if (!cut) return undefined;
  return better?.cut === listed ? better : first;
}

function firstPlan(cut: CutList): ShownPlan {
  const { value } = betterPlans(cut.panels, cut.stock).next();
  return { ...value, cut, isBest: false };
}

async function search(
  { cut, sheets }: ShownPlan,
  show: (plan: ShownPlan) => void,
  signal: AbortSignal,
): Promise<void> {
  const plans = betterPlans(cut.panels, cut.stock);
  let fewest = sheets.length;
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) return;
    const end = performance.now() + SLICE;
    let step = plans.next();
    while (!step.done && performance.now() < end) step = plans.next();
    const { sheets } = step.value;
    if (step.done || sheets.length < fewest) show({ ...step.value, cut, isBest: step.done === true });
    if (step.done) return;
    fewest = Math.min(fewest, sheets.length);
  }
}
