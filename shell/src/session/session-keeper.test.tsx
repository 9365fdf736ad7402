import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { getCart } from 'shared-contracts/cart/endpoints';
import { logOut, verifyCustomer } from 'shared-contracts/customer/endpoints';
import { emit, listen } from 'shared-contracts/events';
import { CUSTOMER_QUERIES, callEndpoint, endpointQuery } from 'shared-contracts/http';
import type { LoginDialogProps } from 'shared-contracts/remotes';
import {
  cartCountAtom,
  EXPIRED_SESSION_MESSAGE,
  forgetSession,
  INVALID_SESSION_MESSAGE,
  readToken,
  requestLogin,
  sessionAtom,
  storeSession,
} from 'shared-contracts/session';
import { type MockApi, mockApi, noAnswer, refuse } from 'shared-contracts/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { CUSTOMER, renderInShop } from '../frame/shop-fixture.tsx';
import { messages } from '../messages.ts';
import { LoginGate } from './login-gate.tsx';
import { useLogOut } from './use-log-out.ts';

const VISITOR = { status: 'visitor' };
const ASHA = '9000000001';

let api: MockApi;
const user = userEvent.setup();

beforeEach(() => {
  forgetSession();
  api = mockApi();
  api.answer(getCart, () => cartOf(2));
  api.answer(verifyCustomer, () => ({ customer_id: CUSTOMER.phone, name: 'Meera' }));
  api.answer(logOut, () => ({ message: 'Bye.' }));
});

function cartOf(quantity: number) {
  const Product = {
    product_id: 'A',
    category: '',
    type: '',
    colour_name: '',
    selling_price: 1,
    actual_price: 1,
  };
  return [{ cart_item_id: 1, quantity, material: 'Sheet', image_link: '', Product }];
}

function logIn(phone: string = CUSTOMER.phone): void {
  storeSession({ token: `token of ${phone}`, phone });
}

function LoginDialog({ message, onLoggedIn, onClose }: LoginDialogProps) {
  return (
    <dialog open aria-label="login">
      {message}
      <button type="button" onClick={onLoggedIn}>
        log in
      </button>
      <button type="button" onClick={onClose}>
        not now
      </button>
    </dialog>
  );
}

const modules = { 'account/login-dialog': LoginDialog };
const alertDialog = () => screen.findByRole('alertdialog');
const confirm = async (label: string) =>
  user.click(within(await alertDialog()).getByRole('button', { name: label }));

describe('the session', () => {
  it('is a customer’s when there is a token', () => {
    logIn();
    const { store } = renderInShop(null, { session: { status: 'unknown' } });
    expect(store.get(sessionAtom)).toEqual(CUSTOMER);
  });

  it('is a visitor’s without a token', () => {
    const { store } = renderInShop(null, { session: { status: 'unknown' } });
    expect(store.get(sessionAtom)).toEqual(VISITOR);
  });
});

describe('the cart count', () => {
  it('comes from the server at the start of a session', async () => {
    const { store } = renderInShop(null);
    logIn();
    act(() => emit('session-started', { phone: CUSTOMER.phone }));
    await waitFor(() => expect(store.get(cartCountAtom)).toBe(2));
  });

  it('follows a burst of changes to the server’s last word', async () => {
    logIn();
    const { store } = renderInShop(null);
    await waitFor(() => expect(store.get(cartCountAtom)).toBe(2));
    for (let change = 0; change < 100; change += 1) {
      api.answer(getCart, () => cartOf(change));
      act(() => emit('cart-updated', {}));
    }
    await waitFor(() => expect(store.get(cartCountAtom)).toBe(99));
  });

  it('is asked anew when the tab is seen again', async () => {
    logIn();
    const { store } = renderInShop(null);
    await waitFor(() => expect(store.get(cartCountAtom)).toBe(2));
    api.answer(getCart, () => cartOf(7));
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(store.get(cartCountAtom)).toBe(7));
  });

  it('keeps what it knew when the server does not answer', async () => {
    logIn();
    const { store } = renderInShop(null);
    await waitFor(() => expect(store.get(cartCountAtom)).toBe(2));
    api.answer(getCart, () => noAnswer());
    act(() => emit('cart-updated', {}));
    await waitFor(() => expect(api.callsOf(getCart)).toHaveLength(2));
    expect(store.get(cartCountAtom)).toBe(2);
  });

  it('is unknown when the session ends', async () => {
    logIn();
    const { store } = renderInShop(null);
    await waitFor(() => expect(store.get(cartCountAtom)).toBe(2));
    act(() => emit('session-ended', {}));
    expect(store.get(cartCountAtom)).toBeNull();
  });
});

