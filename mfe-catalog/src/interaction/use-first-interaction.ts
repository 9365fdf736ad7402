import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { isFirstPage } from 'shared-contracts/routes';

const STIRS = ['scroll', 'pointerdown', 'pointermove', 'keydown'];

let isStirred = false;

/** Whether the shopper has done anything on the first page of the visit: by then he has seen it, and may be on his way down. */
export function useFirstInteraction(): boolean {
  const location = useLocation();
  const [hasComeFromAPage] = useState(() => !isFirstPage(location));
  const hasStirred = useSyncExternalStore(
    hearStir,
    // He may have scrolled while the page was not there yet.
    () => isStirred || window.scrollY > 0,
    () => false,
  );
  return hasComeFromAPage || hasStirred;
}

function hearStir(changed: () => void): () => void {
  const heard = new AbortController();
  const stir = () => {
    isStirred = true;
    heard.abort();
    changed();
  };
  for (const event of STIRS) {
    window.addEventListener(event, stir, { capture: true, passive: true, signal: heard.signal });
  }
  return () => heard.abort();
}
