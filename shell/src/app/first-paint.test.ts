import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstPaint, PAINT_LIMIT } from './first-paint.ts';

describe('firstPaint', () => {
  let paint: FrameRequestCallback | undefined;
  const isOver = vi.fn();

  beforeEach(() => {
    vi.useFakeTimers();
    isOver.mockReset();
    paint = undefined;
    vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
      paint = callback;
      return 1;
    });
    document.body.innerHTML = '<div id="root"><h1>Sheets</h1></div>';
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const start = () => firstPaint().then(isOver);

  it('PROM-64 is over after the frame that shows the rendered page', async () => {
    void start();
    await vi.advanceTimersByTimeAsync(PAINT_LIMIT / 2);
    expect(isOver).not.toHaveBeenCalled();
    paint?.(0);
    expect(isOver).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(isOver).toHaveBeenCalledOnce();
  });

  it('PROM-64 is given up where no frame is painted', async () => {
    void start();
    await vi.advanceTimersByTimeAsync(PAINT_LIMIT);
    expect(isOver).toHaveBeenCalledOnce();
  });

  it('PROM-64 is not waited for when it has been, when there is no content, or when the tab is hidden', async () => {
    const entries = vi.spyOn(performance, 'getEntriesByName').mockReturnValue([{} as PerformanceEntry]);
    await start();
    entries.mockReturnValue([]);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await start();
    hidden.mockReturnValue(false);
    document.body.innerHTML = '<div id="root"></div>';
    await start();
    expect(isOver).toHaveBeenCalledTimes(3);
    expect(paint).toBeUndefined();
  });
});
