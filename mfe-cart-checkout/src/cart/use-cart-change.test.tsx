import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getCart, getPriceSummary, removeCartItem, setCartItem } from 'shared-contracts/cart/endpoints';
import type { EndpointWireResponse } from 'shared-contracts/endpoint';
import { listen } from 'shared-contracts/events';
import { questionAtom } from 'shared-contracts/remotes';
import { forgetSession, storeSession } from 'shared-contracts/session';
import {
  errorResponse,
  type MockApi,
  mockApi,
  networkError,
  renderWithShell,
} from 'shared-contracts/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../messages.ts';
import { ADD_ON, SAGE, SUMMARY, WALNUT } from '../testing/sample-cart.ts';
import cartPage from './cart-page.tsx';

const words = messages.cart;
type Items = Extract<EndpointWireResponse<typeof getCart>, unknown[]>;

let api: MockApi;
let items: Items;
let heard: AbortController;

beforeEach(() => {
  items = [WALNUT, SAGE, ADD_ON];
  api = mockApi();
  api.respond(getCart, () => (items.length > 0 ? items : { message: 'No items in cart' }));
  api.respond(getPriceSummary, () => SUMMARY);
  heard = new AbortController();
  storeSession({ token: 'token', phone: '9876543210' });
});

afterEach(() => {
  heard.abort();
  forgetSession();
});

const setUp = () => renderWithShell(<cartPage.Page />, { at: '/cart' });
const lineOf = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('li') as HTMLElement);

describe('changing the cart', () => {
  it("sets a quantity, shows the server's cart and sends cart-updated", async () => {
    const updated = vi.fn();
    listen('cart-updated', updated, heard.signal);
    api.respond(setCartItem, () => {
      items = [{ ...WALNUT, quantity: 5 }, SAGE];
      return { ...WALNUT, quantity: 5 };
    });
    setUp();
    const walnut = await lineOf('Walnut Gloss');
    await userEvent.click(walnut.getByRole('button', { name: 'One more' }));
    expect(await walnut.findByText('₹24,250.00')).toBeInTheDocument();
    expect(api.callsOf(setCartItem).map(({ body }) => body)).toEqual([
      { product_id: 'WAL-115', material: 'Sheet', quantity: 5 },
    ]);
    expect(updated).toHaveBeenCalledTimes(1);
    expect([api.callsOf(getCart), api.callsOf(getPriceSummary)].map(({ length }) => length)).toEqual([2, 2]);
  });

  it('ignores further changes of a busy line and leaves other lines enabled', async () => {
    let finish = () => {};
    api.respond(setCartItem, () => new Promise((resolve) => (finish = () => resolve(WALNUT))));
    setUp();
    const walnut = await lineOf('Walnut Gloss');
    const more = walnut.getByRole('button', { name: 'One more' });
    await userEvent.dblClick(more);
    expect(walnut.getByRole('button', { name: words.remove('Walnut Gloss') })).toBeDisabled();
    expect((await lineOf('Sage Matt')).getByRole('button', { name: 'One more' })).toHaveAttribute(
      'aria-disabled',
      'false',
    );
    expect(api.callsOf(setCartItem)).toHaveLength(1);
    finish();
    await waitFor(() => expect(more).toHaveAttribute('aria-disabled', 'false'));
  });

  it('removes a line and moves the focus to the heading', async () => {
    api.respond(removeCartItem, () => {
      items = [WALNUT];
      return { message: 'Removed' };
    });
    setUp();
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Sage Matt' }));
    await waitFor(() => expect(screen.queryByText('Sage Matt')).not.toBeInTheDocument());
    expect(api.callsOf(removeCartItem)[0]?.query).toEqual({ product_id: 'SAG-20', material: 'Sheet' });
    await waitFor(() => expect(screen.getByText('Your cart')).toHaveFocus());
  });

  it.each([
    ['changes a quantity', 'One more', setCartItem],
    ['removes a line', words.remove('Walnut Gloss'), removeCartItem],
  ])('%s once on two clicks before the next render', async (_, name, endpoint) => {
    api.respond(setCartItem, () => WALNUT);
    api.respond(removeCartItem, () => ({ message: 'Removed' }));
    setUp();
    const button = (await lineOf('Walnut Gloss')).getByRole('button', { name });
    act(() => {
      button.click();
      button.click();
    });
    await waitFor(() => expect(api.callsOf(getCart)).toHaveLength(2));
    expect(api.callsOf(endpoint)).toHaveLength(1);
  });

  it('removes one line on a double click, even if the next line has moved under the pointer', async () => {
    api.respond(removeCartItem, () => {
      items = [SAGE];
      return { message: 'Removed' };
    });
    setUp();
    fireEvent.click(await screen.findByRole('button', { name: 'Remove Walnut Gloss' }), { detail: 1 });
    await waitFor(() => expect(screen.queryByText('Walnut Gloss')).not.toBeInTheDocument());
    fireEvent.click(screen.getByRole('button', { name: 'Remove Sage Matt' }), { detail: 2 });
    expect(screen.getByRole('button', { name: 'Remove Sage Matt' })).toBeEnabled();
    expect(api.callsOf(removeCartItem)).toHaveLength(1);
  });

  it('removes a line whose quantity becomes 0', async () => {
    items = [{ ...WALNUT, quantity: 1 }];
    api.respond(setCartItem, () => {
      items = [];
      return { message: 'Removed' };
    });
    setUp();
    await userEvent.click(await screen.findByRole('button', { name: 'One less' }));
    expect(await screen.findByRole('heading', { name: words.empty })).toBeInTheDocument();
    expect(api.callsOf(setCartItem)[0]?.body).toMatchObject({ quantity: 0 });
  });

  it.each([
    ['a quantity', setCartItem, 'One less', 'Failed to update the quantity.'],
    ['a removal', removeCartItem, 'Remove Walnut Gloss', 'Failed to remove the item.'],
  ])('alerts when %s fails and refetches the cart', async (_, endpoint, button, message) => {
    items = [WALNUT];
    api.respond(endpoint, () => {
      items = [{ ...WALNUT, quantity: 9 }];
      return networkError();
    });
    const { store } = setUp();
    await userEvent.click(await screen.findByRole('button', { name: button }));
    await waitFor(() => expect(store.get(questionAtom)).toMatchObject({ message, confirmLabel: words.ok }));
    expect(store.get(questionAtom)?.cancelLabel).toBeUndefined();
    expect(await screen.findByText('₹43,650.00')).toBeInTheDocument();
  });

  it("alerts with the server's message", async () => {
    items = [WALNUT];
    api.respond(setCartItem, () =>
      errorResponse(409, { message: 'A cart holds at most 999 of one product.' }),
    );
    const { store } = setUp();
    await userEvent.click(await screen.findByRole('button', { name: 'One more' }));
    await waitFor(() =>
      expect(store.get(questionAtom)?.message).toBe('A cart holds at most 999 of one product.'),
    );
  });

  it('leaves the end of the session to the shell', async () => {
    const expired = vi.fn();
    listen('session-expired', expired, heard.signal);
    items = [WALNUT];
    api.respond(setCartItem, () => errorResponse(401, { error: 'jwt expired' }));
    const { store } = setUp();
    const more = await screen.findByRole('button', { name: 'One more' });
    await userEvent.click(more);
    await waitFor(() => expect(expired).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(more).toHaveAttribute('aria-disabled', 'false'));
    expect(store.get(questionAtom)).toBeNull();
  });
});
