import { onTestFinished, vi } from 'vitest';
import { listen, type ShopEventName, type ShopEvents } from '../events/events.ts';

/** Listens to an event until the test ends. @returns the listener, a mock whose calls are the payloads */
export function hear<Name extends ShopEventName>(name: Name) {
  const heard = vi.fn<(payload: ShopEvents[Name]) => void>();
  const ended = new AbortController();
  onTestFinished(() => ended.abort());
  listen(name, heard, ended.signal);
  return heard;
}
