import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchSilence } from './watchdog.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('tells once that nothing was heard for too long', () => {
  const onTooLong = vi.fn();
  const silence = watchSilence(1_000, onTooLong);
  vi.advanceTimersByTime(900);
  silence.heard();
  vi.advanceTimersByTime(1_000);
  expect(onTooLong).not.toHaveBeenCalled();
  expect(silence.isLongerThan(900)).toBe(true);
  vi.advanceTimersByTime(5_000);
  expect(onTooLong).toHaveBeenCalledTimes(1);
});

test('holds to another limit from when it is told', () => {
  const onTooLong = vi.fn();
  watchSilence(10_000, onTooLong).allow(200);
  vi.advanceTimersByTime(300);
  expect(onTooLong).toHaveBeenCalledTimes(1);
});

test('is silent itself when it was stopped', () => {
  const onTooLong = vi.fn();
  watchSilence(1_000, onTooLong).stop();
  vi.advanceTimersByTime(5_000);
  expect(onTooLong).not.toHaveBeenCalled();
});
