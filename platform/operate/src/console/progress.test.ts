import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { formatDuration, step } from './progress.ts';

describe('formatDuration', () => {
  it.each([
    [0, '0.0 s'],
    [4120, '4.1 s'],
    [59_949, '59.9 s'],
    [60_000, '1 min 00 s'],
    [124_700, '2 min 05 s'],
    [119_800, '2 min 00 s'],
  ])('writes %i milliseconds as %s', (milliseconds, text) => {
    expect(formatDuration(milliseconds)).toBe(text);
  });
});

describe('step', () => {
  it('PROM-305 says what is waited for when it takes long, and how long it took', async () => {
    vi.useFakeTimers();
    const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    onTestFinished(() => {
      said.mockRestore();
      vi.useRealTimers();
    });
    const { promise, resolve } = Promise.withResolvers<void>();
    const stepping = step('Visit the builds', () => promise);
    await vi.advanceTimersByTimeAsync(90_000);
    resolve();
    await stepping;
    const lines = said.mock.calls.map(([line]) => String(line)).filter((line) => line.endsWith('\n'));
    expect(lines).toEqual([
      expect.stringContaining('… Visit the builds  20.0 s'),
      expect.stringContaining('… Visit the builds  1 min 20 s'),
      expect.stringContaining('Visit the builds  1 min 30 s'),
    ]);
  });
});
