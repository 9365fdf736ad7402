// @module-tag all
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getAddresses } from 'shared-contracts/address/endpoints';
import { updateCustomer, verifyCustomer } from 'shared-contracts/customer/endpoints';
import { toastsAtom } from 'shared-contracts/remotes';
import { storeSession } from 'shared-contracts/session';
import { errorResponse, type MockApi, mockApi, renderWithShell } from 'shared-contracts/testing';
import { aCustomer } from 'shared-contracts/testing/builders';
import { beforeEach, describe, expect, it } from 'vitest';
import { messages } from '../messages.ts';
import { customerQuery } from './customer-query.ts';
import profile from './profile-page.tsx';

const words = messages.profile;
const MEERA = aCustomer();

let api: MockApi;
beforeEach(() => {
  api = mockApi();
  api.respond(verifyCustomer, () => MEERA);
  api.respond(updateCustomer, ({ body }) => ({ ...MEERA, ...body }));
  api.respond(getAddresses, () => errorResponse(404, { message: 'No addresses.' }));
  storeSession({ token: 'a-token', phone: '9845012345' });
});

const nameField = () => screen.findByRole('textbox', { name: words.name });
const emailField = () => screen.getByRole('textbox', { name: /^Email/ });
const saveButton = () => screen.getByRole('button', { name: words.save });

async function open() {
  const rendered = renderWithShell(<profile.Page />, { at: '/profile' });
  await nameField();
  return { ...rendered, user: userEvent.setup() };
}

describe('the profile', () => {
  it('ACC-1 shows name, email and a phone that cannot be changed', async () => {
    await open();
    expect(await nameField()).toHaveValue('Meera Nair');
    expect(emailField()).toHaveValue('meera.nair@example.com');
    const phone = screen.getByRole('textbox', { name: words.phone });
    expect(phone).toHaveValue('98450 12345');
    expect(phone).toHaveAttribute('readonly');
  });

  it('ACC-3 saves name and email without outer spaces, and shows the result', async () => {
    const { user, store } = await open();
    await user.clear(await nameField());
    await user.type(await nameField(), ' Meera N ');
    await user.clear(emailField());
    await user.click(saveButton());
    await waitFor(() => expect(store.get(toastsAtom).map(({ message }) => message)).toEqual([words.saved]));
    expect(api.callsOf(updateCustomer).map(({ body }) => body)).toEqual([
      { customer_id: 9845012345, name: 'Meera N', email: null },
    ]);
  });

  it('ACC-19 saves once for two clicks that come before the next render', async () => {
    const { store } = await open();
    act(() => {
      saveButton().click();
      saveButton().click();
    });
    await waitFor(() => expect(store.get(toastsAtom)).toHaveLength(1));
    expect(api.callsOf(updateCustomer)).toHaveLength(1);
  });

  it('SITE-25 saves once on a double click, even if the response comes between the clicks', async () => {
    const { user, store } = await open();
    await user.click(saveButton());
    await waitFor(() => expect(store.get(toastsAtom)).toHaveLength(1));
    fireEvent.click(saveButton(), { detail: 2 });
    await act(async () => undefined);
    expect(api.callsOf(updateCustomer)).toHaveLength(1);
    expect(saveButton()).toHaveFocus();
  });

  it.each([
    ['an empty name', words.name, ' ', 'Full name is required.'],
    ['a malformed email', /^Email/, 'meera@example', 'Please enter a valid email address.'],
  ])('ACC-2 rejects %s, and puts the focus on it', async (_, name, text, message) => {
    await open();
    const field = screen.getByRole('textbox', { name });
    fireEvent.change(field, { target: { value: text } });
    fireEvent.click(saveButton());
    expect(await screen.findByText(message)).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toBeInvalid();
    expect(api.callsOf(updateCustomer)).toEqual([]);
  });

  it.each([
    ['the server’s sentence', () => errorResponse(400, { message: 'Not that name.' }), 'Not that name.'],
    ['the default', () => errorResponse(500), updateCustomer.failureMessage],
  ])('ACC-3 shows %s when it could not be saved, and keeps what was typed', async (_, response, message) => {
    api.respond(updateCustomer, response);
    const { user } = await open();
    await user.type(await nameField(), ' Pillai');
    await user.click(saveButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(await nameField()).toHaveValue('Meera Nair Pillai');
  });

  it('ACC-20 keeps what was typed when the customer is fetched again', async () => {
    const { user, queries } = await open();
    await user.type(await nameField(), ' Pillai');
    await act(() => queries.invalidateQueries({ queryKey: customerQuery.queryKey }));
    expect(await nameField()).toHaveValue('Meera Nair Pillai');
  });

  it('shows no failure of its own when the session has ended', async () => {
    api.respond(verifyCustomer, () => errorResponse(401));
    renderWithShell(<profile.Page />, { at: '/profile' });
    await waitFor(() => expect(api.callsOf(verifyCustomer)).toHaveLength(1));
    await act(async () => undefined);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('status', { name: messages.accountLoading })).toBeInTheDocument();
  });

  it('ACC-24 offers Try Again when it could not be loaded', async () => {
    api.respond(verifyCustomer, () => errorResponse(503));
    renderWithShell(<profile.Page />, { at: '/profile' });
    expect(await screen.findByText(verifyCustomer.failureMessage)).toBeVisible();
    api.respond(verifyCustomer, () => MEERA);
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await nameField()).toHaveValue('Meera Nair');
  });

  it('SITE-47 leaves the focus to the page while it is loaded again', async () => {
    api.respond(verifyCustomer, () => errorResponse(503));
    renderWithShell(
      <main tabIndex={-1}>
        <profile.Page />
      </main>,
      { at: '/profile' },
    );
    const retry = await screen.findByRole('button', { name: 'Try Again' });
    api.respond(verifyCustomer, () => new Promise(() => undefined));
    await userEvent.click(retry);
    await waitFor(() => expect(retry).not.toBeInTheDocument());
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('names its page, which stays out of search engines', () => {
    expect(profile.head()).toEqual({ title: words.title, noIndex: true });
  });
});
