import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadCutDocument } from './cut-document.ts';

const reload = vi.fn<() => void>();
let state: DocumentReadyState;
let type: string;

beforeEach(() => {
  vi.useFakeTimers();
  [state, type] = ['loading', 'navigate'];
  vi.spyOn(window.location, 'reload').mockImplementation(reload.mockReset());
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => state);
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => [
    { type } as unknown as PerformanceNavigationTiming,
  ]);
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const arrive = () => document.body.append(document.createElement('p'));

describe('reloadCutDocument', () => {
  it('loads a document once more of which nothing more arrives', () => {
    reloadCutDocument();
    vi.advanceTimersByTime(5_000);
    expect(reload).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('lets a document arrive slowly', () => {
    reloadCutDocument();
    for (let part = 0; part < 10; part += 1) {
      arrive();
      vi.advanceTimersByTime(5_000);
    }
    state = 'interactive';
    vi.advanceTimersByTime(60_000);
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not load a document for the third time', () => {
    type = 'reload';
    reloadCutDocument();
    vi.advanceTimersByTime(60_000);
    expect(reload).not.toHaveBeenCalled();
  });

  it('waits while somebody types', () => {
    const input = document.body.appendChild(document.createElement('input'));
    input.focus();
    reloadCutDocument();
    vi.advanceTimersByTime(60_000);
    expect(reload).not.toHaveBeenCalled();
    input.blur();
    vi.advanceTimersByTime(5_000);
    expect(reload).toHaveBeenCalled();
  });
});
