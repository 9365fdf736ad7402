import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Overload, type OverloadState } from './overload.ts';

const LIST = '/api/product/byfilters';
const PRODUCT = '/api/product/related';
const CART = '/api/cart';
const LOGIN = '/api/customer/verify-otp';
/** Milliseconds without a short turn after which a server is overloaded, and without a long one after which it no longer is. */
const OVERLOADED_AFTER = 800;
const HEALED_AFTER = 300;

let overload: Overload;
let now: number;
/** Milliseconds of CPU time that other programs used. */
let elsewhere: number;
beforeEach(() => {
  now = 1_000;
  elsewhere = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now + elsewhere);
  vi.spyOn(process, 'threadCpuUsage').mockImplementation(() => ({ user: now * 1_000, system: 0 }));
  overload = new Overload(() => undefined);
});
afterEach(() => {
  overload.close();
  vi.restoreAllMocks();
});

/** Handles each path in one turn of the event loop, `milliseconds` for each admitted one. @returns whether each was admitted */
async function turn(paths: readonly string[], milliseconds: number): Promise<boolean[]> {
  const results = paths.map((path) => {
    const leave = overload.enter(path);
    leave?.();
    if (leave) now += milliseconds;
    return leave !== undefined;
  });
  await nextTurn();
  return results;
}

async function becomeOverloaded(): Promise<void> {
  const end = now + OVERLOADED_AFTER;
  while (now <= end) await turn([LOGIN, LOGIN], 30);
}

describe('Overload', () => {
  test('PROM-32 lets in the calls of one page, but not a second of lists at once', async () => {
    expect(await turn(Array(30).fill(LIST), 10)).toEqual(Array(30).fill(true));
    await nextTurn();
    await nextTurn();
    now += 1_000;
    const many = await turn(Array(120).fill(LIST), 10);
    expect(many.filter(Boolean)).toHaveLength(91);
  });

  test('PROM-32 refuses the less important requests of an overloaded server sooner, and payments never', async () => {
    await becomeOverloaded();
    const waited = (path: string) => turn([LOGIN, path], 60).then(([, isIn]) => isIn);
    expect(await waited(LIST)).toBe(false);
    expect(await waited(PRODUCT)).toBe(true);
    const longer = await turn([LOGIN, PRODUCT, CART], 120);
    expect(longer).toEqual([true, false, true]);
    const longest = await turn([LOGIN, LOGIN, LOGIN, CART, LOGIN], 200);
    expect(longest).toEqual([true, true, true, false, true]);
    expect(overload.state().refused).toEqual({ list: 1, product: 1, customer: 1, payment: 0 });
  });

  test('PROM-32 lets all in again after some time without a long turn', async () => {
    await becomeOverloaded();
    await turn([LIST], 0);
    expect(await turn([LOGIN, LIST], 60)).toEqual([true, false]);
    await nextTurn();
    await nextTurn();
    now += HEALED_AFTER;
    await turn([LIST], 0);
    expect(await turn([LOGIN, LIST], 60)).toEqual([true, true]);
  });

  test('PROM-32 lets lists in while other programs have the processor', async () => {
    for (const path of [LOGIN, LOGIN]) {
      await turn([path], 60);
      elsewhere += OVERLOADED_AFTER;
    }
    expect(await turn([LOGIN, LIST], 60)).toEqual([true, true]);
  });

  test('PROM-32 refuses what is beyond the requests under way, each class by itself', () => {
    const leaves = Array.from({ length: 300 }, () => overload.enter(LIST));
    expect(overload.enter(LIST)).toBeUndefined();
    expect(overload.enter(PRODUCT)).toBeDefined();
    leaves[0]?.();
    expect(overload.enter(LIST)).toBeDefined();
    expect(overload.state().underWay).toEqual({ list: 300, product: 1, customer: 0, payment: 0 });
  });

  test('PROM-306 answers each probe, however many requests are under way', () => {
    for (const path of [LIST, PRODUCT, CART, LOGIN]) {
      for (let request = 0; request < 2_000; request += 1) overload.enter(path);
      expect(overload.enter(path)).toBeUndefined();
    }
    expect(overload.enter('/health/ready')).toBeDefined();
  });

  test('tells of refusals, and of nothing while there are none', async () => {
    const told: OverloadState[] = [];
    const other = new Overload((state) => told.push(state), 20);
    await pause(50);
    expect(told).toEqual([]);
    for (let request = 0; request < 303; request += 1) other.enter(LIST);
    await pause(50);
    other.close();
    expect(told.map(({ refused }) => refused.list)).toEqual([3]);
  });
});
