import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emit } from '../events/events.ts';
import type * as KeptIntents from './kept-intents.ts';
import { INTENT_LIFETIME, keepIntent, takeIntents } from './kept-intents.ts';
import { requestLogin } from './request-login.ts';
import { forgetSession } from './session-storage.ts';

const SHEET = { kind: 'add-to-cart', item: { product_id: 'P1', material: 'Sheet', quantity: 2 } } as const;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

/** Loads the module again, as in another tab, or in the same tab after a reload. */
async function otherTab(): Promise<typeof KeptIntents> {
  vi.resetModules();
  return import('./kept-intents.ts');
}

describe('an intent', () => {
  it('is carried out by its own tab, and by no other afterwards', async () => {
    const settle = keepIntent(SHEET);
    await expect(takeIntents()).resolves.toEqual([]);
    await expect(settle(true)).resolves.toBe(true);
    await expect((await otherTab()).takeIntents()).resolves.toEqual([]);
  });

  it('SESS-13 survives a reload, and is taken once', async () => {
    keepIntent(SHEET);
    keepIntent({ kind: 'enter-cart' });
    const reloaded = await otherTab();
    await expect(reloaded.takeIntents()).resolves.toEqual([SHEET, { kind: 'enter-cart' }]);
    await expect(reloaded.takeIntents()).resolves.toEqual([]);
  });

  it('that another tab has taken is not carried out here', async () => {
    const settle = keepIntent(SHEET);
    await (await otherTab()).takeIntents();
    await expect(settle(true)).resolves.toBe(false);
  });

  it('SESS-13 is dropped when the login is closed', async () => {
    const answer = requestLogin(undefined, SHEET);
    emit('login-dismissed', { requestId: 'login 1' });
    await expect(answer).resolves.toBe(false);
    await expect((await otherTab()).takeIntents()).resolves.toEqual([]);
  });

  it('is carried out once by two tabs in which the same login succeeds', async () => {
    const answer = requestLogin(undefined, SHEET);
    emit('session-started', { phone: '9000000001' });
    await expect(answer).resolves.toBe(true);
    await expect((await otherTab()).takeIntents()).resolves.toEqual([]);
  });

  it.each([
    ['is kept for 30 minutes', INTENT_LIFETIME - 1, [SHEET]],
    ['is dropped after 30 minutes', INTENT_LIFETIME, []],
  ])('SESS-13 %s', async (_, time, taken) => {
    keepIntent(SHEET);
    vi.advanceTimersByTime(time);
    await expect((await otherTab()).takeIntents()).resolves.toEqual(taken);
  });

  it('SESS-13 is left to the tab that holds its lock', async () => {
    const held = new Set<string>();
    vi.stubGlobal('navigator', {
      locks: {
        request: async (name: string, ...rest: unknown[]) => {
          const run = rest.at(-1) as (lock: unknown) => unknown;
          if (rest.length === 2) return run(held.has(name) ? null : {});
          held.add(name);
          await run({});
          held.delete(name);
        },
      },
    });
    const settle = keepIntent(SHEET);
    await expect((await otherTab()).takeIntents()).resolves.toEqual([]);
    await expect(settle(true)).resolves.toBe(true);
    vi.unstubAllGlobals();
  });

  it('SESS-9 is removed by a logout', async () => {
    keepIntent(SHEET);
    forgetSession();
    expect(localStorage).toHaveLength(0);
  });

  it.each(['{}', '[null]', '[{"id":"1"}]', 'no JSON'])(
    'is ignored when it is damaged: %s',
    async (stored) => {
      localStorage.setItem('laminate-shop.intents', stored);
      await expect(takeIntents()).resolves.toEqual([]);
    },
  );
});
