import { createStore } from 'jotai';
import { describe, expect, it, vi } from 'vitest';
import { checkedAtom } from './checked-atom.ts';
import { isAccepted, remoteOf } from './incoming.ts';
import { listOf, text } from './shapes.ts';

const names = listOf(text);

describe('isAccepted', () => {
  it('rejects a value of the wrong shape with one warning', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(isAccepted(names, ['Teak'], 'the names')).toBe(true);
    expect(warn).not.toHaveBeenCalled();
    expect(isAccepted(names, [{}], 'the names')).toBe(false);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('sent the names of the wrong shape'),
      expect.anything(),
    );
  });
});

describe('remoteOf', () => {
  it('names the remote whose code called the shell', () => {
    const stack = [
      'Error',
      'at isAccepted (https://shop.example/releases/shell/0123456789abcdef/static/js/index.js:1:200)',
      'at onClick (https://shop.example/releases/cart-checkout/0123456789abcdef/static/js/async/cart.js:1:90)',
    ].join('\n');
    expect(remoteOf(stack)).toBe('cart-checkout');
  });

  it('has no name for code that is not released', () => {
    expect(remoteOf('Error\n at onClick (http://localhost:4001/static/js/cart.js:1:90)')).toBe('A module');
  });
});

describe('checkedAtom', () => {
  it('stores values and updates of the right shape only', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const store = createStore();
    const shades = checkedAtom<string[]>([], names, 'the shades');
    store.set(shades, ['Teak']);
    store.set(shades, (before) => [...before, 'Walnut']);
    store.set(shades, null as never);
    store.set(shades, () => [{}] as never);
    expect(store.get(shades)).toEqual(['Teak', 'Walnut']);
  });
});
