import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isInPlace } from 'shared-contracts/routes';

const POSITIONS_KEY = 'laminate-shop.positions';

/** History entries whose scroll positions are kept for a reload. */
const MAX_POSITIONS = 100;

/** Milliseconds. How long Back waits for a page to become long enough for its old position: its list may be slow. */
const RESTORE_TIME_LIMIT = 5_000;

/**
 * Top on a new page, the old position on Back and Forward, also after a reload; a change of the query alone moves nothing,
 * nor does a page that takes another's place.
 */
export function useScrollPosition(): void {
  const { key, pathname, state } = useLocation();
  const navigation = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const shown = useRef({ key, pathname });

  useEffect(() => {
    positions.current = readScrollPositions();
    const arrive = () => {
      history.scrollRestoration = 'manual';
    };
    const remember = () => positions.current.set(shown.current.key, window.scrollY);
    // The browser knows this place by itself when it loads the document again, and is faster.
    const leave = () => {
      history.scrollRestoration = 'auto';
      storeScrollPositions(positions.current);
    };
    arrive();
    const ended = new AbortController();
    const { signal } = ended;
    window.addEventListener('scroll', remember, { passive: true, signal });
    window.addEventListener('pagehide', leave, { signal });
    window.addEventListener('pageshow', arrive, { signal });
    return () => ended.abort();
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { key, pathname };
    if (before.key === key) return;
    if (navigation === 'POP') return holdPlace(positions.current.get(key) ?? 0);
    if (before.pathname !== pathname && !isInPlace({ state })) window.scrollTo(0, 0);
    // A filter moves nothing, so no scrolling would tell where its page was left.
    positions.current.set(key, window.scrollY);
  }, [key, pathname, state, navigation]);
}

/** Holds a place while the page grows to it and around it, until the shopper moves. @returns the way to give up */
function holdPlace(top: number): () => void {
  const page = document.documentElement;
  const ended = new AbortController();
  const hold = () => window.scrollTo(0, top);
  const growth = new ResizeObserver(hold);
  const limit = setTimeout(giveUp, RESTORE_TIME_LIMIT);
  function giveUp() {
    clearTimeout(limit);
    growth.disconnect();
    ended.abort();
    page.style.removeProperty('overflow-anchor');
  }
  // The browser would hold on to what it sees: to the skeletons.
  page.style.setProperty('overflow-anchor', 'none');
  growth.observe(document.body);
  for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    window.addEventListener(event, giveUp, { passive: true, signal: ended.signal });
  }
  hold();
  return giveUp;
}

/** The pixels scrolled down each history entry of this tab, by the router's key. They hold no addresses, and end with the tab. */
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
    // Storage is full or denied: Back after a reload starts at the top.
  }
}
