import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadCutDocument } from './cut-document.ts';

const reload = vi.fn<() => void>();
let state: DocumentReadyState;
let type: string;
let isOnline: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  [state, type, isOnline] = ['loading', 'navigate', true];
  vi.stubGlobal('fetch', async () => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    return new Response('<p>');
  });
  vi.spyOn(window.location, 'reload').mockImplementation(reload.mockReset());
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => state);
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => [
    { type } as unknown as PerformanceNavigationTiming,
  ]);
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const arrive = () => document.body.append(document.createElement('p'));

describe('reloadCutDocument', () => {
  it('SITE-63 loads a document once more of which nothing more arrives', async () => {
    reloadCutDocument();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('SITE-63 lets a document arrive slowly', async () => {
    reloadCutDocument();
    for (let part = 0; part < 10; part += 1) {
      arrive();
      await vi.advanceTimersByTimeAsync(5_000);
    }
    state = 'interactive';
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reload).not.toHaveBeenCalled();
  });

  it('SITE-63 keeps what has arrived while there is no network', async () => {
    isOnline = false;
    reloadCutDocument();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reload).not.toHaveBeenCalled();
    isOnline = true;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(reload).toHaveBeenCalled();
  });

  it('SITE-63 does not load a document for the third time', async () => {
    type = 'reload';
    reloadCutDocument();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reload).not.toHaveBeenCalled();
  });

  it('SITE-63 waits while somebody types', async () => {
    const input = document.body.appendChild(document.createElement('input'));
    input.focus();
    reloadCutDocument();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reload).not.toHaveBeenCalled();
    input.blur();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(reload).toHaveBeenCalled();
  });
});
