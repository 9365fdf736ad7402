/** Milliseconds after a tap in which the login may open. The call that finds the session ended may take 20 seconds. */
export const TAP_COUNTS = 30_000;

/** The page on which the shopper last asked for something, and when. */
let lastWish: { pathname: string; at: number } | undefined;

/** Notes a tap, a key, or a request that the shell makes for the shopper: the login may open on this page for a while. */
export function allowLogin(): void {
  lastWish = { pathname: window.location.pathname, at: performance.now() };
}

// Listens from the start, because a tap during hydration counts as well.
if (typeof document !== 'undefined') {
  for (const event of ['click', 'keydown']) {
    document.addEventListener(event, allowLogin, { capture: true, passive: true });
  }
}

/** SESS-18: whether the shopper has asked for something on this page, so that a remote may open the login. */
export function mayOpenLogin(): boolean {
  return lastWish?.pathname === window.location.pathname && performance.now() - lastWish.at < TAP_COUNTS;
}
