import { BroadcastChannel } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emit, listen, mirrorEventsAcrossTabs } from './events.ts';

describe('mirrorEventsAcrossTabs', () => {
  let mirror: AbortController;
  let otherTab: BroadcastChannel;
  const received = vi.fn();

  beforeEach(() => {
    // The test's browser lacks `BroadcastChannel`, so Node's is used.
    vi.stubGlobal('BroadcastChannel', BroadcastChannel);
    mirror = new AbortController();
    otherTab = new BroadcastChannel('laminate-shop');
    otherTab.onmessage = (message) => received((message as unknown as { data: unknown }).data);
    received.mockReset();
    mirrorEventsAcrossTabs(mirror.signal);
  });
  afterEach(() => {
    mirror.abort();
    otherTab.close();
    vi.unstubAllGlobals();
  });

  const event = { version: 1, name: 'cart-updated', payload: {} };

  it('sends the mirrored events, and no others, to the other tabs', async () => {
    emit('login-dismissed', { requestId: '1' });
    emit('cart-updated', {});
    await vi.waitFor(() => expect(received).toHaveBeenCalled());
    expect(received.mock.calls).toEqual([[event]]);
  });

  it('PROM-136 understands tabs of releases with the same version alone', async () => {
    const heard = vi.fn();
    listen('session-started', ({ phone }) => heard(phone), mirror.signal);
    const send = (phone: string, version?: number) =>
      otherTab.postMessage({ name: 'session-started', payload: { phone }, ...(version && { version }) });
    send('of a later version', 2);
    send('without a version');
    send('of this version', 1);
    await vi.waitFor(() => expect(heard).toHaveBeenCalled());
    expect(heard.mock.calls).toEqual([['of this version']]);
  });

  it('SITE-33 has no open channel on a page that the browser froze, and opens it when Back shows the page', async () => {
    window.dispatchEvent(new Event('pagehide'));
    emit('session-ended', {});
    window.dispatchEvent(new Event('pageshow'));
    emit('cart-updated', {});
    await vi.waitFor(() => expect(received).toHaveBeenCalled());
    expect(received.mock.calls).toEqual([[event]]);
  });
});
