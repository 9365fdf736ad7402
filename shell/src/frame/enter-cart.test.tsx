// @module-tag all
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { sessionState } from 'shared-contracts/frame';
import type { EnterCartProps } from 'shared-contracts/remotes';
import { beforeEach, describe, expect, it } from 'vitest';
import { messages } from '../messages.ts';
import { logIn } from '../testing/login-stub.tsx';
import { renderInShop, renderWithDeadRemotes } from '../testing/shop-fixture.tsx';
import { Header } from './header.tsx';
import { headerUnderTest } from './header-fixture.tsx';

let user: UserEvent;
beforeEach(() => {
  ({ user } = headerUnderTest());
});

const cartButton = () => screen.getByRole('button', { name: /^Cart/ });

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

describe('the cart icon of a customer', () => {
  beforeEach(() => logIn());
  const modules = { 'cart-checkout/enter-cart': EnterCart };

  it('SITE-9 leads to the cart when the cart is ready', async () => {
    const { address } = renderInShop(<Header />, { modules });
    await user.click(cartButton());
    await user.click(screen.getByRole('button', { name: 'ready' }));
    await waitFor(() => expect(address()).toBe('/cart'));
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
    await waitFor(() => expect(address()).toBe('/about'));
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
    await waitFor(() => expect(address()).toBe('/cart'));
  });
});
