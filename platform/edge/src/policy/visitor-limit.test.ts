import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createVisitorLimit, type VisitorLimit } from './visitors.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const allowedOf = (limit: VisitorLimit, visitor: string, page: string, tries: number) =>
  Array.from({ length: tries }, () => limit.take(visitor, page)).filter((wait) => wait === 0).length;

describe('createVisitorLimit', () => {
  test('PROM-61 allows the renderings of 15 seconds at once, then as many as the rate', () => {
    const limit = createVisitorLimit(10);
    expect(allowedOf(limit, 'a', 'shop', 1_000)).toBe(150);
    vi.advanceTimersByTime(1_000);
    expect(allowedOf(limit, 'a', 'shop', 1_000)).toBe(10);
    vi.advanceTimersByTime(3_600_000);
    expect(allowedOf(limit, 'a', 'shop', 1_000)).toBe(150);
  });

  test('PROM-61 counts each visitor and each page apart', () => {
    const limit = createVisitorLimit(1);
    expect(allowedOf(limit, 'a', 'shop', 100)).toBe(15);
    expect(allowedOf(limit, 'b', 'shop', 100)).toBe(15);
    expect(allowedOf(limit, 'a', 'product', 100)).toBe(15);
  });

  test('PROM-60 charges more for a rendering, but leaves a third', () => {
    const limit = createVisitorLimit(10);
    limit.charge('a', 'shop', 90);
    expect(limit.left('a', 'shop')).toBe(60);
    limit.charge('a', 'shop', 90);
    expect(['shop', 'product'].map((page) => limit.left('a', page))).toEqual([50, 150]);
    expect(allowedOf(limit, 'a', 'shop', 100)).toBe(50);
    limit.charge('a', 'shop', 90);
    expect(limit.left('a', 'shop')).toBe(0);
  });

  test('returns the seconds until the next rendering, in whole seconds', () => {
    const limit = createVisitorLimit(0.5);
    expect(allowedOf(limit, 'a', 'shop', 100)).toBe(7);
    expect(limit.take('a', 'shop')).toBe(1);
    const slow = createVisitorLimit(0.1);
    expect(slow.take('a', 'shop')).toBe(0);
    expect(slow.take('a', 'shop')).toBe(5);
  });
});
