import { useMutation } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { logOut } from 'shared-contracts/customer/endpoints';
import { emit } from 'shared-contracts/events';
import { CUSTOMER_QUERIES } from 'shared-contracts/http';
import { readToken, sessionAtom } from 'shared-contracts/session';
import { errorResponse, hear, type MockApi, networkError } from 'shared-contracts/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { messages } from '../messages.ts';
import { logIn } from '../testing/login-stub.tsx';
import { CUSTOMER, renderInShop } from '../testing/shop-fixture.tsx';
import { alertDialog, confirm, customerApi, VISITOR } from './session-fixture.tsx';
import { cartCountAtom } from './use-cart-count.ts';
import { useLogOut } from './use-log-out.ts';

let api: MockApi;
beforeEach(() => {
  api = customerApi();
});

describe('a logout', () => {
  function Leave() {
    const leave = useLogOut();
    const saving = useMutation({ mutationFn: async (address: string) => address });
    useEffect(() => saving.mutate('14, 3rd Cross'), [saving.mutate]);
    return (
      <button type="button" onClick={leave}>
        leave
      </button>
    );
  }

  async function startLogOut(label: string) {
    logIn();
    const rendered = renderInShop(<Leave />, { at: '/cart' });
    await waitFor(() => expect(rendered.store.get(cartCountAtom)).toBe(2));
    await userEvent.click(screen.getByRole('button', { name: 'leave' }));
    expect(await alertDialog()).toHaveAccessibleName(messages.logOutQuestion);
    await confirm(label);
    return rendered;
  }

  it('SESS-9 ends the session on the server, removes the customer’s data and leads home', async () => {
    const ended = hear('session-ended');
    const { store, queries, address } = await startLogOut(messages.logOut);
    await waitFor(() => expect(address()).toBe('/'));
    expect(api.callsOf(logOut).map(({ token }) => token)).toEqual([`token of ${CUSTOMER.phone}`]);
    expect(readToken()).toBeNull();
    expect(store.get(sessionAtom)).toEqual(VISITOR);
    expect(queries.getQueriesData({ queryKey: [CUSTOMER_QUERIES] })).toEqual([]);
    expect(queries.getMutationCache().getAll()).toEqual([]);
    expect(ended).toHaveBeenCalledOnce();
  });

  it('ACC-22 asks first when a remote requests it', async () => {
    logIn();
    const { address } = renderInShop(null, { at: '/cart' });
    act(() => emit('logout-requested', {}));
    expect(await alertDialog()).toHaveAccessibleName(messages.logOutQuestion);
    await confirm(messages.logOut);
    await waitFor(() => expect(address()).toBe('/'));
    expect(readToken()).toBeNull();
  });

  it('SITE-25 is sent once on two clicks before the next render, of both buttons', async () => {
    logIn();
    const { address } = renderInShop(<Leave />, { at: '/cart' });
    const twice = (button: HTMLElement) =>
      act(() => {
        button.click();
        button.click();
      });
    twice(screen.getByRole('button', { name: 'leave' }));
    twice(within(await alertDialog()).getByRole('button', { name: messages.logOut }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(api.callsOf(logOut)).toHaveLength(1);
  });

  it('SESS-9 does nothing when declined', async () => {
    const { store, address } = await startLogOut(messages.cancel);
    expect(address()).toBe('/cart');
    expect(store.get(sessionAtom)).toEqual(CUSTOMER);
    expect(api.callsOf(logOut)).toEqual([]);
  });

  it.each([
    ['does not respond', () => networkError()],
    ['has no logout', () => errorResponse(404)],
    ['has already ended the session', () => errorResponse(401)],
  ])('API-18 PROM-10 works if the server %s', async (_, response) => {
    api.respond(logOut, response);
    const { address } = await startLogOut(messages.logOut);
    await waitFor(() => expect(address()).toBe('/'));
    expect(readToken()).toBeNull();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('in another tab ends the session here', () => {
    logIn();
    const { store } = renderInShop(null);
    act(() => emit('session-ended', {}));
    expect(store.get(sessionAtom)).toEqual(VISITOR);
  });
});
