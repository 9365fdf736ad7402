import { act, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { getAddonsCount, getCart, updateAddOn } from 'shared-contracts/cart/endpoints';
import { type OpenQuestion, questionAtom, toastsAtom } from 'shared-contracts/remotes';
import { storeSession } from 'shared-contracts/session';
import {
  errorResponse,
  hear,
  type MockApi,
  mockApi,
  networkError,
  renderWithShell,
} from 'shared-contracts/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cartQuery } from '../cart-data/cart-queries.ts';
import { FIRST_SESSION, settleLogins } from '../testing/login-stub.ts';
import { WALNUT } from '../testing/sample-cart.ts';
import EnterCart from './enter-cart.tsx';
import { enterCartMessages } from './enter-cart-messages.ts';

const words = enterCartMessages;
const sheets = (quantity: number) => ({ ...WALNUT, quantity });

let api: MockApi;

beforeEach(() => {
  api = mockApi();
  api.respond(getCart, () => [sheets(2)]);
  api.respond(getAddonsCount, () => ({ addOnsCount: 0 }));
  api.respond(updateAddOn, () => ({ message: 'Add-on updated' }));
  storeSession(FIRST_SESSION);
});

function setUp() {
  const onReady = vi.fn();
  const onStay = vi.fn();
  const { store, queries, container, unmount } = renderWithShell(
    <StrictMode>
      <EnterCart onReady={onReady} onStay={onStay} />
    </StrictMode>,
  );
  const toasts = () => store.get(toastsAtom).map(({ message }) => message);
  const question = async (): Promise<OpenQuestion> =>
    waitFor(() => {
      const open = store.get(questionAtom);
      if (!open) throw new Error('nothing is asked');
      return open;
    });
  const answer = async (confirmed: boolean) => {
    const open = await question();
    act(() => open.answer(confirmed));
    return open;
  };
  return { onReady, onStay, toasts, answer, question, queries, container, unmount };
}

describe('entering the cart', () => {
  it('opens the cart when the add-on is in it', async () => {
    api.respond(getAddonsCount, () => ({ addOnsCount: 1 }));
    const { onReady, onStay, toasts, container } = setUp();
    await waitFor(() => expect(onReady).toHaveBeenCalledTimes(1));
    expect(onStay).not.toHaveBeenCalled();
    expect(toasts()).toEqual([]);
    expect(container).toBeEmptyDOMElement();
  });

  it('CART-40 leaves its cart to the page', async () => {
    api.respond(getAddonsCount, () => ({ addOnsCount: 1 }));
    const { onReady, queries } = setUp();
    await waitFor(() => expect(onReady).toHaveBeenCalledTimes(1));
    expect(queries.getQueryData(cartQuery.queryKey)).toEqual([sheets(2)]);
  });

  it('CART-9 asks to add a missing add-on, adds it on confirmation and opens the cart', async () => {
    const updated = hear('cart-updated');
    const { onReady, answer } = setUp();
    const { title, cancelLabel } = await answer(true);
    expect([title, cancelLabel]).toEqual([words.addOnTitle, words.declineAddOn]);
    await waitFor(() => expect(onReady).toHaveBeenCalledTimes(1));
    expect(api.callsOf(updateAddOn)).toHaveLength(1);
    expect(updated).toHaveBeenCalledTimes(1);
  });

  it('CART-9 stays when the add-on is declined', async () => {
    const { onReady, onStay, answer } = setUp();
    await answer(false);
    await waitFor(() => expect(onStay).toHaveBeenCalledTimes(1));
    expect(onReady).not.toHaveBeenCalled();
    expect(api.callsOf(updateAddOn)).toHaveLength(0);
  });

  it.each([
    ['one sheet', () => [sheets(1)]],
    ['nothing', () => ({ message: 'No items in cart' })],
  ])('CART-10 explains to a cart of %s what is missing, then opens it', async (_, cart) => {
    api.respond(getCart, cart);
    const { onReady, answer } = setUp();
    const { message, cancelLabel } = await answer(true);
    expect(message).toBe('A minimum of 2 products are required to add the mandatory packaging item.');
    expect(cancelLabel).toBeUndefined();
    await waitFor(() => expect(onReady).toHaveBeenCalledTimes(1));
    expect(api.callsOf(updateAddOn)).toHaveLength(0);
  });

  it('CART-12 ignores that the cart has become too small in the meantime', async () => {
    api.respond(updateAddOn, () =>
      errorResponse(400, {
        message: 'Addons can be added only when there are 2 or more non-addon items in the cart',
      }),
    );
    const { onReady, toasts, answer } = setUp();
    await answer(true);
    await waitFor(() => expect(onReady).toHaveBeenCalledTimes(1));
    expect(toasts()).toEqual([]);
  });

  it.each([
    ['the cart', getCart],
    ['the add-ons', getAddonsCount],
  ])('CART-11 shows that %s could not be checked and stays', async (_, endpoint) => {
    api.respond(endpoint, () => networkError());
    const { onReady, onStay, toasts } = setUp();
    await waitFor(() => expect(onStay).toHaveBeenCalledTimes(1));
    expect(toasts()).toEqual(['Could not check cart. Please try again.']);
    expect(onReady).not.toHaveBeenCalled();
  });

  it('CART-11 shows that the add-on could not be added and stays', async () => {
    api.respond(updateAddOn, () => errorResponse(500));
    const { onStay, toasts, answer } = setUp();
    await answer(true);
    await waitFor(() => expect(onStay).toHaveBeenCalledTimes(1));
    expect(toasts()).toEqual(['Could not add mandatory item. Please try again.']);
  });

  it('calls no callback after it was unmounted', async () => {
    const { onReady, onStay, question, unmount } = setUp();
    const open = await question();
    unmount();
    await act(async () => open.answer(false));
    expect([onReady, onStay].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });
});

describe('entering the cart with an expired token', () => {
  const expired = ({ token }: { token: string | undefined }) =>
    token === 'second' ? { addOnsCount: 1 } : errorResponse(401, { error: 'jwt expired' });

  it('requests a login, checks again and opens the cart', async () => {
    const told = hear('session-expired');
    const reasons = settleLogins(true);
    api.respond(getAddonsCount, expired);
    const { onReady } = setUp();
    await waitFor(() => expect(onReady).toHaveBeenCalledTimes(1));
    expect(new Set(reasons)).toEqual(new Set(['You have not logged in. Please Login.']));
    expect(told).not.toHaveBeenCalled();
  });

  it('stays when the login is closed', async () => {
    settleLogins(false);
    api.respond(getAddonsCount, expired);
    const { onStay, toasts } = setUp();
    await waitFor(() => expect(onStay).toHaveBeenCalledTimes(1));
    expect(toasts()).toEqual([]);
  });
});
