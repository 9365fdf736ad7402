// @module-tag all
// Over 250 lines because one button has a cart, a key and a login to it, which share their set-up.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addCartItem } from 'shared-contracts/cart/endpoints';
import { type AddToCartProps, toastsAtom } from 'shared-contracts/remotes';
import { forgetSession, storeSession } from 'shared-contracts/session';
import {
  errorResponse,
  hear,
  type MockApi,
  mockApi,
  networkError,
  renderWithShell,
} from 'shared-contracts/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FIRST_SESSION, settleLogins } from '../testing/login-stub.ts';
import { WALNUT } from '../testing/sample-cart.ts';
import AddToCart from './add-to-cart.tsx';
import { addToCartMessages } from './add-to-cart-messages.ts';

const words = addToCartMessages;
const PRODUCT: AddToCartProps = {
  product_id: 'WAL-115',
  material: 'Sheet',
  colour_name: 'Walnut Gloss',
  selling_price: 4850,
};
let api: MockApi;

beforeEach(() => {
  api = mockApi();
  api.respond(addCartItem, () => WALNUT);
  storeSession(FIRST_SESSION);
});

function setUp(product: Partial<AddToCartProps> = {}) {
  const { store } = renderWithShell(<AddToCart {...PRODUCT} {...product} />);
  const addButton = screen.getByRole('button', { name: words.add });
  const toasts = () => store.get(toastsAtom).map(({ message }) => message);
  return { store, addButton, toasts, add: () => userEvent.click(addButton) };
}

