import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { verifyCustomer } from 'shared-contracts/customer/endpoints';
import { storeSession } from 'shared-contracts/session';
import { errorResponse, type MockApi, mockApi, renderWithShell } from 'shared-contracts/testing';
import { aCustomer } from 'shared-contracts/testing/builders';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../messages.ts';
import AccountMenu from './account-menu.tsx';

const MEERA = aCustomer();
const PHONE_AS_READ = '+91 98450 12345';

let api: MockApi;
const onClose = vi.fn();
const onLogOut = vi.fn();

beforeEach(() => {
  onClose.mockClear();
  api = mockApi();
  storeSession({ token: 'a-token', phone: '9845012345' });
});

function open() {
  renderWithShell(<AccountMenu onClose={onClose} onLogOut={onLogOut} />, {
    session: { status: 'customer', phone: '9845012345' },
  });
}

describe('the account menu', () => {
  it('SITE-10 shows name, phone and email', async () => {
    api.respond(verifyCustomer, () => MEERA);
    open();
    expect(await screen.findByRole('dialog', { name: 'Meera Nair' })).toBeVisible();
    expect(screen.getByText(PHONE_AS_READ)).toBeVisible();
    expect(screen.getByText('meera.nair@example.com')).toBeVisible();
  });

  it('SITE-10 shows the phone for a missing name, and that the login worked for a missing email', async () => {
    api.respond(verifyCustomer, () => ({ customer_id: 9845012345, name: null, email: null }));
    open();
    expect(await screen.findByText(messages.loggedIn)).toBeVisible();
    expect(screen.getByRole('dialog', { name: PHONE_AS_READ })).toBeVisible();
  });

  it('shows the stored phone before the server responds', () => {
    api.respond(verifyCustomer, () => new Promise(() => undefined));
    open();
    expect(screen.getByRole('dialog', { name: PHONE_AS_READ })).toBeVisible();
    expect(screen.getByRole('status', { name: messages.accountLoading })).toBeInTheDocument();
  });

  it('offers Try Again and Logout after a failure', async () => {
    api.respond(verifyCustomer, () => errorResponse(503, { message: 'Closed for a moment.' }));
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Closed for a moment.');
    expect(screen.getByRole('button', { name: messages.logOut })).toBeEnabled();
    api.respond(verifyCustomer, () => MEERA);
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('meera.nair@example.com')).toBeVisible();
  });

  it.each([
    [messages.profile.title, '/profile'],
    [messages.orders.title, '/orders'],
    [messages.shortlist, '/shortlist'],
  ])('SHORT-6 SITE-11 leads to %s, and closes', async (name, path) => {
    api.respond(verifyCustomer, () => MEERA);
    open();
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', path);
    await userEvent.click(link);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('SITE-11 asks the shell to log out', async () => {
    api.respond(verifyCustomer, () => MEERA);
    open();
    await userEvent.click(screen.getByRole('button', { name: messages.logOut }));
    expect(onLogOut).toHaveBeenCalledOnce();
  });

  it('closes', async () => {
    api.respond(verifyCustomer, () => MEERA);
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});
