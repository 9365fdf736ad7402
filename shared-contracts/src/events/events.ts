import { useEffectEvent, useLayoutEffect } from 'react';
import { isAccepted } from '../incoming/incoming.ts';
import { fields, optional, type Shape, text } from '../incoming/shapes.ts';

/**
 * The shop's events, by which owners notify each other. They are few and named in the past tense, with ids and sentences as payload.
 * `login-requested` and `logout-requested` are requests.
 */
export type ShopEvents = {
  /** The cart changed on the server (CART-5). */
  'cart-updated': Record<string, never>;
  /** The token was missing, rejected or expired (SESS-5, SESS-6). `message` is shown to the shopper. */
  'session-expired': { message: string };
  /** A login succeeded and is stored. `phone` has ten digits. */
  'session-started': { phone: string };
  /** The session ended, by a logout or by its expiry. */
  'session-ended': Record<string, never>;
  /** A page or a button requests the login dialog, which announces `message`. */
  'login-requested': { requestId: string; message?: string };
  /** The dialog of that request was closed without a login. */
  'login-dismissed': { requestId: string };
  /** A customer wants to log out: the shell asks for confirmation first (SESS-9). */
  'logout-requested': Record<string, never>;
};

export type ShopEventName = keyof ShopEvents;

const NO_PAYLOAD = fields<Record<string, never>>({});
const requestId = text;

const EVENT_SHAPES: { [Name in ShopEventName]: Shape<ShopEvents[Name]> } = {
  'cart-updated': NO_PAYLOAD,
  'session-expired': fields({ message: text }),
  'session-started': fields({ phone: text }),
  'session-ended': NO_PAYLOAD,
  'login-requested': fields<ShopEvents['login-requested']>({ requestId, message: optional(text) }),
  'login-dismissed': fields({ requestId }),
  'logout-requested': NO_PAYLOAD,
};

/** Events that the shop's other tabs receive, too (SESS-10); the rest concerns one tab. */
const MIRRORED_EVENTS: readonly ShopEventName[] = ['cart-updated', 'session-started', 'session-ended'];

const CHANNEL = 'laminate-shop';

/** Version of the messages between tabs. Messages of another version are ignored (PROM-136). */
const MESSAGE_VERSION = 1;

type Message = { version: number; name: ShopEventName; payload: never };

const target = new EventTarget();
let channel: BroadcastChannel | undefined;

/**
 * Calls every listener of this tab before it returns. A mirrored event reaches the shop's other tabs, too. An unknown event
 * and a payload of the wrong shape are ignored (PROM-56).
 */
export function emit<Name extends ShopEventName>(name: Name, payload: ShopEvents[Name]): void {
  if (!isEvent(name, payload)) return;
  deliver(name, payload);
  if (MIRRORED_EVENTS.includes(name)) channel?.postMessage({ version: MESSAGE_VERSION, name, payload });
}

/** Another release of the shop, in another tab or as an older remote, may send events that this one does not know. */
function isEvent(name: ShopEventName, payload: unknown): boolean {
  const isOfShape = (value: unknown): value is unknown =>
    Object.hasOwn(EVENT_SHAPES, name) && EVENT_SHAPES[name](value);
  return isAccepted(isOfShape, payload, `the event ${name}`);
}

function deliver<Name extends ShopEventName>(name: Name, payload: ShopEvents[Name]): void {
  target.dispatchEvent(new CustomEvent(name, { detail: payload }));
}

export function listen<Name extends ShopEventName>(
  name: Name,
  listener: (payload: ShopEvents[Name]) => void,
  signal: AbortSignal,
): void {
  target.addEventListener(name, (event) => listener((event as CustomEvent<ShopEvents[Name]>).detail), {
    signal,
  });
}

/**
 * Calls `listener` at each event while the component is mounted. It subscribes at the commit already: after a hydration React runs
 * other effects in a later task, and an event raised by a click before that would be lost (PROM-70).
 */
export function useShopEvent<Name extends ShopEventName>(
  name: Name,
  listener: (payload: ShopEvents[Name]) => void,
): void {
  const onEvent = useEffectEvent(listener);
  useLayoutEffect(() => {
    const subscription = new AbortController();
    listen(name, (payload) => onEvent(payload), subscription.signal);
    return () => subscription.abort();
  }, [name]);
}

/**
 * Exchanges mirrored events with the shop's other tabs until `signal` aborts. Only the shell calls it, once. When the browser
 * freezes the page for Back (bfcache), the channel is closed, because some browsers freeze no page with an open one.
 */
export function mirrorEventsAcrossTabs(signal: AbortSignal): void {
  const open = () => {
    channel ??= openChannel();
  };
  const close = () => {
    channel?.close();
    channel = undefined;
  };
  open();
  window.addEventListener('pagehide', close, { signal });
  window.addEventListener('pageshow', open, { signal });
  signal.addEventListener('abort', close);
}

/** Browsers that deny storage may also deny the channel. */
function openChannel(): BroadcastChannel | undefined {
  try {
    const opened = new BroadcastChannel(CHANNEL);
    opened.onmessage = ({ data }: MessageEvent<Message | null>) => {
      if (data?.version !== MESSAGE_VERSION) return;
      const { name, payload } = data;
      if (MIRRORED_EVENTS.includes(name) && isEvent(name, payload)) deliver(name, payload);
    };
    return opened;
  } catch {
    return undefined;
  }
}
