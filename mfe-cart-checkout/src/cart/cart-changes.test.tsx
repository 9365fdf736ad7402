// @module-tag all
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  addCartItem,
  getCart,
  getPriceSummary,
  removeCartItem,
  setCartItem,
} from 'shared-contracts/cart/endpoints';
import { questionAtom } from 'shared-contracts/remotes';
import { errorResponse, hear, type MockApi, networkError } from 'shared-contracts/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { messages } from '../messages.ts';
import { SAGE, WALNUT } from '../testing/sample-cart.ts';
import { cart, cartApi, lineOf, openCart } from './cart-fixture.tsx';

const words = messages.cart;

let api: MockApi;
beforeEach(() => {
  api = cartApi();
});

describe('changing the cart', () => {
  it("CART-5 PRICE-22 shows a quantity at once, sets it, shows the server's cart and sends cart-updated", async () => {
    const updated = hear('cart-updated');
    let finish = () => {};
    api.respond(setCartItem, async () => {
      await new Promise<void>((resolve) => (finish = resolve));
      cart.items = [{ ...WALNUT, quantity: 5 }, SAGE];
      return { ...WALNUT, quantity: 5 };
    });
    openCart();
    const walnut = await lineOf('Walnut Gloss');
    await userEvent.click(walnut.getByRole('button', { name: 'One more' }));
    expect(walnut.getByText('₹24,250.00')).toBeInTheDocument();
    expect(await screen.findByText('2 products, 7 pieces')).toBeInTheDocument();
    expect(updated).not.toHaveBeenCalled();
    const sums = await screen.findByText('₹27,780.00');
    expect(sums.closest('dl')).toHaveAttribute('aria-busy', 'true');
    finish();
    await waitFor(() => expect(updated).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(sums.closest('dl')).toHaveAttribute('aria-busy', 'false'));
    expect(walnut.getByText('₹24,250.00')).toBeInTheDocument();
    expect(api.callsOf(setCartItem).map(({ body }) => body)).toEqual([
      { product_id: 'WAL-115', material: 'Sheet', quantity: 5 },
    ]);
    expect([api.callsOf(getCart), api.callsOf(getPriceSummary)].map(({ length }) => length)).toEqual([2, 2]);
  });

  it('CART-26 counts every click, also while a change is being saved', async () => {
    api.respond(setCartItem, ({ body }) => {
      cart.items = [{ ...WALNUT, quantity: Number(body['quantity']) }, SAGE];
      return WALNUT;
    });
    openCart();
    const walnut = await lineOf('Walnut Gloss');
    for (let click = 0; click < 5; click += 1) {
      fireEvent.click(walnut.getByRole('button', { name: 'One more' }));
    }
    expect(walnut.getByRole('spinbutton')).toHaveValue('9');
    const lastSent = () => api.callsOf(setCartItem).at(-1)?.body;
    await waitFor(() => expect(lastSent()).toMatchObject({ quantity: 9 }));
    expect(walnut.getByRole('spinbutton')).toHaveValue('9');
  });

  it('PRICE-22 shows the sums of a second piece only when the server has it', async () => {
    cart.items = [{ ...WALNUT, quantity: 1 }];
    let finish = () => {};
    api.respond(setCartItem, async () => {
      await new Promise<void>((resolve) => (finish = resolve));
      cart.items = [{ ...WALNUT, quantity: 2 }];
      return WALNUT;
    });
    openCart();
    await userEvent.click((await lineOf('Walnut Gloss')).getByRole('button', { name: 'One more' }));
    expect(await screen.findByRole('heading', { name: 'Price details' })).toBeInTheDocument();
    expect(screen.getByRole('status', { name: 'The price details are loading' })).toBeInTheDocument();
    expect(api.callsOf(getPriceSummary)).toHaveLength(0);
    finish();
    expect(await screen.findByText('₹27,780.00')).toBeInTheDocument();
  });

  it.each([
    ['by its button', 4, 'Remove Walnut Gloss'],
    ['by a quantity of 0', 1, 'One less'],
  ])('CART-16 removes a line %s', async (_, quantity, button) => {
    cart.items = [{ ...WALNUT, quantity }, SAGE];
    api.respond(removeCartItem, () => {
      cart.items = [SAGE];
      return { message: 'Removed' };
    });
    openCart();
    await userEvent.click((await lineOf('Walnut Gloss')).getByRole('button', { name: button }));
    expect(screen.queryByRole('heading', { name: 'Walnut Gloss' })).not.toBeInTheDocument();
    await waitFor(() => expect(api.callsOf(getCart)).toHaveLength(2));
    expect(api.callsOf(removeCartItem)[0]?.query).toEqual({ product_id: 'WAL-115', material: 'Sheet' });
  });

  it('CART-27 removes the last line, and shows the empty cart with Undo', async () => {
    cart.items = [WALNUT];
    api.respond(removeCartItem, () => {
      cart.items = [];
      return { message: 'Removed' };
    });
    openCart();
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Walnut Gloss' }));
    expect(await screen.findByRole('heading', { name: words.empty })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Undo removing Walnut Gloss' })).toBeInTheDocument();
  });

  it('SITE-25 removes one line on a double click', async () => {
    api.respond(removeCartItem, () => {
      cart.items = [SAGE];
      return { message: 'Removed' };
    });
    openCart();
    fireEvent.click(await screen.findByRole('button', { name: 'Remove Walnut Gloss' }), { detail: 1 });
    fireEvent.click(screen.getByRole('button', { name: 'Undo removing Walnut Gloss' }), { detail: 2 });
    fireEvent.click(screen.getByRole('button', { name: 'Remove Sage Matt' }), { detail: 2 });
    await waitFor(() => expect(api.callsOf(getCart)).toHaveLength(2));
    expect(screen.getByRole('heading', { name: 'Sage Matt' })).toBeInTheDocument();
    expect(api.callsOf(removeCartItem)).toHaveLength(1);
  });

  it.each([
    ['a quantity', setCartItem, 'One less', 'Failed to update the quantity.'],
    ['a removal', removeCartItem, 'Remove Walnut Gloss', 'Failed to remove the item.'],
  ])(
    'CART-17 alerts when %s fails, takes it back and refetches the cart',
    async (_, endpoint, button, message) => {
      cart.items = [WALNUT];
      api.respond(endpoint, () => {
        cart.items = [{ ...WALNUT, quantity: 9 }];
        return networkError();
      });
      const { store } = openCart();
      await userEvent.click(await screen.findByRole('button', { name: button }));
      await waitFor(() => expect(store.get(questionAtom)).toMatchObject({ message, confirmLabel: words.ok }));
      expect(store.get(questionAtom)?.cancelLabel).toBeUndefined();
      expect(await screen.findByText('₹43,650.00')).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
    },
  );

  it("CART-28 alerts with the server's message, which stays on the line until its next change", async () => {
    cart.items = [WALNUT];
    api.respond(setCartItem, () =>
      errorResponse(409, { message: 'A cart can hold at most 999 of one product.' }),
    );
    const { store } = openCart();
    const walnut = await lineOf('Walnut Gloss');
    await userEvent.click(walnut.getByRole('button', { name: 'One more' }));
    await waitFor(() =>
      expect(store.get(questionAtom)?.message).toBe('A cart can hold at most 999 of one product.'),
    );
    expect(walnut.getByText('A cart can hold at most 999 of one product.')).toBeInTheDocument();
    api.respond(setCartItem, () => WALNUT);
    await userEvent.click(walnut.getByRole('button', { name: 'One less' }));
    expect(walnut.queryByText('A cart can hold at most 999 of one product.')).not.toBeInTheDocument();
  });

  it('leaves the end of the session to the shell', async () => {
    const expired = hear('session-expired');
    cart.items = [WALNUT];
    api.respond(setCartItem, () => errorResponse(401, { error: 'jwt expired' }));
    const { store } = openCart();
    await userEvent.click(await screen.findByRole('button', { name: 'One more' }));
    await waitFor(() => expect(expired).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(screen.getByRole('spinbutton')).toHaveValue('4'));
    expect(store.get(questionAtom)).toBeNull();
  });
});

describe('undoing a removal', () => {
  beforeEach(() => {
    api.respond(removeCartItem, () => {
      cart.items = cart.items.filter(({ Product }) => Product.product_id !== 'WAL-115');
      return { message: 'Removed' };
    });
    api.respond(addCartItem, ({ body }) => {
      cart.items = [...cart.items, { ...WALNUT, cart_item_id: 9, quantity: Number(body['quantity']) }];
      return WALNUT;
    });
  });
  const lines = () =>
    within(screen.getByRole('list', { name: words.items }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.slice(0, 9));

  it('CART-27 brings the line back with its quantity, in its place, by keyboard alone', async () => {
    openCart();
    const remove = (await lineOf('Walnut Gloss')).getByRole('button', { name: 'Remove Walnut Gloss' });
    remove.focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('Walnut Gloss was removed.')).toBeInTheDocument();
    const undo = screen.getByRole('button', { name: 'Undo removing Walnut Gloss' });
    expect(undo).toHaveFocus();
    await waitFor(() => expect(api.callsOf(getCart)).toHaveLength(2));
    expect(undo).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('link', { name: 'Walnut Gloss' })).toHaveFocus();
    await waitFor(() => expect(api.callsOf(getCart)).toHaveLength(3));
    expect(api.callsOf(addCartItem).map(({ body }) => body)).toEqual([
      { product_id: 'WAL-115', material: 'Sheet', quantity: 4 },
    ]);
    expect((await lineOf('Walnut Gloss')).getByRole('spinbutton')).toHaveValue('4');
    expect(lines().slice(0, 2)).toEqual(['Walnut Gl', 'Sage Matt']);
  });

  it('CART-27 stays possible as long as the shopper stays in the cart', async () => {
    openCart();
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Walnut Gloss' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove Sage Matt' }));
    await waitFor(() => expect(api.callsOf(removeCartItem)).toHaveLength(2));
    expect(screen.getByRole('button', { name: 'Undo removing Walnut Gloss' })).toBeInTheDocument();
  });
});