describe('add to cart', () => {
  it('CART-2 CART-5 PROD-20 adds the chosen quantity, shows a toast with Go To Cart and sends cart-updated', async () => {
    const updated = hear('cart-updated');
    const { add, store } = setUp();
    await userEvent.click(screen.getByRole('button', { name: 'One more' }));
    await add();
    await waitFor(() =>
      expect(store.get(toastsAtom)).toEqual([
        expect.objectContaining({
          tone: 'good',
          message: 'Product added to cart!',
          action: { label: 'Go To Cart', to: '/cart' },
        }),
      ]),
    );
    expect(api.callsOf(addCartItem).map(({ body }) => body)).toEqual([
      { product_id: 'WAL-115', material: 'Sheet', quantity: 2 },
    ]);
    expect(updated).toHaveBeenCalledTimes(1);
  });

  it('works by keyboard alone', async () => {
    const { toasts } = setUp();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('2');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(toasts()).toEqual([words.added]));
    expect(api.callsOf(addCartItem)[0]?.body).toMatchObject({ quantity: 3 });
    await userEvent.tab();
    expect(screen.getByRole('link', { name: words.goToCart })).toHaveFocus();
  });

  it('CART-7 PROD-11 never goes below one', async () => {
    setUp();
    await userEvent.click(screen.getByRole('button', { name: 'One less' }));
    expect(screen.getByRole('group', { name: words.quantityOf('Walnut Gloss') })).toHaveTextContent('1');
  });

  it('PROD-11 adds a typed quantity, also when the button is clicked from within the field', async () => {
    const { add } = setUp();
    await userEvent.type(screen.getByRole('spinbutton'), '12');
    await add();
    await waitFor(() => expect(api.callsOf(addCartItem)[0]?.body).toMatchObject({ quantity: 12 }));
  });

  it('CART-7 adds nothing while its quantity cannot be read, and leads back to it', async () => {
    const { add } = setUp();
    await userEvent.type(screen.getByRole('spinbutton'), '1500');
    await add();
    expect(screen.getByRole('alert')).toHaveTextContent('from 1 to 999');
    expect(screen.getByRole('spinbutton')).toHaveValue('1500');
    expect(screen.getByRole('spinbutton')).toHaveFocus();
    expect(api.callsOf(addCartItem)).toEqual([]);
  });

  it('PROD-12 links to the cart', () => {
    setUp();
    expect(screen.getByRole('link', { name: 'Go To Cart' })).toHaveAttribute('href', '/cart');
  });

  it('shows quantity, price and list price of what the button adds', async () => {
    setUp({ material: 'HDF', selling_price: 61_728.25, actual_price: 70_000 });
    await userEvent.click(screen.getByRole('button', { name: 'One more' }));
    expect(screen.getByText('2 boards · Walnut Gloss')).toBeInTheDocument();
    expect(screen.getByText('₹1,23,456.50')).toBeInTheDocument();
    expect(screen.getByText('₹1,40,000.00').closest('s')).toBeInTheDocument();
  });

  it('PROM-7 ignores clicks while a request is pending', async () => {
    let finish = () => {};
    api.respond(addCartItem, () => new Promise((resolve) => (finish = () => resolve(WALNUT))));
    const { add, addButton, toasts } = setUp();
    await add();
    await add();
    expect(addButton).toHaveAttribute('aria-busy', 'true');
    finish();
    await waitFor(() => expect(toasts()).toEqual([words.added]));
    expect(addButton).not.toHaveAttribute('aria-busy');
    expect(api.callsOf(addCartItem)).toHaveLength(1);
  });

  it('SITE-25 adds once on two clicks before the next render', async () => {
    const { addButton, toasts } = setUp();
    act(() => {
      addButton.click();
      addButton.click();
    });
    await waitFor(() => expect(toasts()).toEqual([words.added]));
    expect(api.callsOf(addCartItem)).toHaveLength(1);
  });

  it('SITE-25 adds once on a double click, even if the response comes between the clicks', async () => {
    const { addButton, toasts } = setUp();
    fireEvent.click(addButton, { detail: 1 });
    await waitFor(() => expect(toasts()).toEqual([words.added]));
    await waitFor(() => expect(addButton).not.toHaveAttribute('aria-busy'));
    fireEvent.click(addButton, { detail: 2 });
    expect(addButton).not.toHaveAttribute('aria-busy');
    expect(api.callsOf(addCartItem)).toHaveLength(1);
  });

  it('cannot add a product without a price and explains why', () => {
    const { addButton } = setUp({ selling_price: null });
    expect(addButton).toBeDisabled();
    expect(addButton).toHaveAccessibleDescription(words.noPrice);
  });

  it('CART-1 reports a missing product id', async () => {
    const { add, toasts } = setUp({ product_id: '' });
    await add();
    expect(toasts()).toEqual(['Product information is missing.']);
    expect(api.callsOf(addCartItem)).toHaveLength(0);
  });

  it('CART-4 shows a failure and can be clicked again', async () => {
    const updated = hear('cart-updated');
    api.respond(addCartItem, () => errorResponse(404, {}));
    const { add, addButton, toasts } = setUp();
    await add();
    await waitFor(() => expect(toasts()).toEqual(['Product not found.']));
    expect(addButton).not.toHaveAttribute('aria-busy');
    expect(updated).not.toHaveBeenCalled();
  });
});

