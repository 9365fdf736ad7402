import { useEffect, useEffectEvent, useState } from 'react';
import { PRICE_BOUNDS, type PriceRange } from 'shared-contracts/product/facets';

/** Milliseconds without a change, after which a range takes effect. */
export const PAUSE_OF = { handle: 300, field: 1_000 } as const;

/** Events that apply the range at once, so that it never arrives after the shopper's next action. */
const NEXT_INTERACTIONS = ['pointerup', 'pointerdown', 'click', 'focusout', 'submit'];

/** `from` is the applied range that the draft changes. */
type Draft = { range: PriceRange; from: PriceRange; pause: number };

/** Shows each movement of a handle at once, and applies the range when the shopper pauses, lets go or moves on. */
export function usePriceDraft(
  applied: PriceRange,
  apply: (range: PriceRange) => void,
): [shown: PriceRange, change: (range: PriceRange, source: keyof typeof PAUSE_OF) => void] {
  const [draft, setDraft] = useState<Draft>();
  // Back and Forward change the applied range: a draft of the old one is dropped.
  const pending = draft && PRICE_BOUNDS.every((bound) => draft.from[bound] === applied[bound]) && draft;
  const settle = useEffectEvent(() => {
    if (!pending) return;
    setDraft(undefined);
    apply(pending.range);
  });

  useEffect(() => {
    if (!pending) return undefined;
    const over = new AbortController();
    const { signal } = over;
    for (const event of NEXT_INTERACTIONS) {
      window.addEventListener(event, () => settle(), { capture: true, signal });
    }
    const timer = setTimeout(() => settle(), pending.pause);
    return () => {
      over.abort();
      clearTimeout(timer);
    };
  }, [pending]);

  return [
    pending ? pending.range : applied,
    (range, source) => setDraft({ range, from: applied, pause: PAUSE_OF[source] }),
  ];
}