describe('a request for the login', () => {
  it('opens the dialog with its message, and is granted by a login', async () => {
    const { store } = renderInShop(null, { modules });
    const granted = request('Please log in to add items.');
    expect(screen.getByRole('dialog')).toHaveTextContent('Please log in to add items.');
    logIn();
    await user.click(screen.getByRole('button', { name: 'log in' }));
    await expect(granted).resolves.toBe(true);
    expect(store.get(sessionAtom)).toEqual(CUSTOMER);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is refused for all who asked when the one dialog is closed', async () => {
    renderInShop(null, { modules });
    const answers = Promise.all([request(), request()]);
    await user.click(screen.getByRole('button', { name: 'not now' }));
    await expect(answers).resolves.toEqual([false, false]);
  });

  it('is granted by a login in another tab', async () => {
    renderInShop(null, { modules });
    const granted = request();
    act(() => emit('session-started', { phone: CUSTOMER.phone }));
    await expect(granted).resolves.toBe(true);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  function request(message?: string): Promise<boolean> {
    let granted = Promise.resolve(false);
    act(() => {
      granted = requestLogin(message);
    });
    return granted;
  }
});

/** A page of a customer: an answer of the server, and something being typed. */
function PrivatePage() {
  const { data } = useQuery(endpointQuery(verifyCustomer, {}));
  const [draft, setDraft] = useState('');
  return (
    <>
      <p>{data?.name}</p>
      <input aria-label="draft" value={draft} onChange={(event) => setDraft(event.target.value)} />
    </>
  );
}

describe('an expired session', () => {
  const failingCall = () => callEndpoint(verifyCustomer, {}).catch(() => undefined);

  it('is told once, however many calls failed', async () => {
    logIn();
    const { store } = renderInShop(null, { modules });
    api.answer(verifyCustomer, () => refuse(401, { message: EXPIRED_SESSION_MESSAGE }));
    await act(() => Promise.all([failingCall(), failingCall()]));
    expect(await alertDialog()).toHaveAccessibleName(EXPIRED_SESSION_MESSAGE);
    await act(failingCall);
    await confirm(messages.ok);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(store.get(sessionAtom)).toEqual(VISITOR);
    expect(readToken()).toBeNull();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is told when there was no token to begin with', async () => {
    renderInShop(null);
    await act(failingCall);
    expect(await alertDialog()).toHaveAccessibleName(INVALID_SESSION_MESSAGE);
  });

  it('is told again the next time', async () => {
    renderInShop(null);
    await act(failingCall);
    await confirm(messages.ok);
    await act(failingCall);
    expect(await alertDialog()).toBeVisible();
  });

  it('wipes what belonged to the customer', async () => {
    logIn();
    const { queries } = renderInShop(null);
    await waitFor(() => expect(queries.getQueriesData({ queryKey: [CUSTOMER_QUERIES] })).toHaveLength(1));
    act(() => emit('session-expired', { message: EXPIRED_SESSION_MESSAGE }));
    await confirm(messages.ok);
    await waitFor(() => expect(queries.getQueriesData({ queryKey: [CUSTOMER_QUERIES] })).toEqual([]));
  });

  describe('on a protected page', () => {
    async function expireWhileTyping() {
      logIn();
      const rendered = renderInShop(
        <LoginGate>
          <PrivatePage />
        </LoginGate>,
        { at: '/cart', modules },
      );
      await screen.findByText('Meera');
      await user.type(screen.getByLabelText('draft'), 'half a sentence');
      forgetSession();
      for (let failedCall = 0; failedCall < 3; failedCall += 1)
        await act(async () => emit('session-expired', { message: EXPIRED_SESSION_MESSAGE }));
      expect(screen.queryByRole('dialog', { name: 'login' })).not.toBeInTheDocument();
      await confirm(messages.ok);
      await screen.findByRole('dialog', { name: 'login' });
      return rendered;
    }

    it('is renewed over the page, which keeps what was typed', async () => {
      await expireWhileTyping();
      api.answer(verifyCustomer, () => new Promise(() => undefined));
      logIn();
      await user.click(screen.getByRole('button', { name: 'log in' }));
      await user.type(screen.getByLabelText('draft'), ' and the rest');
      expect(screen.getByText('Meera')).toBeVisible();
      expect(screen.getByLabelText('draft')).toHaveValue('half a sentence and the rest');
    });

    it('shows nothing of it to another customer', async () => {
      await expireWhileTyping();
      api.answer(verifyCustomer, () => new Promise(() => undefined));
      logIn(ASHA);
      await user.click(screen.getByRole('button', { name: 'log in' }));
      expect(screen.queryByText('Meera')).not.toBeInTheDocument();
      expect(screen.getByLabelText('draft')).toHaveValue('');
    });

    it('leads home when the login is closed', async () => {
      const { address, queries } = await expireWhileTyping();
      await user.click(screen.getByRole('button', { name: 'not now' }));
      await waitFor(() => expect(address()).toBe('/'));
      expect(screen.queryByText('Meera')).not.toBeInTheDocument();
      expect(queries.getQueriesData({ queryKey: [CUSTOMER_QUERIES] })).toEqual([]);
    });
  });
});

describe('a logout', () => {
  function Leave() {
    const leave = useLogOut();
    return (
      <button type="button" onClick={leave}>
        leave
      </button>
    );
  }

  async function startLogOut(answer: string) {
    logIn();
    const rendered = renderInShop(<Leave />, { at: '/cart' });
    await waitFor(() => expect(rendered.store.get(cartCountAtom)).toBe(2));
    await user.click(screen.getByRole('button', { name: 'leave' }));
    expect(await alertDialog()).toHaveAccessibleName(messages.logOutQuestion);
    await confirm(answer);
    return rendered;
  }

  it('ends the session on the server, wipes the customer and goes home', async () => {
    const ended: unknown[] = [];
    listen('session-ended', (event) => ended.push(event), new AbortController().signal);
    const { store, queries, address } = await startLogOut(messages.logOut);
    await waitFor(() => expect(address()).toBe('/'));
    expect(api.callsOf(logOut).map(({ token }) => token)).toEqual([`token of ${CUSTOMER.phone}`]);
    expect(readToken()).toBeNull();
    expect(store.get(sessionAtom)).toEqual(VISITOR);
    expect(queries.getQueriesData({ queryKey: [CUSTOMER_QUERIES] })).toEqual([]);
    expect(ended).toHaveLength(1);
  });

  it('does nothing when declined', async () => {
    const { store, address } = await startLogOut(messages.cancel);
    expect(address()).toBe('/cart');
    expect(store.get(sessionAtom)).toEqual(CUSTOMER);
    expect(api.callsOf(logOut)).toEqual([]);
  });

  it.each([
    ['does not answer', () => noAnswer()],
    ['knows no logout', () => refuse(404)],
    ['knows the session no more', () => refuse(401)],
  ])('works when the server %s', async (_, answer) => {
    api.answer(logOut, answer);
    const { address } = await startLogOut(messages.logOut);
    await waitFor(() => expect(address()).toBe('/'));
    expect(readToken()).toBeNull();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('of another tab is followed', () => {
    logIn();
    const { store } = renderInShop(null);
    act(() => emit('session-ended', {}));
    expect(store.get(sessionAtom)).toEqual(VISITOR);
  });
});
