import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Milliseconds. How long Back waits for a page to become long enough for its old position. */
const RESTORE_TIME_LIMIT = 2_000;

/** Top on a new page, the old position on Back and Forward; a change of the query alone moves nothing. */
export function useScrollPosition(): void {
  const { key, pathname } = useLocation();
  const navigation = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const shown = useRef({ key, pathname });

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => positions.current.set(shown.current.key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { key, pathname };
    if (before.key === key) return;
    if (navigation === 'POP') return scrollWhenLongEnough(positions.current.get(key) ?? 0);
    if (before.pathname !== pathname) window.scrollTo(0, 0);
    // A filter moves nothing, so no scrolling would tell where its page was left.
    positions.current.set(key, window.scrollY);
  }, [key, pathname, navigation]);
}

/** @returns the way to give up, for the next navigation */
function scrollWhenLongEnough(top: number): () => void {
  window.scrollTo(0, top);
  const growth = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) <= 1) growth.disconnect();
  });
  if (Math.abs(window.scrollY - top) > 1) growth.observe(document.body);
  const limit = setTimeout(() => growth.disconnect(), RESTORE_TIME_LIMIT);
  return () => {
    clearTimeout(limit);
    growth.disconnect();
  };
}
