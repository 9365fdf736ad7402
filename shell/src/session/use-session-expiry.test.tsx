import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { verifyCustomer } from 'shared-contracts/customer/endpoints';
import { emit } from 'shared-contracts/events';
import { CUSTOMER_QUERIES, callEndpoint, endpointQuery } from 'shared-contracts/http';
import {
  EXPIRED_SESSION_MESSAGE,
  forgetSession,
  INVALID_SESSION_MESSAGE,
  readToken,
  sessionAtom,
} from 'shared-contracts/session';
import { errorResponse, type MockApi } from 'shared-contracts/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { messages } from '../messages.ts';
import { LOGIN_MODULES, logIn } from '../testing/login-stub.tsx';
import { renderInShop } from '../testing/shop-fixture.tsx';
import { LoginGate } from './login-gate.tsx';
import { alertDialog, confirm, customerApi, VISITOR } from './session-fixture.tsx';

const ASHA = '9000000001';

const user = userEvent.setup();

let api: MockApi;
beforeEach(() => {
  api = customerApi();
});

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

  it('SESS-7 opens one alert, however many calls failed', async () => {
    logIn();
    const { store } = renderInShop(null, { modules: LOGIN_MODULES });
    api.respond(verifyCustomer, () => errorResponse(401, { message: EXPIRED_SESSION_MESSAGE }));
    await act(() => Promise.all([failingCall(), failingCall()]));
    expect(await alertDialog()).toHaveAccessibleName(EXPIRED_SESSION_MESSAGE);
    await act(failingCall);
    await confirm(messages.ok);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(store.get(sessionAtom)).toEqual(VISITOR);
    expect(readToken()).toBeNull();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens an alert if there was no token', async () => {
    renderInShop(null);
    await act(failingCall);
    expect(await alertDialog()).toHaveAccessibleName(INVALID_SESSION_MESSAGE);
  });

  it('opens an alert again the next time', async () => {
    renderInShop(null);
    await act(failingCall);
    await confirm(messages.ok);
    await act(failingCall);
    expect(await alertDialog()).toBeVisible();
  });

  it('removes the customer’s data', async () => {
    logIn();
    const { queries } = renderInShop(null);
    await waitFor(() => expect(queries.getQueriesData({ queryKey: [CUSTOMER_QUERIES] })).toHaveLength(1));
    act(() => emit('session-expired', { message: EXPIRED_SESSION_MESSAGE }));
    await confirm(messages.ok);
    await waitFor(() => expect(queries.getQueriesData({ queryKey: [CUSTOMER_QUERIES] })).toEqual([]));
  });

  describe('on a page that needs a login', () => {
    async function expireWhileTyping() {
      logIn();
      const rendered = renderInShop(
        <LoginGate page="cart-checkout/cart">
          <PrivatePage />
        </LoginGate>,
        { at: '/cart', modules: LOGIN_MODULES },
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

    it('SESS-8 is renewed over the page, which keeps the typed text', async () => {
      await expireWhileTyping();
      api.respond(verifyCustomer, () => new Promise(() => undefined));
      logIn();
      await user.click(screen.getByRole('button', { name: 'log in' }));
      await user.type(screen.getByLabelText('draft'), ' and the rest');
      expect(screen.getByText('Meera')).toBeVisible();
      expect(screen.getByLabelText('draft')).toHaveValue('half a sentence and the rest');
    });

    it('SESS-8 shows nothing of the page to another customer', async () => {
      await expireWhileTyping();
      api.respond(verifyCustomer, () => new Promise(() => undefined));
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
