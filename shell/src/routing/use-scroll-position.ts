import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { GALLERY_PATH, isInPlace } from 'shared-contracts/routes';

const POSITIONS_KEY = 'laminate-shop.positions';

/** History entries whose scroll positions are kept for a reload. */
const MAX_POSITIONS = 100;

/** Milliseconds that Back waits for the page to become long enough for its old position. */
const RESTORE_TIME_LIMIT = 5_000;

/** State of the links in header and footer, which lead to the top of their page from any place (SITE-24). */
export const TO_TOP = { toTop: true };

/**
 * SITE-17: a new page starts at its top; Back and Forward restore the position, also after a reload. A filter changes the
 * query alone and does not scroll, and neither does a page that replaces another in place. SITE-24: a link to the address
 * of the current page leads to its top.
 */
export function useScrollPosition(): void {
  const { key, pathname, search, state } = useLocation();
  const navigation = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const shown = useRef({ key, pathname, search });

  useEffect(() => {
    positions.current = readScrollPositions();
    const takeOver = () => {
      history.scrollRestoration = 'manual';
    };
    const remember = () => positions.current.set(shown.current.key, window.scrollY);
    // On a reload the browser restores the position itself, and faster.
    const leave = () => {
      history.scrollRestoration = 'auto';
      storeScrollPositions(positions.current);
    };
    takeOver();
    // The first page of each document has the same key.
    remember();
    const ended = new AbortController();
    const { signal } = ended;
    window.addEventListener('scroll', remember, { passive: true, signal });
    window.addEventListener('pagehide', leave, { signal });
    window.addEventListener('pageshow', takeOver, { signal });
    return () => ended.abort();
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { key, pathname, search };
    if (before.key === key) return;
    if (navigation === 'POP') return holdPlace(positions.current.get(key) ?? 0);
    const isNewPage = before.pathname !== pathname;
    const isSameAddress = !isNewPage && before.search === search;
    // The home page scrolls to its gallery itself (HOME-10).
    const isForTop = (isSameAddress || state?.toTop) && pathname + search !== GALLERY_PATH;
    if ((isNewPage || isForTop) && !isInPlace({ state })) window.scrollTo(0, 0);
    // A filter does not scroll, so no scroll event would record the position.
    positions.current.set(key, window.scrollY);
  }, [key, pathname, search, state, navigation]);
}

/** Keeps a scroll position while the page grows, until the shopper scrolls. @returns a function that stops it */
function holdPlace(top: number): () => void {
  const page = document.documentElement;
  const ended = new AbortController();
  const hold = () => window.scrollTo(0, top);
  const growth = new ResizeObserver(hold);
  const limit = setTimeout(stop, RESTORE_TIME_LIMIT);
  function stop() {
    clearTimeout(limit);
    growth.disconnect();
    ended.abort();
    page.style.removeProperty('overflow-anchor');
  }
  // Scroll anchoring would follow the skeletons instead.
  page.style.setProperty('overflow-anchor', 'none');
  growth.observe(document.body);
  for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    window.addEventListener(event, stop, { passive: true, signal: ended.signal });
  }
  hold();
  return stop;
}

/** Vertical scroll positions of this tab's history entries in pixels, by the router's key. */
function readScrollPositions(): Map<string, number> {
  try {
    const stored: [string, number][] = JSON.parse(window.sessionStorage.getItem(POSITIONS_KEY) ?? '[]');
    return new Map(stored);
  } catch {
    return new Map();
  }
}

function storeScrollPositions(positions: ReadonlyMap<string, number>): void {
  try {
    window.sessionStorage.setItem(POSITIONS_KEY, JSON.stringify([...positions].slice(-MAX_POSITIONS)));
  } catch {
    // Storage is full or blocked: Back after a reload starts at the top.
  }
}
