import { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { toastsState } from 'shared-contracts/frame';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isDocumentSooner } from './document-sooner.ts';

type Status = 'loading' | 'ready' | 'failed' | undefined;

const TOAST = { id: 1, tone: 'good', message: 'Added to the cart.' } as const;

/** A shop at an address, which has heard nothing of any module but this. */
function shopAt(at: string, status?: Status) {
  window.history.replaceState(null, '', at);
  const loader = { state: () => status && ({ status } as never) };
  return { loader, queries: new QueryClient(), store: createStore() };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the document of a page', () => {
  it.each<[string, Status, boolean]>([
    ['has not been requested', undefined, true],
    ['are on their way', 'loading', true],
    ['are there', 'ready', false],
    ['failed, which the shop shows', 'failed', false],
  ])('SITE-58 whose scripts %s: is it sooner?', (_, status, isSooner) => {
    expect(isDocumentSooner('/shop/Sheet', shopAt('/', status))).toBe(isSooner);
  });

  it.each([
    ['/', '/about', 'it is a page of the shell, without a remote'],
    ['/', '/cart', 'it needs a login'],
    ['/cart', '/shop/Sheet', 'changes of the cart may be on their way'],
    ['/profile', '/shop/Sheet', 'changes of the profile may be on their way'],
  ])('SITE-58 is not loaded from %s for %s, because %s', (at, to) => {
    expect(isDocumentSooner(to, shopAt(at))).toBe(false);
  });

  it('SITE-58 is not loaded during a mutation', () => {
    const shop = shopAt('/');
    const mutationFn = () => new Promise(() => undefined);
    void shop.queries.getMutationCache().build(shop.queries, { mutationFn }).execute(undefined);
    expect(isDocumentSooner('/shop/Sheet', shop)).toBe(false);
  });

  it('SITE-58 is not loaded beside a toast, which would disappear', () => {
    const shop = shopAt('/');
    shop.store.set(toastsState, [TOAST]);
    expect(isDocumentSooner('/shop/Sheet', shop)).toBe(false);
  });

  it('SITE-58 is not loaded without a network: the browser would show its own error', () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(isDocumentSooner('/shop/Sheet', shopAt('/'))).toBe(false);
  });
});
