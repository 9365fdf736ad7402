import { act, fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { getCart } from 'shared-contracts/cart/endpoints';
import { sessionState } from 'shared-contracts/frame';
import type { EnterCartProps } from 'shared-contracts/remotes';
import { hear, type MockApi, networkError } from 'shared-contracts/testing';
import { aCartItem, anAddOn } from 'shared-contracts/testing/builders';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../messages.ts';
import { LOGIN_MODULES, logIn } from '../testing/login-stub.tsx';
import { renderInShop, renderWithDeadRemotes } from '../testing/shop-fixture.tsx';
import { LOGIN_PROMPT_DELAY } from './cart-button.tsx';
import { Header } from './header.tsx';
import { headerUnderTest } from './header-fixture.tsx';

let api: MockApi;
let user: UserEvent;
beforeEach(() => {
  ({ api, user } = headerUnderTest());
});

const cartButton = () => screen.getByRole('button', { name: /^Cart/ });

describe('the badge', () => {
  it('SITE-5 sums all quantities, including the add-on', async () => {
    logIn();
    api.respond(getCart, () => [aCartItem({ quantity: 2 }), aCartItem({ quantity: 3 }), anAddOn()]);
    renderInShop(<Header />);
    expect(await screen.findByRole('button', { name: messages.cartWith(6) })).toHaveTextContent('6');
  });

  it('is absent while the count is unknown', () => {
    logIn();
    api.respond(getCart, () => networkError());
    renderInShop(<Header />);
    expect(cartButton()).toHaveTextContent('');
  });

  it('is absent for an empty cart', async () => {
    logIn();
    renderInShop(<Header />);
    await vi.waitFor(() => expect(api.callsOf(getCart)).toHaveLength(1));
    expect(cartButton()).toHaveAccessibleName(messages.cart);
  });
});

describe('the cart icon of a visitor', () => {
  it('LOGIN-12 SITE-8 shows the message, and opens the login a second later', async () => {
    renderInShop(<Header />, { modules: LOGIN_MODULES });
    await user.click(cartButton());
    expect(screen.getByText(messages.notLoggedIn)).toBeVisible();
    act(() => vi.advanceTimersByTime(LOGIN_PROMPT_DELAY - 100));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => vi.advanceTimersByTime(200));
    expect(await screen.findByRole('dialog', { name: 'login' })).toBeVisible();
  });

  it('SITE-8 leads to the cart after a login, which is requested once', async () => {
    const requests = hear('login-requested');
    const { address } = renderInShop(<Header />, { modules: LOGIN_MODULES });
    await user.click(cartButton());
    await user.click(cartButton());
    act(() => vi.advanceTimersByTime(LOGIN_PROMPT_DELAY));
    await screen.findByRole('dialog');
    logIn();
    await user.click(screen.getByRole('button', { name: 'log in' }));
    await vi.waitFor(() => expect(address()).toBe('/cart'));
    expect(requests).toHaveBeenCalledOnce();
  });

  it('SITE-25 requests one login on two clicks before the next render', async () => {
    const requests = hear('login-requested');
    renderInShop(<Header />, { modules: LOGIN_MODULES });
    act(() => {
      cartButton().click();
      cartButton().click();
    });
    act(() => vi.advanceTimersByTime(LOGIN_PROMPT_DELAY));
    await screen.findByRole('dialog');
    expect(requests).toHaveBeenCalledOnce();
  });

  it('stays on the page when the login is closed, and opens it again on the next click', async () => {
    const { address } = renderInShop(<Header />, { at: '/about', modules: LOGIN_MODULES });
    await user.click(cartButton());
    act(() => vi.advanceTimersByTime(LOGIN_PROMPT_DELAY));
    await user.click(await screen.findByRole('button', { name: 'not now' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(cartButton());
    act(() => vi.advanceTimersByTime(LOGIN_PROMPT_DELAY));
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(address()).toBe('/about');
  });

  it('offers a retry when the login cannot be loaded', async () => {
    const retried: string[] = [];
    renderWithDeadRemotes(<Header />, retried);
    await user.click(cartButton());
    act(() => vi.advanceTimersByTime(LOGIN_PROMPT_DELAY));
    const dialog = await screen.findByRole('dialog', { name: messages.logIn });
    retried.length = 0;
    await user.click(within(dialog).getByRole('button', { name: 'Try Again' }));
    expect(retried).toEqual(['account/login-dialog']);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

function EnterCart({ onReady, onStay }: EnterCartProps) {
  return (
    <>
      <button type="button" onClick={onReady}>
        ready
      </button>
      <button type="button" onClick={onStay}>
        stay
      </button>
    </>
  );
}

describe('the cart icon of a customer', { tags: ['all'] }, () => {
  beforeEach(() => logIn());
  const modules = { 'cart-checkout/enter-cart': EnterCart };

  it('SITE-9 leads to the cart when the cart is ready', async () => {
    const { address } = renderInShop(<Header />, { modules });
    await user.click(cartButton());
    await user.click(screen.getByRole('button', { name: 'ready' }));
    await vi.waitFor(() => expect(address()).toBe('/cart'));
    expect(screen.queryByRole('button', { name: 'ready' })).not.toBeInTheDocument();
  });

  it('PROM-70 leads there before the session is rendered', () => {
    const { store } = renderInShop(<Header />, { modules });
    act(() => store.set(sessionState, { status: 'unknown' }));
    fireEvent.click(cartButton());
    expect(screen.getByRole('button', { name: 'ready' })).toBeVisible();
  });

  it('stays on the page when the add-on is declined', async () => {
    const { address } = renderInShop(<Header />, { at: '/about', modules });
    await user.click(cartButton());
    await user.click(screen.getByRole('button', { name: 'stay' }));
    await vi.waitFor(() => expect(address()).toBe('/about'));
    expect(screen.queryByRole('button', { name: 'stay' })).not.toBeInTheDocument();
  });

  it('shows a spinner while the question loads', async () => {
    renderInShop(<Header />);
    await user.click(cartButton());
    expect(screen.getByRole('status', { name: messages.enteringCart })).toBeInTheDocument();
  });

  it('leads to the cart without a question when it cannot be loaded', async () => {
    const { address } = renderWithDeadRemotes(<Header />);
    await user.click(cartButton());
    await vi.waitFor(() => expect(address()).toBe('/cart'));
  });
});
