import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emit } from 'shared-contracts/events';
import { CUSTOMER_QUERIES } from 'shared-contracts/http';
import { forgetSession, requestLogin, sessionAtom } from 'shared-contracts/session';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LOGIN_MODULES, logIn } from '../testing/login-stub.tsx';
import { CUSTOMER, renderInShop } from '../testing/shop-fixture.tsx';
import { TAP_COUNTS } from './login-permission.ts';
import { customerApi, VISITOR } from './session-fixture.tsx';

const user = userEvent.setup();

beforeEach(() => void customerApi());

describe('the session', () => {
  it('belongs to a customer if there is a token', () => {
    logIn();
    const { store } = renderInShop(null, { session: { status: 'unknown' } });
    expect(store.get(sessionAtom)).toEqual(CUSTOMER);
  });

  it('belongs to a visitor without a token', () => {
    const { store } = renderInShop(null, { session: { status: 'unknown' } });
    expect(store.get(sessionAtom)).toEqual(VISITOR);
  });
});

describe('a page that Back restores as the browser froze it', () => {
  const restore = () => {
    const event = Object.assign(new Event('pageshow'), { persisted: true });
    act(() => void window.dispatchEvent(event));
  };

  it('SESS-12 is a visitor’s after a logout in the meantime, without the customer’s data', async () => {
    logIn();
    const { store, queries } = renderInShop(null);
    await waitFor(() => expect(queries.getQueriesData({ queryKey: [CUSTOMER_QUERIES] })).toHaveLength(1));
    forgetSession();
    restore();
    expect(store.get(sessionAtom)).toEqual(VISITOR);
    expect(queries.getQueriesData({ queryKey: [CUSTOMER_QUERIES] })).toEqual([]);
  });

  it('SESS-12 is the customer’s after a login in the meantime', () => {
    const { store } = renderInShop(null);
    logIn();
    restore();
    expect(store.get(sessionAtom)).toEqual(CUSTOMER);
  });

  it('stays the same customer’s', async () => {
    logIn();
    const { queries } = renderInShop(null);
    await waitFor(() => expect(queries.getQueriesData({ queryKey: [CUSTOMER_QUERIES] })).toHaveLength(1));
    restore();
    expect(queries.getQueriesData({ queryKey: [CUSTOMER_QUERIES] })).toHaveLength(1);
  });
});

describe('a request for the login', () => {
  it('SESS-18 opens the dialog with its message, and resolves to true after a login', async () => {
    const { store } = renderInShop(null, { modules: LOGIN_MODULES });
    const granted = request('Please log in to add items.');
    expect(screen.getByRole('dialog')).toHaveTextContent('Please log in to add items.');
    logIn();
    await user.click(screen.getByRole('button', { name: 'log in' }));
    await expect(granted).resolves.toBe(true);
    expect(store.get(sessionAtom)).toEqual(CUSTOMER);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('resolves to false for all requests when the dialog is closed', async () => {
    renderInShop(null, { modules: LOGIN_MODULES });
    const answers = Promise.all([request(), request()]);
    await user.click(screen.getByRole('button', { name: 'not now' }));
    await expect(answers).resolves.toEqual([false, false]);
  });

  it('resolves to true after a login in another tab', async () => {
    renderInShop(null, { modules: LOGIN_MODULES });
    const granted = request();
    act(() => emit('session-started', { phone: CUSTOMER.phone }));
    await expect(granted).resolves.toBe(true);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['on another page', () => window.history.replaceState(null, '', '/shop/Board'), 0],
    ['so long ago that it is forgotten', () => undefined, 2 * TAP_COUNTS],
  ])(
    'SESS-18 is refused when the last tap was %s, and names requestLogin to its developer',
    async (_, leave, wait) => {
      const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const configuration = '<script type="application/json" id="configuration">{}</script>';
      document.body.insertAdjacentHTML('beforeend', configuration);
      const now = performance.now();
      renderInShop(null, { modules: LOGIN_MODULES });
      await user.click(document.body);
      leave();
      vi.spyOn(performance, 'now').mockReturnValue(now + wait);
      await expect(requestLogin()).resolves.toBe(false);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(String(told.mock.lastCall)).toContain('requestLogin was called without a tap');
      vi.restoreAllMocks();
      document.querySelector('#configuration')?.remove();
    },
  );

  /** Requests the login after a click, as a remote's button does. */
  function request(message?: string): Promise<boolean> {
    let granted = Promise.resolve(false);
    act(() => {
      document.body.click();
      granted = requestLogin(message);
    });
    return granted;
  }
});
