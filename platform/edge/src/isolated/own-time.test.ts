import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterOwnTime } from './own-time.ts';

const LIMIT = 1_000;
const clock = { time: 0, processor: 0, now: () => clock.time, used: () => clock.processor };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Ticks of a process: each comes after so much time of the clock, and has used so much time of the processor. */
function ticks(count: number, time: number, processor: number): void {
  for (let tick = 0; tick < count; tick += 1) {
    clock.time += time;
    clock.processor += processor;
    vi.advanceTimersByTime(100);
  }
}

test('PROM-182 the time of an idle process passes as on the clock', () => {
  const callBack = vi.fn();
  afterOwnTime(LIMIT, callBack, clock);
  ticks(9, 100, 1);
  expect(callBack).not.toHaveBeenCalled();
  ticks(5, 100, 1);
  expect(callBack).toHaveBeenCalledOnce();
});

test('PROM-182 the time in which a process waits for a processor does not count', () => {
  const callBack = vi.fn();
  afterOwnTime(LIMIT, callBack, clock);
  ticks(5, 2_000, 150);
  expect(callBack).not.toHaveBeenCalled();
});

test('PROM-182 the time in which a process computes counts, however late its timer is', () => {
  const callBack = vi.fn();
  afterOwnTime(LIMIT, callBack, clock);
  ticks(1, 1_100, 1_050);
  expect(callBack).toHaveBeenCalledOnce();
});

test('PROM-182 calls nothing back after the end of the wait', () => {
  const callBack = vi.fn();
  afterOwnTime(LIMIT, callBack, clock)();
  ticks(20, 100, 1);
  expect(callBack).not.toHaveBeenCalled();
});
