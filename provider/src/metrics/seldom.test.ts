import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { seldom } from './seldom.ts';

/** A read that takes this many milliseconds, and returns how often it was called. */
function counter(milliseconds: number) {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  let times = 0;
  return seldom(async () => {
    await Promise.resolve();
    vi.advanceTimersByTime(milliseconds);
    times += 1;
    if (times === 2) throw new Error('The second one fails.');
    return times;
  });
}

describe('seldom', () => {
  it('keeps a value a thousand times as long as reading it took, and none that failed', async () => {
    const read = counter(3);
    expect(await read()).toBe(1);
    vi.advanceTimersByTime(2_999);
    expect(await read()).toBe(1);
    vi.advanceTimersByTime(1);
    await expect(read()).rejects.toThrow('The second one fails.');
    expect(await read()).toBe(3);
  });

  it('keeps no value longer than ten minutes, however long reading it took', async () => {
    const read = counter(60_000);
    expect(await read()).toBe(1);
    vi.advanceTimersByTime(10 * 60_000 - 1);
    expect(await read()).toBe(1);
    vi.advanceTimersByTime(1);
    await expect(read()).rejects.toThrow('The second one fails.');
  });

  it('reads once for those who ask at the same time', async () => {
    const read = counter(3);
    expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
  });
});
