import { getAddresses } from 'shared-contracts/address/endpoints';
import { verifyCustomer } from 'shared-contracts/customer/endpoints';
import { aCustomer, anAddress } from 'shared-contracts/testing/builders';
import type { Page } from '../browser/shop-test.ts';
import { LONG_ADDRESS } from '../provider-data/addresses.ts';
import type { AccountPage, AccountState } from './account-state.ts';

const DEFAULT_ADDRESS = anAddress({ is_default: true });

const main = (page: Page) => page.getByRole('main');
const add = (page: Page) => main(page).getByRole('button', { name: 'Add address' }).click();
const save = (page: Page) => main(page).getByRole('button', { name: 'Save address' }).click();
const typePincode = (page: Page) => main(page).getByRole('textbox', { name: 'Pincode' }).fill('570002');
const alert = (text: string) => (page: Page) => main(page).getByRole('alert').filter({ hasText: text });
const newAddress = (page: Page) => main(page).getByRole('region', { name: 'New address' });

const STATES: Readonly<Record<string, AccountState>> = {
  'profile-page.tsx: error': {
    mocks: [[verifyCustomer, { status: 500 }]],
    shows: alert('Your account could not be loaded'),
  },
  'profile-page.tsx: loading': {
    mocks: [[verifyCustomer, 'pending']],
    shows: (page) => main(page).getByRole('status', { name: 'Loading your account' }),
  },
  'profile-page.tsx: ready': { shows: (page) => main(page).getByRole('textbox', { name: 'Full name' }) },
  'a malformed email': {
    when: async (page) => {
      await main(page)
        .getByRole('textbox', { name: /^Email/ })
        .fill('meera@');
      await main(page).getByRole('button', { name: 'Save changes' }).click();
    },
    shows: (page) => main(page).getByText('Please enter a valid email address.'),
  },
  'address-book.tsx: error': {
    mocks: [[getAddresses, { status: 500 }]],
    shows: alert('Error loading addresses: Failed to fetch addresses.'),
  },
  'address-book.tsx: loading': {
    mocks: [[getAddresses, 'pending']],
    shows: (page) => main(page).getByRole('status', { name: 'Loading your addresses' }),
  },
  'address-book.tsx: empty': { mocks: [[getAddresses, { status: 404 }]], shows: newAddress },
  'address-book.tsx: ready': {
    mocks: [[getAddresses, { json: [DEFAULT_ADDRESS, LONG_ADDRESS] }]],
    shows: (page) => main(page).getByRole('listitem').filter({ hasText: 'Thiruvananthapuram' }),
  },
  'a form with empty fields': {
    when: async (page) => {
      await add(page);
      await save(page);
    },
    shows: alert('All fields, including an address label, are required.'),
  },
  'use-pincode-place.ts: unknown': {
    lookup: { json: [{ Status: 'Error', PostOffice: null }] },
    when: async (page) => {
      await add(page);
      await typePincode(page);
    },
    shows: (page) => main(page).getByText('We do not know this pincode yet.'),
  },
  'use-pincode-place.ts: error': {
    lookup: 'no network',
    when: async (page) => {
      await add(page);
      await typePincode(page);
    },
    shows: (page) => main(page).getByText('Could not fetch pincode details.'),
  },
  'use-pincode-place.ts: loading': {
    lookup: 'pending',
    when: async (page) => {
      await add(page);
      await typePincode(page);
    },
    shows: newAddress,
  },
  'a free label': {
    when: async (page) => {
      await add(page);
      await main(page).getByText('Other', { exact: true }).click();
    },
    shows: (page) => main(page).getByRole('textbox', { name: 'Name for this address' }),
  },
  'the question before deleting': {
    when: (page) => main(page).getByRole('button', { name: 'Delete Home' }).click(),
    shows: (page) => page.getByRole('alertdialog', { name: 'Delete the address labeled "Home"?' }),
  },
  'the account menu': {
    when: (page) => page.getByRole('button', { name: 'Account, logged in' }).click(),
    shows: (page) => page.getByRole('dialog').getByRole('link', { name: 'My Profile' }),
  },
};

export const PROFILE_PAGE: AccountPage = {
  path: '/profile',
  mocks: [
    [verifyCustomer, { json: aCustomer() }],
    [getAddresses, { json: [DEFAULT_ADDRESS] }],
  ],
  skeleton: 'Loading your account',
  data: (page) => main(page).getByRole('listitem').filter({ hasText: 'Gokulam' }),
  states: STATES,
};
