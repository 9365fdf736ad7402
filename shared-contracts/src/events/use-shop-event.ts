import { useEffect, useEffectEvent } from 'react';
import { listen } from './event-bus.ts';
import type { ShopEventName, ShopEvents } from './shop-events.ts';

/** Hears an event while the component is mounted. */
export function useShopEvent<Name extends ShopEventName>(
  name: Name,
  listener: (payload: ShopEvents[Name]) => void,
): void {
  const onEvent = useEffectEvent(listener);
  useEffect(() => {
    const subscription = new AbortController();
    listen(name, (payload) => onEvent(payload), subscription.signal);
    return () => subscription.abort();
  }, [name]);
}
