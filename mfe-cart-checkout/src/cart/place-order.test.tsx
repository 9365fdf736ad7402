// @module-tag all
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  getCart,
  getCartCharges,
  getPriceSummary,
  setCartItem,
  updateAddOn,
} from 'shared-contracts/cart/endpoints';
import { toastsAtom } from 'shared-contracts/remotes';
import { storeSession } from 'shared-contracts/session';
import {
  errorResponse,
  type MockApi,
  mockApi,
  networkError,
  renderWithShell,
} from 'shared-contracts/testing';
import { aCartItem } from 'shared-contracts/testing/builders';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../messages.ts';
import { FIRST_SESSION, settleLogins } from '../testing/login-stub.ts';
import { ADD_ON, CHARGES, SAGE, SUMMARY, WALNUT } from '../testing/sample-cart.ts';
import cartPage from './cart-page.tsx';

const words = messages.placeOrder;

let api: MockApi;
let items: (typeof WALNUT)[];

beforeEach(() => {
  items = [WALNUT, SAGE];
  api = mockApi();
  api.respond(getCart, () => items);
  api.respond(getCartCharges, () => CHARGES);
  api.respond(getPriceSummary, () => SUMMARY);
  api.respond(updateAddOn, () => {
    items = [...items.filter((item) => item !== ADD_ON), ADD_ON];
    return { message: 'The mandatory packaging item is in your cart.' };
  });
  storeSession(FIRST_SESSION);
});

async function setUp() {
  const shell = renderWithShell(<cartPage.Page />, { at: '/cart' });
  await screen.findByText('₹27,780.00');
  return {
    ...shell,
    button: screen.getByRole('button', { name: 'Place Order' }),
    toasts: () => shell.store.get(toastsAtom).map(({ message }) => message),
  };
}

describe('Place Order', () => {
  it('CART-13 CART-24 brings the add-on up to date, then opens the checkout with the coupon code', async () => {
    const { button, address } = await setUp();
    await userEvent.click(button);
    await waitFor(() => expect(address()).toBe('/checkout?coupon=MONSOON'));
    expect(api.callsOf(updateAddOn)).toHaveLength(1);
  });

  it('CART-24 opens the checkout without a coupon where there is none', async () => {
    api.respond(getPriceSummary, () => ({ ...SUMMARY, coupon_code: null, coupon_discount: 0 }));
    const { button, address } = await setUp();
    await userEvent.click(button);
    await waitFor(() => expect(address()).toBe('/checkout'));
  });

  it('CART-24 runs once on a double click', async () => {
    const { button, address } = await setUp();
    act(() => {
      button.click();
      button.click();
    });
    fireEvent.click(button, { detail: 2 });
    await waitFor(() => expect(address()).toBe('/checkout?coupon=MONSOON'));
    expect(api.callsOf(updateAddOn)).toHaveLength(1);
  });

  it('CART-24 waits for a quantity that is still being saved', async () => {
    let finish = () => {};
    api.respond(setCartItem, async () => {
      await new Promise<void>((resolve) => (finish = resolve));
      items = [{ ...WALNUT, quantity: 5 }, SAGE];
      return WALNUT;
    });
    const { button, address } = await setUp();
    const [more] = screen.getAllByRole('button', { name: 'One more' });
    await userEvent.click(more ?? button);
    await userEvent.click(button);
    expect(api.callsOf(updateAddOn)).toHaveLength(0);
    finish();
    await waitFor(() => expect(address()).toBe('/checkout?coupon=MONSOON'));
  });

  it('CART-24 goes on when the server finds the cart too small for the add-on, and shows why it stays', async () => {
    api.respond(updateAddOn, () => {
      items = [{ ...WALNUT, quantity: 1 }];
      return errorResponse(400, {
        message: 'Addons can be added only when there are 2 or more non-addon items in the cart',
      });
    });
    const { button, address } = await setUp();
    await userEvent.click(button);
    expect(await screen.findByRole('heading', { name: 'Almost There!' })).toBeInTheDocument();
    expect(address()).toBe('/cart');
  });

  it.each([
    ['the server fails', () => errorResponse(500, { message: 'The database is resting.' })],
    ['there is no response', () => networkError()],
  ])('CART-25 says that the cart could not be verified when %s, and can be tried again', async (_, fail) => {
    const sync = vi.fn(fail);
    api.respond(updateAddOn, sync);
    const { button, address } = await setUp();
    await userEvent.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Could not verify your cart before proceeding. Please refresh and try again.',
    );
    expect(address()).toBe('/cart');
    const reads = api.callsOf(getCart).length;
    await userEvent.click(screen.getByRole('button', { name: words.refresh }));
    await waitFor(() => expect(api.callsOf(getCart)).toHaveLength(reads + 1));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(button).not.toHaveAttribute('aria-busy');
  });

  it.each([
    ['a quantity', () => (items = [{ ...WALNUT, quantity: 9 }, SAGE])],
    ['a price', () => (items = [aCartItem({ Product: { selling_price: 5000 } }), SAGE])],
    [
      'the coupon',
      () =>
        api.respond(getPriceSummary, () => ({
          ...SUMMARY,
          coupon_code: null,
          coupon_problem: { coupon_code: 'MONSOON', message: 'Invalid or expired coupon code.' },
        })),
    ],
  ])('CART-30 stays when %s has changed since it was shown', async (_, change) => {
    const { button, address } = await setUp();
    change();
    await userEvent.click(button);
    expect(await screen.findByText(words.changed)).toBeInTheDocument();
    expect(address()).toBe('/cart');
    await userEvent.click(button);
    await waitFor(() => expect(address()).toMatch(/^\/checkout/));
  });

  it('CART-30 asks to remove a product that has no price', async () => {
    items = [WALNUT, { ...SAGE, Product: { ...SAGE.Product, selling_price: null } }];
    const { button, address } = await setUp();
    await userEvent.click(button);
    expect(screen.getByRole('alert')).toHaveTextContent(words.unpriced);
    expect(api.callsOf(updateAddOn)).toHaveLength(0);
    expect(address()).toBe('/cart');
  });
});

describe('Place Order without a session', () => {
  const expired = ({ token }: { token: string | undefined }) => {
    if (token === 'first') errorResponse(401, { error: 'jwt expired' });
    return { message: 'The mandatory packaging item is in your cart.' };
  };

  it('CART-25 asks to log in, opens the login after 3 s and goes on after it', async () => {
    const { button, toasts, address } = await setUp();
    api.respond(updateAddOn, expired);
    const reasons = settleLogins(true);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    button.click();
    await vi.waitFor(() => expect(toasts()).toEqual(['Please log in to proceed.']));
    await vi.advanceTimersByTimeAsync(2_500);
    expect(reasons).toEqual([]);
    await vi.advanceTimersByTimeAsync(500);
    vi.useRealTimers();
    await waitFor(() => expect(address()).toBe('/checkout?coupon=MONSOON'));
    expect(reasons).toEqual(['Please log in to proceed.']);
  });

  it('CART-25 stays when the login is closed', async () => {
    const { button, address } = await setUp();
    api.respond(updateAddOn, expired);
    const reasons = settleLogins(false);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    button.click();
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    await waitFor(() => expect(reasons).toHaveLength(1));
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    expect(address()).toBe('/cart');
  });
});
