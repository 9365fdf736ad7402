import { atom, createStore, type PrimitiveAtom } from 'jotai';
import { describe, expect, it, vi } from 'vitest';
import { isAccepted, remoteOf } from './incoming.ts';
import { readOnlyAtom } from './read-only-atom.ts';
import { fields, text } from './shapes.ts';

const named = fields({ name: text });

describe('isAccepted', () => {
  it('rejects a value of the wrong shape with one warning', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(isAccepted(named, { name: 'Teak' }, 'a shade')).toBe(true);
    expect(warn).not.toHaveBeenCalled();
    expect(isAccepted(named, { name: {} }, 'a shade')).toBe(false);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('sent a shade of the wrong shape'),
      expect.anything(),
    );
  });
});

describe('remoteOf', () => {
  it('PROM-56 names the remote whose code called the shell', () => {
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

describe('readOnlyAtom', () => {
  it('PROM-133 has the value of the shell, and keeps it when a remote writes', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const store = createStore();
    const state = atom('Teak');
    const shade = readOnlyAtom(state, 'the shade');
    store.set(shade as PrimitiveAtom<string>, 'Walnut');
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('tried to write the shade'));
    expect(store.get(shade)).toBe('Teak');
    store.set(state, 'Oak');
    expect(store.get(shade)).toBe('Oak');
  });
});
