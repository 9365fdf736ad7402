import { useEffect, useState } from 'react';
import { savesData } from 'shared-contracts/rotation/saves-data';

/** Milliseconds, for browsers that do not tell when they are idle. */
const IDLE_AFTER = 1_000;

/** Loads a module when the browser is idle after the load event, and never with Save-Data. @param load must not change */
export function useIdleModule<Module extends object>(load: () => Promise<Module>): Module | undefined {
  const [module, setModule] = useState<Module>();
  useEffect(() => {
    if (savesData()) return;
    const stopping = new AbortController();
    const run = () => {
      // Without the module the page stays as it is.
      if (!stopping.signal.aborted) void load().then(setModule, () => undefined);
    };
    // Safari has no requestIdleCallback.
    const wait = () =>
      'requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, IDLE_AFTER);
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { signal: stopping.signal });
    return () => stopping.abort();
  }, [load]);
  return module;
}
