import { act, render, screen } from '@testing-library/react';
import { BrowserRouter, Link, useLocation, useNavigate } from 'react-router-dom';
import 'shared-contracts/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { matchPage } from './match-page.ts';
import { useOwnDocument } from './use-own-document.ts';

const reload = vi.fn();

beforeEach(() => {
  vi.spyOn(window.location, 'reload').mockImplementation(reload.mockClear());
});

function Shop() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isLoaded = useOwnDocument(matchPage(pathname));
  return (
    <>
      <Link to="/checkout?step=summary">Checkout</Link>
      <Link to="/cart">Cart</Link>
      <Link to="/profile">Profile</Link>
      <button type="button" onClick={() => navigate('/checkout')}>
        Place Order
      </button>
      <button type="button" onClick={() => navigate('/orders/1', { replace: true })}>
        Paid
      </button>
      <p>{isLoaded ? 'page' : 'skeleton'}</p>
    </>
  );
}

function open(at: string): void {
  window.history.replaceState(null, '', at);
  render(<Shop />, { wrapper: ({ children }) => <BrowserRouter>{children}</BrowserRouter> });
}

const click = (role: 'link' | 'button', name: string) => act(() => screen.getByRole(role, { name }).click());

describe('the checkout', () => {
  it.each([
    ['/cart', 'Checkout', '/checkout?step=summary'],
    ['/checkout', 'Cart', '/cart'],
    ['/checkout', 'Profile', '/profile'],
  ])('CHECK-9 is entered and left by a document load: on %s, the link %s', (at, name, path) => {
    open(at);
    const before = window.history.length;
    const navigation = vi.spyOn(window, 'open').mockImplementation(() => null);
    click('link', name);
    // happy-dom opens a link that no script has cancelled.
    expect(navigation.mock.lastCall?.[0]).toBe(window.location.origin + path);
    expect(window.history.length).toBe(before);
    expect(window.location.pathname).toBe(at);
  });

  it.each([
    ['/cart', 'Place Order', '/checkout'],
    ['/checkout', 'Paid', '/orders/1'],
  ])('CHECK-9 reloads the document where a script changes the address: on %s, %s', (at, name, path) => {
    open(at);
    click('button', name);
    expect(window.location.pathname).toBe(path);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(screen.getByText('skeleton')).toBeInTheDocument();
  });
});

it('other pages share a document', () => {
  open('/cart');
  click('link', 'Profile');
  expect(window.location.pathname).toBe('/profile');
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByText('page')).toBeInTheDocument();
});
