import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';

/** The router's key of a visit's first location, which the browser's history does not have yet. */
const FIRST_KEY = 'default';

/**
 * SITE-23: a link clicked twice is one step of history. The router replaces the step when a link leads to the address it
 * has rendered; while it still renders the new page, a second click would add another one.
 */
export function useSingleStep(): void {
  const { key } = useLocation();
  const skipRepeated = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isRendering = (window.history.state?.key ?? FIRST_KEY) !== key;
    // The router ignores a cancelled click; handlers of the link itself still run.
    if (isRendering && link?.href === window.location.href) event.preventDefault();
  });
  useEffect(() => {
    const ended = new AbortController();
    const onClick = (event: MouseEvent) => skipRepeated(event);
    document.addEventListener('click', onClick, { capture: true, signal: ended.signal });
    return () => ended.abort();
  }, []);
}
