import { act, screen, waitFor } from '@testing-library/react';
import { emit } from 'shared-contracts/events';
import type { AddIntentProps } from 'shared-contracts/remotes';
import { INTENT_LIFETIME, type Intent } from 'shared-contracts/session';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../messages.ts';
import { logIn } from '../testing/login-stub.tsx';
import { CUSTOMER, renderInShop, renderWithDeadRemotes } from '../testing/shop-fixture.tsx';
import { customerApi } from './session-fixture.tsx';

const ITEM = { product_id: 'P1', material: 'Sheet', quantity: 2 };
const ADD: Intent = { kind: 'add-to-cart', item: ITEM };

const adding = vi.fn();
function AddIntent({ item }: AddIntentProps) {
  adding(item);
  return <p>adding</p>;
}
const modules = { 'cart-checkout/add-intent': AddIntent };

/** Stores an intent as if by a tab that has since been closed. */
function keptEarlier(intent: Intent): void {
  const kept = [{ id: 'closed tab', until: Date.now() + INTENT_LIFETIME, intent }];
  localStorage.setItem('laminate-shop.intents', JSON.stringify(kept));
}

beforeEach(() => {
  customerApi();
  adding.mockClear();
});

describe('what a visitor wanted before a reload', () => {
  it('SESS-13 is added to the cart after the login, once', async () => {
    keptEarlier(ADD);
    renderInShop(null, { modules });
    logIn();
    act(() => emit('session-started', { phone: CUSTOMER.phone }));
    await screen.findByText('adding');
    act(() => emit('session-started', { phone: CUSTOMER.phone }));
    expect(new Set(adding.mock.calls.map(([item]) => item))).toEqual(new Set([ITEM]));
    expect(screen.getAllByText('adding')).toHaveLength(1);
  });

  it('SESS-13 leads to the cart after the login', async () => {
    keptEarlier({ kind: 'enter-cart' });
    const { address } = renderInShop(null);
    logIn();
    act(() => emit('session-started', { phone: CUSTOMER.phone }));
    await waitFor(() => expect(address()).toBe('/cart'));
  });

  it('is carried out at the start of a tab that is logged in', async () => {
    keptEarlier(ADD);
    logIn();
    renderInShop(null, { modules });
    await screen.findByText('adding');
  });

  it('waits for a login', async () => {
    keptEarlier(ADD);
    renderInShop(null, { modules });
    await act(async () => undefined);
    expect(adding).not.toHaveBeenCalled();
  });

  it('is left to the tab that the customer sees', async () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    keptEarlier(ADD);
    logIn();
    renderInShop(null, { modules });
    await act(async () => undefined);
    expect(adding).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it('shows a message when the cart’s remote cannot be loaded', async () => {
    keptEarlier(ADD);
    logIn();
    renderWithDeadRemotes(null);
    expect(await screen.findByText(messages.intentFailed)).toBeVisible();
  });
});
