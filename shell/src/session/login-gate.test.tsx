import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { documentTitle } from 'shared-contracts/document';
import { emit } from 'shared-contracts/events';
import { sessionState } from 'shared-contracts/frame';
import { forgetSession, type Session } from 'shared-contracts/session';
import { EXAMPLE_SHOP, mockApi, renderWithShell } from 'shared-contracts/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../messages.ts';
import { LOGIN_MODULES, logIn } from '../testing/login-stub.tsx';
import { CUSTOMER, renderInShop } from '../testing/shop-fixture.tsx';
import { LOGIN_PROMPT_DELAY, LoginGate } from './login-gate.tsx';

const Page = vi.fn(() => <p>the cart</p>);
let user: ReturnType<typeof userEvent.setup>;

beforeEach(() => {
  mockApi();
  forgetSession();
  Page.mockClear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
});

const gate = (
  <LoginGate page="cart-checkout/cart">
    <Page />
  </LoginGate>
);

function enter() {
  return renderInShop(gate, { at: '/cart', modules: LOGIN_MODULES });
}

describe('the login gate', () => {
  it('SESS-1 shows the page to a customer', () => {
    logIn();
    enter();
    expect(screen.getByText('the cart')).toBeVisible();
  });

  it.each<Session>([{ status: 'unknown' }, { status: 'visitor' }])(
    'SESS-16 does not render a page that is not loaded while the session is $status',
    (session) => {
      renderWithShell(gate, { at: '/cart', session });
      expect(Page).not.toHaveBeenCalled();
    },
  );

  it('LOGIN-12 SESS-2 SESS-18 shows the message, and opens the login after three seconds', async () => {
    enter();
    expect(screen.getByText(messages.loginToProceed)).toBeVisible();
    act(() => vi.advanceTimersByTime(LOGIN_PROMPT_DELAY - 500));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => vi.advanceTimersByTime(600));
    expect(await screen.findByRole('dialog')).toHaveTextContent(messages.loginToProceed);
  });

  it('names itself in the title of the document, whatever page was shown before', () => {
    document.title = 'About Us · Laminate House';
    enter();
    expect(document.title).toBe(documentTitle(messages.loginNeededTitle, EXAMPLE_SHOP.shopName));
  });

  it('opens the login once: on the button, and not again by itself', async () => {
    enter();
    await user.click(screen.getByRole('button', { name: messages.logIn }));
    await user.click(screen.getByRole('button', { name: messages.logIn }));
    act(() => vi.advanceTimersByTime(LOGIN_PROMPT_DELAY));
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('SESS-3 leads home when the login is closed', async () => {
    const { address } = enter();
    await user.click(screen.getByRole('button', { name: messages.logIn }));
    await user.click(screen.getByRole('button', { name: 'not now' }));
    await vi.waitFor(() => expect(address()).toBe('/'));
  });

  it('SESS-3 shows the page after a login, without a reload', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    const { address } = enter();
    await user.click(screen.getByRole('button', { name: messages.logIn }));
    logIn();
    await user.click(screen.getByRole('button', { name: 'log in' }));
    expect(screen.getByText('the cart')).toBeVisible();
    expect(address()).toBe('/cart');
    expect(reload).not.toHaveBeenCalled();
  });

  it('SESS-16 shows the page of the document before the session is known, and keeps it for the customer', () => {
    const mounted = vi.fn();
    function RenderedPage() {
      useEffect(() => mounted(), []);
      return <p>the skeleton</p>;
    }
    const head = () => ({ title: 'Cart' });
    const module = { Page: RenderedPage, parameters: {}, prefetch: () => [], head };
    const { store } = renderWithShell(
      <LoginGate page="cart-checkout/cart">
        <RenderedPage />
      </LoginGate>,
      { at: '/cart', session: { status: 'unknown' }, modules: { 'cart-checkout/cart': module } },
    );
    expect(screen.getByText('the skeleton')).toBeVisible();
    act(() => store.set(sessionState, CUSTOMER));
    expect(screen.getByText('the skeleton')).toBeVisible();
    expect(mounted).toHaveBeenCalledOnce();
  });

  it('hides the page when the session ends in another tab', () => {
    logIn();
    enter();
    act(() => emit('session-ended', {}));
    expect(screen.queryByText('the cart')).not.toBeInTheDocument();
    expect(screen.getByText(messages.loginToProceed)).toBeVisible();
  });
});
