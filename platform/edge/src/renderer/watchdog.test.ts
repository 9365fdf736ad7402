import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startWatchdog } from './confined-process.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('calls back once after a silence longer than the limit', () => {
  const onTimeout = vi.fn();
  const watchdog = startWatchdog(1_000, onTimeout);
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
  startWatchdog(10_000, onTimeout).setLimit(200);
  vi.advanceTimersByTime(300);
  expect(onTimeout).toHaveBeenCalledTimes(1);
});

test('never calls back after it was stopped', () => {
  const onTimeout = vi.fn();
  startWatchdog(1_000, onTimeout).stop();
  vi.advanceTimersByTime(5_000);
  expect(onTimeout).not.toHaveBeenCalled();
});
