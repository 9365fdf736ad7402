import { CHECKOUT_AHEAD } from 'shared-contracts/document';
import type { ModuleName, RemoteLoader } from 'shared-contracts/remotes';
import { forgetSession, storeSession } from 'shared-contracts/session';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AHEAD_BUDGET, LoadAhead } from './load-ahead.ts';

/** An observer that reports every observed link as visible. */
class SeesAll {
  readonly #seen: (entries: readonly object[]) => void;
  constructor(seen: (entries: readonly object[]) => void) {
    this.#seen = seen;
  }
  observe(target: Element) {
    this.#seen([{ isIntersecting: !target.matches('.below'), target }]);
  }
  disconnect() {}
}

/** Files whose response was read to its end. */
let requested: string[];
let stop: () => void;

/** @param lengths bytes of a module's file; 5,000 by default */
function start(lengths: Partial<Record<string, number>> = {}) {
  requested = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const file = url.slice(1);
    return {
      headers: new Headers({ 'content-length': String(lengths[file] ?? 5_000) }),
      arrayBuffer: async () => void requested.push(file),
      body: { cancel: async () => undefined },
    };
  });
  const loaded: string[] = [];
  const ready = (name: string) => ({ status: 'ready', module: name.endsWith('product') ? PRODUCT : {} });
  const loader: RemoteLoader = {
    load: (name) => loaded.push(name),
    state: (name: ModuleName) => (loaded.includes(name) ? ready(name) : undefined) as never,
    subscribe: () => () => undefined,
  };
  const ownChunks = {
    schemas: async () => void loaded.push('schemas'),
    'federation runtime': async () => void loaded.push('federation runtime'),
  };
  stop = new LoadAhead({
    ...{ loader, ownChunks, loadStarter: async () => undefined },
    filesOf: (name) => (name.startsWith('shell/') ? [] : [`/${name}`]),
    requested: new Set(['/cart-checkout/add-to-cart']),
    idle: async () => undefined,
  }).start();
  return { loaded };
}

const PRODUCT = { fragments: ['cart-checkout/add-to-cart'] };

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', SeesAll);
  window.history.replaceState(null, '', '/about');
});
afterEach(() => {
  stop();
  forgetSession();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  document.head.replaceChildren();
});

describe('an idle page', () => {
  it('SITE-51 loads the page of a link in view, the schemas of its data, Module Federation, its fragments, then the login', async () => {
    document.body.innerHTML = '<a href="/shop/a/b/c/1">Teak</a><a class="below" href="/shop">Shop</a>';
    const { loaded } = start();
    await vi.waitFor(() => expect(loaded).toContain('account/login-dialog'));
    expect(loaded).toEqual([
      'catalog/product',
      'schemas',
      'federation runtime',
      'cart-checkout/add-to-cart',
      'account/login-dialog',
    ]);
    expect(requested, 'files that the document does not name').toEqual([loaded[0], loaded[4]]);
  });

  it('SITE-51 loads a customer’s cart in place of the login', async () => {
    storeSession({ token: 'a token', phone: '9845012345' });
    const { loaded } = start();
    document.body.innerHTML = '<a href="/about">About</a>';
    await vi.waitFor(() => expect(loaded).toContain('cart-checkout/enter-cart'));
    expect(loaded.at(0)).toBe('cart-checkout/cart');
    expect(loaded).not.toContain('account/login-dialog');
  });

  it.each([
    ['/shop/Sheet', ['schemas', 'federation runtime', 'catalog/product']],
    ['/shop/a/b/c/1', ['cart-checkout/cart', 'schemas', 'federation runtime']],
    ['/cart', ['cart-checkout/checkout', 'schemas', 'federation runtime']],
  ])('SITE-51 of a customer at %s loads what is likeliest there: %s', async (at, likeliest) => {
    storeSession({ token: 'a token', phone: '9845012345' });
    window.history.replaceState(null, '', at);
    document.body.innerHTML = '<a href="/shop/a/b/c/2">Walnut</a>';
    const { loaded } = start();
    await vi.waitFor(() => expect(loaded.slice(0, 3)).toEqual(likeliest));
  });

  it.each([
    ['/shop/Sheet', []],
    ['/cart', [CHECKOUT_AHEAD]],
  ])('SITE-51 at %s has the browser request the checkout’s document: %j', async (at, rules) => {
    storeSession({ token: 'a token', phone: '9845012345' });
    window.history.replaceState(null, '', at);
    const { loaded } = start();
    document.body.innerHTML = '<a href="/about">About</a>';
    await vi.waitFor(() => expect(loaded).toContain('cart-checkout/enter-cart'));
    const elements = document.head.querySelectorAll('script[type="speculationrules"]');
    expect([...elements].map(({ textContent }) => textContent)).toEqual(rules);
  });

  it('SITE-51 of a product loads a visitor’s login first', async () => {
    window.history.replaceState(null, '', '/shop/a/b/c/1');
    document.body.innerHTML = '<a href="/shop">Shop</a>';
    const { loaded } = start();
    await vi.waitFor(() => expect(loaded).toContain('federation runtime'));
    expect(loaded.slice(0, 2)).toEqual(['account/login-dialog', 'schemas']);
  });

  it('SITE-51 loads the page of a link that comes later', async () => {
    const { loaded } = start();
    document.body.innerHTML = '<a href="/about">About</a>';
    await vi.waitFor(() => expect(loaded).toContain('schemas'));
    document.body.insertAdjacentHTML('beforeend', '<a href="/shop">Shop</a>');
    await vi.waitFor(() => expect(loaded.at(-1)).toBe('catalog/shop'));
  });

  it('SITE-51 never goes over the budget, and takes a smaller file in place of a larger one', async () => {
    document.body.innerHTML = '<a href="/shop">Shop</a><a href="/shop/a/b/c/1">Teak</a>';
    const { loaded } = start({ 'catalog/shop': 42_000, 'catalog/product': 20_001 });
    await vi.waitFor(() => expect(loaded).toContain('schemas'));
    expect(requested).toEqual(['catalog/shop', 'account/login-dialog']);
    expect(loaded).not.toContain('catalog/product');
    expect(loaded, 'which may have 20 KB').not.toContain('federation runtime');
  });

  it('SITE-51 has a budget for each page', async () => {
    document.body.innerHTML = '<a href="/shop">Shop</a>';
    const { loaded } = start({ 'catalog/shop': AHEAD_BUDGET - 5_000, 'catalog/product': AHEAD_BUDGET });
    await vi.waitFor(() => expect(loaded).toContain('account/login-dialog'));
    window.history.pushState(null, '', '/shop');
    document.body.innerHTML = '<a href="/shop/a/b/c/1">Teak</a>';
    await vi.waitFor(() => expect(loaded).toContain('catalog/product'));
  });
});
