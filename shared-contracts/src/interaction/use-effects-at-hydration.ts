import { useLayoutEffect, useState } from 'react';
import { useHydrated } from './use-hydrated.ts';

/**
 * Runs the effects of what is hydrated with this component in the same task. React would run them in a task of their own: a click
 * in between is handled, but what listens to it, such as the login, does not yet.
 */
export function useEffectsAtHydration(): void {
  const [, update] = useState(useHydrated());
  // Before an update that cannot wait, React runs the effects that are pending.
  useLayoutEffect(() => update(true), []);
}
