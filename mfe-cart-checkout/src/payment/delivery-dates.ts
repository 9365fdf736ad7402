import type { DeliveryWindow } from 'shared-contracts/order';

const DAY = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const TIME = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/** `2026-11-24` as `24 November`; undefined for anything else. */
const shownDay = (date: string) => (Number.isNaN(Date.parse(date)) ? undefined : DAY.format(new Date(date)));

/** Both dates of a window as they are shown; undefined when the provider sent something else. */
export function shownWindow(
  window: DeliveryWindow | null | undefined,
): [from: string, to: string] | undefined {
  const from = window && shownDay(window.from);
  const to = window && shownDay(window.to);
  return from && to ? [from, to] : undefined;
}

/** A time in India: `24 November, 2:05 pm`. Undefined when the provider sent something else. */
export function shownTime(time: string | null | undefined): string | undefined {
  return time && !Number.isNaN(Date.parse(time)) ? TIME.format(new Date(time)) : undefined;
}
