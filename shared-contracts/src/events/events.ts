import { useEffect, useEffectEvent } from 'react';
import { MIRRORED_EVENTS, type ShopEventName, type ShopEvents } from './shop-events.ts';

export type { ShopEventName, ShopEvents } from './shop-events.ts';

const CHANNEL = 'laminate-shop';
const target = new EventTarget();
let channel: BroadcastChannel | undefined;

/** Calls every listener of this tab before it returns. A mirrored event reaches the shop's other tabs, too. */
export function emit<Name extends ShopEventName>(name: Name, payload: ShopEvents[Name]): void {
  deliver(name, payload);
  if (MIRRORED_EVENTS.includes(name)) channel?.postMessage({ name, payload });
}

function deliver<Name extends ShopEventName>(name: Name, payload: ShopEvents[Name]): void {
  target.dispatchEvent(new CustomEvent(name, { detail: payload }));
}

/** Calls `listener` at each event until `signal` aborts. */
export function listen<Name extends ShopEventName>(
  name: Name,
  listener: (payload: ShopEvents[Name]) => void,
  signal: AbortSignal,
): void {
  target.addEventListener(name, (event) => listener((event as CustomEvent<ShopEvents[Name]>).detail), {
    signal,
  });
}

/** Calls `listener` at each event while the component is mounted. */
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

/** Exchanges mirrored events with the shop's other tabs until `signal` aborts. Only the shell calls it, once. */
export function mirrorEventsAcrossTabs(signal: AbortSignal): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const opened = new BroadcastChannel(CHANNEL);
  opened.onmessage = ({ data }: MessageEvent<{ name: ShopEventName; payload: never }>) => {
    if (MIRRORED_EVENTS.includes(data.name)) deliver(data.name, data.payload);
  };
  channel = opened;
  signal.addEventListener('abort', () => {
    opened.close();
    if (channel === opened) channel = undefined;
  });
}
