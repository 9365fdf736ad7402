import { useEffect, useRef, useState } from 'react';
import { useRotation } from 'shared-contracts/rotation';

/** HOME-2. */
export const SLIDE_COUNT = 4;
/** HOME-2. Milliseconds between two slides, and without a new one after the shopper has chosen a slide. */
export const SLIDE_EVERY = 4_000;

/** Milliseconds, for browsers that do not tell when they are idle. */
const IDLE_AFTER = 1_000;

/**
 * The shown slide of the hero. Only the first picture is part of the first paint: the others are loaded when the browser is idle
 * after the load event, or when the shopper asks for one.
 */
export function useSlides(count: number) {
  const pictures = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const [before, setBefore] = useState<number>();
  const [areAllLoaded, setAllLoaded] = useState(false);
  const rotation = useRotation<HTMLElement>({ every: SLIDE_EVERY, onTurn: turn });
  const { mayRotate, rest } = rotation;
  useEffect(() => (mayRotate ? whenIdle(() => setAllLoaded(true)) : undefined), [mayRotate]);

  function show(next: number): void {
    if (next === shown) return;
    setAllLoaded(true);
    setBefore(shown);
    setShown(next);
  }

  const placeAt = (by: number) => (shown + by + count) % count;

  /** Waits for a picture on a slow network, instead of wiping to an empty one. */
  function turn(): void {
    const next = placeAt(1);
    if (pictures.current?.querySelectorAll('img')[next]?.complete) show(next);
  }

  return {
    pictures,
    shown,
    before,
    areAllLoaded,
    ...rotation,
    choose: (place: number) => {
      rest(SLIDE_EVERY);
      show(place);
    },
    swipe: (by: 1 | -1) => {
      rest(SLIDE_EVERY);
      if (count > 0) show(placeAt(by));
    },
  };
}

/** @returns a function that stops waiting */
function whenIdle(act: () => void): () => void {
  const stopping = new AbortController();
  const run = () => !stopping.signal.aborted && act();
  // Safari has no requestIdleCallback.
  const wait = () =>
    'requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, IDLE_AFTER);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { signal: stopping.signal });
  return () => stopping.abort();
}
