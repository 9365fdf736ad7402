import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { isFirstPage } from 'shared-contracts/routes';
import { whenIdle } from './when-idle.ts';

const INTERACTIONS = ['scroll', 'pointerdown', 'pointermove', 'keydown'];

let hasInteracted = false;

/**
 * Whether the shopper has interacted, or has left the first page of the visit. Content below the fold waits for it, and begins when the
 * page is idle, so that a tap is answered before it.
 */
export function useFirstInteraction(): boolean {
  const location = useLocation();
  const [isLaterPage] = useState(() => !isFirstPage(location));
  const [isLaterAndIdle, setLaterAndIdle] = useState(false);
  useEffect(() => {
    if (isLaterPage) whenIdle(() => setLaterAndIdle(true));
  }, [isLaterPage]);
  const hasInteractedHere = useSyncExternalStore(
    subscribe,
    // The shopper may have scrolled before the page was hydrated. On a later page `scrollY` would force a layout for each reader.
    () => !isLaterPage && (hasInteracted || window.scrollY > 0),
    () => false,
  );
  return isLaterAndIdle || hasInteractedHere;
}

function subscribe(onChange: () => void): () => void {
  const listening = new AbortController();
  const noteInteraction = () => {
    listening.abort();
    whenIdle(() => {
      hasInteracted = true;
      onChange();
    });
  };
  for (const event of INTERACTIONS) {
    window.addEventListener(event, noteInteraction, {
      // A scroll event inside the page does not bubble to here, so rows of swatches, which scroll by themselves, do not count.
      capture: event !== 'scroll',
      passive: true,
      signal: listening.signal,
    });
  }
  return () => listening.abort();
}
