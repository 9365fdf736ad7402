import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emit } from 'shared-contracts/events';
import { forgetSession, type Session } from 'shared-contracts/session';
import { mockApi, renderWithShell } from 'shared-contracts/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../messages.ts';
import { renderInShop } from '../testing/shop-fixture.tsx';
import { LOGIN_MODULES, logIn } from '../testing/stand-in-login.tsx';
import { LoginGate } from './login-gate.tsx';
import { LOGIN_PROMPT_DELAY } from './login-needed.tsx';

const Page = vi.fn(() => <p>the cart</p>);
const reload = vi.fn();
let user: ReturnType<typeof userEvent.setup>;

beforeEach(() => {
  mockApi();
  forgetSession();
  Page.mockClear();
  reload.mockClear();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
});

afterEach(() => vi.useRealTimers());

const gate = (
  <LoginGate>
    <Page />
  </LoginGate>
);

function enter() {
  return renderInShop(gate, { at: '/cart', modules: LOGIN_MODULES });
}

describe('the login gate', () => {
  it('shows the page to a customer', () => {
    logIn();
    enter();
    expect(screen.getByText('the cart')).toBeVisible();
  });

  it.each<Session>([{ status: 'unknown' }, { status: 'visitor' }])(
    'does not render the page while the session is $status',
    (session) => {
      renderWithShell(gate, { at: '/cart', session });
      expect(Page).not.toHaveBeenCalled();
    },
  );

  it('shows the message, and opens the login after three seconds', async () => {
    enter();
    expect(screen.getByText(messages.loginToProceed)).toBeVisible();
    act(() => vi.advanceTimersByTime(LOGIN_PROMPT_DELAY - 500));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => vi.advanceTimersByTime(600));
    expect(await screen.findByRole('dialog')).toHaveTextContent(messages.loginToProceed);
  });

  it('opens the login once: on the button, and not again by itself', async () => {
    enter();
    await user.click(screen.getByRole('button', { name: messages.logIn }));
    await user.click(screen.getByRole('button', { name: messages.logIn }));
    act(() => vi.advanceTimersByTime(LOGIN_PROMPT_DELAY));
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('leads home when the login is closed', async () => {
    const { address } = enter();
    await user.click(screen.getByRole('button', { name: messages.logIn }));
    await user.click(screen.getByRole('button', { name: 'not now' }));
    await vi.waitFor(() => expect(address()).toBe('/'));
  });

  it('reloads the page after a login', async () => {
    enter();
    await user.click(screen.getByRole('button', { name: messages.logIn }));
    logIn();
    await user.click(screen.getByRole('button', { name: 'log in' }));
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it('hides the page when the session ends in another tab', () => {
    logIn();
    enter();
    act(() => emit('session-ended', {}));
    expect(screen.queryByText('the cart')).not.toBeInTheDocument();
    expect(screen.getByText(messages.loginToProceed)).toBeVisible();
  });
});
