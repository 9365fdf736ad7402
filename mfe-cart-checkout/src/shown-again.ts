import { useEffect, useEffectEvent } from 'react';

/** Calls `reset` when Back shows the page as it was left, with its button busy. */
export function useShownAgain(reset: () => void): void {
  const onShown = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted) reset();
  });
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => onShown(event);
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);
}
