import { useSyncExternalStore } from 'react';

/** Spec section 9: wider than this the first policy is open initially. */
const WIDE = '(width > 768px)';

/** False while rendering on the server, where no window has a width. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(
    hearWidth,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
}

function hearWidth(changed: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