describe('the key of a press', () => {
  const keys = () => api.callsOf(addCartItem).map(({ idempotencyKey }) => idempotencyKey);

  it('CART-60 is another one for each press', async () => {
    const { add } = setUp();
    await add();
    await waitFor(() => expect(keys()).toHaveLength(1));
    await add();
    await waitFor(() => expect(keys()).toHaveLength(2));
    expect(new Set(keys()).size).toBe(2);
    expect(keys().every(Boolean)).toBe(true);
  });

  it.each([
    ['no response', () => networkError()],
    ['a server fault', () => errorResponse(502, {})],
    ['an answer of another shape', () => errorResponse(200, {})],
  ])('CART-60 is the same one after %s, until it is known', async (_, answer) => {
    api.respond(addCartItem, answer);
    const { add, toasts } = setUp();
    await add();
    await waitFor(() => expect(toasts()).toHaveLength(1));
    api.respond(addCartItem, () => WALNUT);
    await add();
    await waitFor(() => expect(toasts()).toContain(words.added));
    await add();
    await waitFor(() => expect(keys()).toHaveLength(3));
    expect(keys()[1]).toBe(keys()[0]);
    expect(keys()[2]).not.toBe(keys()[0]);
  });

  it('CART-60 is another one for another quantity, and after a refusal', async () => {
    api.respond(addCartItem, networkError);
    const { add, toasts } = setUp();
    await add();
    await waitFor(() => expect(toasts()).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'One more' }));
    api.respond(addCartItem, () => errorResponse(409, {}));
    for (const times of [2, 3]) {
      await add();
      await waitFor(() => expect(keys()).toHaveLength(times));
    }
    expect(new Set(keys()).size).toBe(3);
  });

  it('CART-60 is the same one before and after a login', async () => {
    settleLogins(true);
    api.respond(addCartItem, ({ token }) => (token === 'first' ? errorResponse(401, {}) : WALNUT));
    const { add, toasts } = setUp({ product_id: 'OAK-210' });
    await add();
    await waitFor(() => expect(toasts()).toContain(words.added));
    expect(keys()).toHaveLength(2);
    expect(keys()[1]).toBe(keys()[0]);
  });
});

describe('add to cart without a session', () => {
  it('CART-3 requests a login and adds exactly once after it', async () => {
    forgetSession();
    const reasons = settleLogins(true);
    const { add, toasts } = setUp();
    await add();
    await waitFor(() => expect(toasts()).toEqual(['Login successful! Retrying...', words.added]));
    expect(reasons).toEqual(['Please log in to add items.']);
    expect(api.callsOf(addCartItem).map(({ token }) => token)).toEqual(['second']);
  });

  it('CART-3 does the same for an expired token, without ending the session', async () => {
    const expired = hear('session-expired');
    settleLogins(true);
    api.respond(addCartItem, ({ token }) =>
      token === 'first' ? errorResponse(401, { error: 'jwt expired' }) : WALNUT,
    );
    const { add, toasts } = setUp();
    await add();
    await waitFor(() => expect(toasts()).toContain(words.added));
    expect(api.callsOf(addCartItem)).toHaveLength(2);
    expect(expired).not.toHaveBeenCalled();
  });

  it('does not request a second login when the retry is rejected', async () => {
    const reasons = settleLogins(true);
    api.respond(addCartItem, () => errorResponse(401, { error: 'invalid token' }));
    const { add, toasts } = setUp();
    await add();
    await waitFor(() => expect(toasts()).toContain('Please log in to add items.'));
    expect(api.callsOf(addCartItem)).toHaveLength(2);
    expect(reasons).toHaveLength(1);
  });

  it('retries exactly once, whatever the result', async () => {
    settleLogins(true);
    api.respond(addCartItem, ({ token }) => errorResponse(token === 'first' ? 401 : 502));
    const { add, toasts } = setUp();
    await add();
    await waitFor(() => expect(toasts()).toContain('Error: 502'));
    expect(api.callsOf(addCartItem)).toHaveLength(2);
  });

  it('adds nothing when the login is closed', async () => {
    forgetSession();
    settleLogins(false);
    const { add, addButton, toasts } = setUp();
    await add();
    await waitFor(() => expect(addButton).not.toHaveAttribute('aria-busy'));
    expect(toasts()).toEqual([]);
    expect(api.callsOf(addCartItem)).toHaveLength(0);
  });

  it('CART-3 shows the retry message for 2 s', async () => {
    forgetSession();
    settleLogins(true);
    const { addButton, store } = setUp();
    addButton.click();
    await vi.waitFor(() =>
      expect(store.get(toastsAtom)).toContainEqual(
        expect.objectContaining({ message: words.retrying, shownFor: 2_000 }),
      ),
    );
  });
});
