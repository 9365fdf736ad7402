import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Watchdog } from './watchdog.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('calls back once after a silence longer than the limit', () => {
  const onTimeout = vi.fn();
  const watchdog = new Watchdog(1_000, onTimeout);
  vi.advanceTimersByTime(900);
  watchdog.reset();
  vi.advanceTimersByTime(1_000);
  expect(onTimeout).not.toHaveBeenCalled();
  expect(watchdog.isSilentFor(900)).toBe(true);
  vi.advanceTimersByTime(5_000);
  expect(onTimeout).toHaveBeenCalledTimes(1);
});

test('applies a new limit at once', () => {
  const onTimeout = vi.fn();
  new Watchdog(10_000, onTimeout).setLimit(200);
  vi.advanceTimersByTime(300);
  expect(onTimeout).toHaveBeenCalledTimes(1);
});

test('never calls back after it was stopped', () => {
  const onTimeout = vi.fn();
  new Watchdog(1_000, onTimeout).stop();
  vi.advanceTimersByTime(5_000);
  expect(onTimeout).not.toHaveBeenCalled();
});

test('asks, and calls back when three questions in a row had no answer', () => {
  const [onTimeout, ask] = [vi.fn(), vi.fn()];
  const watchdog = new Watchdog(3_000, onTimeout, { ask });
  watchdog.reset();
  vi.advanceTimersByTime(3_999);
  expect([ask.mock.calls.length, onTimeout.mock.calls.length]).toEqual([4, 0]);
  vi.advanceTimersByTime(1);
  expect(onTimeout).toHaveBeenCalledTimes(1);
});

test('never calls back about a process that has never answered', () => {
  const onTimeout = vi.fn();
  new Watchdog(3_000, onTimeout, { ask: () => undefined });
  vi.advanceTimersByTime(60_000);
  expect(onTimeout).not.toHaveBeenCalled();
});

test.each([
  ['waits for a processor', 0, 10, false],
  ['does nothing', 100, 0, true],
  ['computes', 0, 100, true],
])('PROM-182 of a process that %s, silence counts by its own time', (_, idle, computing, expected) => {
  const onTimeout = vi.fn();
  let own = 0;
  let used = 0;
  const clock = { now: () => (own += idle), used: () => (used += computing) };
  new Watchdog(1_000, onTimeout, { clock });
  vi.advanceTimersByTime(2_000);
  expect(onTimeout.mock.calls.length > 0).toBe(expected);
});
