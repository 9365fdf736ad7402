// @module-tag all
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  deleteAddress,
  getAddresses,
  saveAddress,
  setDefaultAddress,
  updateAddress,
} from 'shared-contracts/address/endpoints';
import { errorResponse, networkError } from 'shared-contracts/testing';
import { describe, expect, it } from 'vitest';
import {
  addressApi,
  alertOf,
  field,
  fillForm,
  form,
  HOME,
  OFFICE,
  openBook,
  saveButton,
  words,
} from './address-book-fixture.tsx';

const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('the saved addresses', () => {
  it('are shown with label, receiver, address and phone', async () => {
    addressApi(HOME, OFFICE);
    await openBook();
    const [home] = screen.getAllByRole('listitem');
    for (const text of [
      'Home',
      'Meera Nair',
      '14, 3rd Cross',
      'Mysuru, Karnataka 570002',
      '+91 98450 12345',
    ]) {
      expect(home).toHaveTextContent(text);
    }
    expect(form()).not.toBeInTheDocument();
  });

  it('ACC-6 ACC-14 CHECK-23 open the form by themselves while there are none', async () => {
    addressApi();
    await openBook();
    expect(form()).toBeVisible();
    expect(screen.queryByRole('button', { name: words.cancel })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Delivery address');
  });

  it.each([
    ['the server’s sentence', () => errorResponse(500, { message: 'Closed.' }), 'Closed.'],
    ['the default', () => networkError(), getAddresses.failureMessage],
  ])('ACC-14 show %s when they could not be loaded, and Try Again', async (_, response, message) => {
    const { api } = addressApi(HOME);
    api.respond(getAddresses, response);
    await openBook();
    expect(screen.getByRole('alert')).toHaveTextContent(words.loadFailed(message));
    api.respond(getAddresses, () => [HOME]);
    await act(async () => button('Try Again').click());
    expect(await screen.findByText('Meera Nair')).toBeVisible();
  });
});

describe('a new address', () => {
  it('ACC-4 ACC-13 is saved with what was typed and the place of its pincode, and the result is shown', async () => {
    const { api } = addressApi();
    const { user } = await openBook();
    await fillForm(user);
    await user.click(saveButton());
    expect(await alertOf(words.saved)).toBeVisible();
    expect(api.callsOf(saveAddress).map(({ body }) => body)).toEqual([
      {
        address_label: 'Home',
        full_name: 'Asha Rao',
        s_mobile_no: '9876543210',
        address: '12, Temple Road',
        pincode: '570002',
        city: 'Mysuru',
        state: 'Karnataka',
        country: 'India',
      },
    ]);
    expect(form()).not.toBeInTheDocument();
    expect(screen.getByText('Asha Rao')).toBeVisible();
  });

  it('ACC-19 is saved once for two clicks that come before the next render', async () => {
    const { api } = addressApi();
    const { user } = await openBook();
    await fillForm(user);
    act(() => {
      saveButton().click();
      saveButton().click();
    });
    await alertOf(words.saved);
    expect(api.callsOf(saveAddress)).toHaveLength(1);
  });

  it('ACC-13 that could not be saved shows the reason, and stays in the form', async () => {
    const { api } = addressApi();
    api.respond(saveAddress, () => errorResponse(500));
    const { user } = await openBook();
    await fillForm(user);
    await user.click(saveButton());
    expect(await alertOf(words.failed(saveAddress.failureMessage))).toBeVisible();
    expect(field(words.address)).toHaveValue('12, Temple Road');
  });

  it('ACC-20 stays in the form without a second alert when the session has ended', async () => {
    const { api } = addressApi();
    api.respond(saveAddress, () => errorResponse(401, { message: 'Session expired, please login again.' }));
    const { user } = await openBook();
    await fillForm(user);
    await user.click(saveButton());
    await waitFor(() => expect(saveButton()).not.toHaveAttribute('aria-busy'));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(field(words.address)).toHaveValue('12, Temple Road');
  });

  it('can be given up', async () => {
    addressApi(HOME);
    const { user } = await openBook();
    await user.click(button(words.add));
    expect(field(words.firstName)).toHaveFocus();
    await user.click(button(words.cancel));
    expect(form()).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: words.title })).toHaveFocus();
  });
});

