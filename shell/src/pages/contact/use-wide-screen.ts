import { useSyncExternalStore } from 'react';

/** Spec section 9: wider than this the first policy is open initially. */
const WIDE = '(width > 768px)';

/** True while rendering on the server: on a phone the policies lie far below the first view, and closing one there moves nothing. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(
    hearWidth,
    () => window.matchMedia(WIDE).matches,
    () => true,
  );
}

function hearWidth(changed: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
