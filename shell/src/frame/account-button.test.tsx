// @module-tag all
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { sessionState } from 'shared-contracts/frame';
import { beforeEach, describe, expect, it } from 'vitest';
import { messages } from '../messages.ts';
import { LOGIN_MODULES, logIn } from '../testing/login-stub.tsx';
import { renderInShop, renderWithDeadRemotes } from '../testing/shop-fixture.tsx';
import { Header } from './header.tsx';
import { headerUnderTest } from './header-fixture.tsx';

let user: UserEvent;
beforeEach(() => {
  ({ user } = headerUnderTest());
});

const accountButton = () => screen.getByRole('button', { name: /^Account/ });

describe('the account icon', () => {
  it('opens the login for a visitor', async () => {
    renderInShop(<Header />, { modules: LOGIN_MODULES });
    expect(accountButton()).toHaveAccessibleName(messages.account);
    await user.click(accountButton());
    expect(screen.getByRole('dialog', { name: 'login' })).toBeVisible();
  });

  it('SITE-6 opens the menu for a customer', async () => {
    logIn();
    renderInShop(<Header />, {
      modules: {
        'account/account-menu': ({ onLogOut }) => (
          <button type="button" onClick={onLogOut}>
            leave
          </button>
        ),
      },
    });
    expect(accountButton()).toHaveAccessibleName(messages.accountLoggedIn);
    await user.click(accountButton());
    await user.click(screen.getByRole('button', { name: 'leave' }));
    expect(screen.getByRole('alertdialog', { name: messages.logOutQuestion })).toBeVisible();
  });

  it('PROM-70 opens the menu for a customer who clicks before the session is rendered', () => {
    logIn();
    const { store } = renderInShop(<Header />, { modules: { 'account/account-menu': () => <p>menu</p> } });
    act(() => store.set(sessionState, { status: 'unknown' }));
    fireEvent.click(accountButton());
    expect(screen.getByText('menu')).toBeVisible();
  });

  it('still offers Logout when the menu cannot be loaded', async () => {
    logIn();
    renderWithDeadRemotes(<Header />);
    await user.click(accountButton());
    await user.click(screen.getByRole('button', { name: messages.logOut }));
    const question = screen.getByRole('alertdialog', { name: messages.logOutQuestion });
    await user.click(within(question).getByRole('button', { name: messages.logOut }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(accountButton()).toHaveAccessibleName(messages.account);
  });
});