describe('deleting an address', () => {
  it('ACC-12 asks first, and does nothing when declined', async () => {
    const { api } = addressApi(HOME);
    const { user } = await openBook();
    await user.click(button('Delete Home'));
    await alertOf('Delete the address labeled "Home"?');
    await user.click(button(words.cancel));
    expect(api.callsOf(deleteAddress)).toEqual([]);
    expect(screen.getByText('Meera Nair')).toBeVisible();
  });

  it('ACC-4 ACC-6 shows the result, and opens the form when none is left', async () => {
    const { api } = addressApi(HOME);
    const { user } = await openBook();
    await user.click(button('Delete Home'));
    await user.click(within(await alertOf('Delete the address labeled "Home"?')).getByText(words.delete));
    expect(await alertOf(words.deleted)).toBeVisible();
    expect(api.callsOf(deleteAddress).map(({ query }) => query)).toEqual([{ address_label: 'Home' }]);
    expect(form()).toBeVisible();
  });

  it('ACC-13 shows why it failed', async () => {
    const { api } = addressApi(HOME);
    api.respond(deleteAddress, () => errorResponse(500));
    const { user } = await openBook();
    await user.click(button('Delete Home'));
    await user.click(within(await alertOf('Delete the address labeled "Home"?')).getByText(words.delete));
    expect(await alertOf(words.failed(deleteAddress.failureMessage))).toBeVisible();
    expect(screen.getByText('Meera Nair')).toBeVisible();
  });
});

describe('changing an address', () => {
  it('ACC-15 ACC-17 starts with the saved one, its name split at the last space, and renames it', async () => {
    const { api, lookUp } = addressApi({ ...HOME, full_name: 'Meera K Nair' }, OFFICE);
    api.respond(updateAddress, () => ({ ...HOME, address_label: 'Site' }));
    const { user } = await openBook();
    await user.click(button('Edit Home'));
    expect(field(words.firstName)).toHaveValue('Meera K');
    expect(field(words.lastName)).toHaveValue('Nair');
    expect(field(words.city)).toHaveValue('Mysuru');
    expect(lookUp).not.toHaveBeenCalled();
    await user.click(screen.getByRole('radio', { name: 'Other' }));
    await user.type(field(words.otherLabel), 'Site');
    await user.click(saveButton());
    await alertOf(words.saved);
    expect(api.callsOf(updateAddress).map(({ body }) => body)).toEqual([
      expect.objectContaining({ address_label: 'Home', new_label: 'Site', full_name: 'Meera K Nair' }),
    ]);
    expect(form(words.editAddress)).not.toBeInTheDocument();
  });

  it('keeps its own label, and cannot take that of another address', async () => {
    addressApi(HOME, OFFICE);
    const { user } = await openBook();
    await user.click(button('Edit Home'));
    expect(screen.getByRole('radio', { name: 'Home' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Office' })).toBeDisabled();
  });

  it.each([404, 405])(
    'ACC-17 API-18 says so where the provider cannot change addresses: %i',
    async (status) => {
      const { api } = addressApi(HOME);
      api.respond(updateAddress, () => errorResponse(status));
      const { user } = await openBook();
      await user.click(button('Edit Home'));
      await user.click(saveButton());
      expect(await alertOf(words.failed(words.cannotChange))).toBeVisible();
    },
  );
});

describe('the default address', () => {
  it('ACC-17 SITE-47 is marked, and can be changed', async () => {
    const { api } = addressApi({ ...HOME, is_default: true }, { ...OFFICE, is_default: false });
    api.respond(setDefaultAddress, () => OFFICE);
    const { user } = await openBook();
    expect(screen.getByText(words.defaultTag)).toBeVisible();
    await user.click(button('Make default Office'));
    await waitFor(() => expect(api.callsOf(getAddresses)).toHaveLength(2));
    expect(api.callsOf(setDefaultAddress).map(({ body }) => body)).toEqual([{ address_label: 'Office' }]);
    // The button disappears with the next addresses.
    expect(button('Edit Office')).toHaveFocus();
  });

  it('ACC-17 is not offered where the provider knows none', async () => {
    addressApi(HOME, OFFICE);
    await openBook();
    expect(screen.queryByRole('button', { name: /^Make default/ })).not.toBeInTheDocument();
  });
});
