import { MIRRORED_EVENTS, type ShopEventName, type ShopEvents } from './shop-events.ts';

const CHANNEL = 'laminate-shop';
const target = new EventTarget();
let channel: BroadcastChannel | undefined;

function deliver<Name extends ShopEventName>(name: Name, payload: ShopEvents[Name]): void {
  target.dispatchEvent(new CustomEvent(name, { detail: payload }));
}

/** Tells all listeners of this tab, and of the shop's other tabs where the event is mirrored. */
export function emit<Name extends ShopEventName>(name: Name, payload: ShopEvents[Name]): void {
  deliver(name, payload);
  if (MIRRORED_EVENTS.includes(name)) channel?.postMessage({ name, payload });
}

/** Listens until `signal` aborts: every subscription has an end. */
export function listen<Name extends ShopEventName>(
  name: Name,
  listener: (payload: ShopEvents[Name]) => void,
  signal: AbortSignal,
): void {
  target.addEventListener(name, (event) => listener((event as CustomEvent<ShopEvents[Name]>).detail), {
    signal,
  });
}

/** Lets this tab hear the others until `signal` aborts. The shell calls it once. */
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
