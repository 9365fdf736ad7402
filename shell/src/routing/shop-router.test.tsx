import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
// biome-ignore lint/style/noRestrictedImports: the router of the server, which the shared facade leaves out
import { StaticRouter } from 'react-router';
import { Link, type LinkProps, useLocation } from 'react-router-dom';
import 'shared-contracts/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstAddress, type RenderedAddress, ShopRouter } from './shop-router.tsx';
import { TO_TOP } from './use-scroll-position.ts';

let root: Root | undefined;

afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

/** What the browser showed, one after another. */
let shown: string[] = [];
/** The address to which the shopper goes back between the first rendering and its commit. */
let backTo: string | undefined;

function Shop() {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  if (shown.at(-1) !== address) shown.push(address);
  if (backTo) goTo(backTo);
  backTo = undefined;
  return <p>{address}</p>;
}

type LinkOptions = Pick<LinkProps, 'replace' | 'state'>;

type Circumstances = Pick<RenderedAddress, 'parameters'> & { back?: string };

const PAGE: Circumstances = { parameters: { shade: 'list', page: 'one' } };

const goTo = (address: string) =>
  window.history.replaceState({ key: address, idx: 0, usr: null }, '', address);

/** Hydrates the document of an address in a browser that is at another one. @returns errors from which React recovered */
function hydrate(address: string, at: string, { parameters, back } = PAGE): unknown[] {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(
    <StaticRouter location={address}>
      <Shop />
    </StaticRouter>,
  );
  shown = [];
  goTo(at);
  backTo = back;
  const errors: unknown[] = [];
  act(() => {
    const shop = (
      <ShopRouter rendered={{ address, parameters }}>
        <Shop />
      </ShopRouter>
    );
    root = hydrateRoot(container, shop, { onRecoverableError: (error) => errors.push(error) });
  });
  return errors;
}

describe('a document whose address was left before the shop started', () => {
  it.each([
    ['/about', '/contact'],
    ['/shop/Sheet?shade=Blue', '/shop/Sheet'],
    ['/shop/Sheet', '/shop/Sheet?shade=Blue'],
    ['/shop/Sheet?shade=Blue&page=2', '/shop/Sheet?shade=Blue&page=3'],
    ['/shop/-/-/-/1?material=Sheet', '/shop/-/-/-/2?material=Sheet'],
  ])('SITE-46 is hydrated as what it shows: of %s at %s', (address, at) => {
    expect(hydrate(address, at)).toEqual([]);
    expect(shown).toEqual([address, at]);
    expect(document.querySelector('p')).toHaveTextContent(at);
  });
});

describe('an address that is left while its document is hydrated', () => {
  it('SITE-46 is followed by the one that the browser has then', () => {
    expect(hydrate('/about', '/about', { ...PAGE, back: '/contact' })).toEqual([]);
    expect(shown).toEqual(['/about', '/contact']);
  });
});

describe('a document at its own address', () => {
  it.each([
    ['/shop/Sheet', '/shop/Sheet?utm_source=mail', 'has a parameter that the page does not read'],
    ['/shop/Sheet?shade=Sky+Blue', '/shop/Sheet?shade=Sky%20Blue&x=1', 'is escaped in another way'],
    ['/shop/a%26b/-/-/1', '/shop/a&b/-/-/1', 'has a path that is escaped in another way'],
    ['/no-such-page', '/index.php', 'is unknown, as all addresses of the 404 page'],
  ])('SITE-46 is hydrated with the address of the browser: %s at %s, which %s', (address, at) => {
    hydrate(address, at);
    expect(shown).toEqual([at]);
  });

  it('of a remote that does not say what it reads is hydrated as all of its query says', () => {
    hydrate('/shop/Sheet', '/shop/Sheet?utm_source=mail', { parameters: undefined });
    expect(shown).toEqual(['/shop/Sheet', '/shop/Sheet?utm_source=mail']);
  });
});

describe('a link to an address that redirects', () => {
  it('SHOP-1 is followed to the canonical address, which alone is shown, in one step of history', () => {
    goTo('/about');
    const before = window.history.length;
    shown = [];
    const redirectOf = (address: string) => (address === '/shop?x=1' ? '/shop/Sheet' : undefined);
    render(
      <ShopRouter rendered={undefined} redirectOf={redirectOf}>
        <Shop />
        <Link to="/shop?x=1">Shop</Link>
      </ShopRouter>,
    );
    act(() => screen.getByRole('link').click());
    expect(shown).toEqual(['/about', '/shop/Sheet']);
    expect(window.location.pathname + window.location.search).toBe('/shop/Sheet');
    expect(window.history.length).toBe(before + 1);
  });
});

describe('a step to another page', () => {
  const assign = vi.fn();
  const replace = vi.fn();
  beforeEach(() => {
    vi.spyOn(window.location, 'assign').mockImplementation(assign.mockClear());
    vi.spyOn(window.location, 'replace').mockImplementation(replace.mockClear());
  });

  /** The only page whose document is sooner is the list. */
  function open(at: string, to: string, options: LinkOptions = {}): void {
    goTo(at);
    render(
      <ShopRouter rendered={undefined} isDocumentSooner={(pathname) => pathname === '/shop/Sheet'}>
        <Link to={to} {...options}>
          Go
        </Link>
      </ShopRouter>,
    );
    act(() => screen.getByRole('link').click());
  }

  it('SITE-58 loads its document, where that is sooner', () => {
    open('/about', '/shop/Sheet?shade=Blue');
    expect(assign.mock.lastCall).toEqual([`${window.location.origin}/shop/Sheet?shade=Blue`]);
    expect(window.location.pathname).toBe('/about');
  });

  it('SITE-58 loads its document from header and footer, whose links lead to its top', () => {
    open('/about', '/shop/Sheet', { state: TO_TOP });
    expect(assign).toHaveBeenCalledOnce();
  });

  it.each<[string, string, LinkOptions]>([
    ['whose scripts are there', '/contact', {}],
    ['that replaces this one', '/shop/Sheet', { replace: true }],
    ['that reads the state of its link', '/shop/Sheet', { state: { from: 'here' } }],
  ])('SITE-58 shows a page %s in this document', (_, to, options) => {
    open('/about', to, options);
    expect(window.location.pathname).toBe(to);
    expect(assign).not.toHaveBeenCalled();
  });

  it('CHECK-9 loads the document of a page with a policy of its own, in the same way of history', () => {
    open('/cart', '/checkout');
    expect(assign.mock.lastCall).toEqual([`${window.location.origin}/checkout`]);
    cleanup();
    open('/checkout', '/orders/1', { replace: true });
    expect(replace.mock.lastCall).toEqual([`${window.location.origin}/orders/1`]);
    expect(window.location.pathname).toBe('/checkout');
  });
});

describe('firstAddress', () => {
  const rendered = { address: '/checkout?step=payment', parameters: { step: 'one' } } as const;
  const at = (address: string) => {
    goTo(address);
    return window.location;
  };

  it('has the parameters of the browser that the document does not depend on', () => {
    expect(firstAddress(rendered, at('/checkout?step=payment&order=LH-1'))).toBe(
      '/checkout?step=payment&order=LH-1',
    );
  });

  it('is the address of the document after the shopper has left it', () => {
    expect(firstAddress(rendered, at('/checkout?step=summary&order=LH-1'))).toBe('/checkout?step=payment');
  });
});
