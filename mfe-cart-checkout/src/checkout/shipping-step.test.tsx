import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { getAddresses } from 'shared-contracts/address/endpoints';
import { getPriceSummary } from 'shared-contracts/cart/endpoints';
import type { AddressBookProps } from 'shared-contracts/remotes';
import { storeSession } from 'shared-contracts/session';
import {
  errorResponse,
  type MockApi,
  mockApi,
  networkError,
  renderWithShell,
} from 'shared-contracts/testing';
import { anAddress } from 'shared-contracts/testing/builders';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SUMMARY } from '../testing/sample-cart.ts';
import { checkoutMessages as words } from './checkout-messages.ts';
import { ShippingStep } from './shipping-step.tsx';

const HOME = anAddress();
const OFFICE = anAddress({ address_label: 'Office', city: 'Chennai', pincode: '600002' });
const SEARCH = { step: 'shipping', address: 'Home', coupon: '', order: '' } as const;

let api: MockApi;
beforeEach(() => {
  api = mockApi();
  api.respond(getAddresses, () => [HOME, OFFICE]);
  api.respond(getPriceSummary, () => SUMMARY);
  storeSession({ token: 'token', phone: '9876543210' });
  // React and the error boundary report the broken address book.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const open = (AddressBook: ComponentType<AddressBookProps>) =>
  renderWithShell(<ShippingStep search={SEARCH} />, {
    at: '/checkout?address=Home',
    modules: { 'account/address-book': AddressBook },
  });
const button = (name: string) => screen.findByRole('button', { name });

function Broken(): never {
  throw new Error('broken');
}

describe('step 1', () => {
  it('CHECK-22 shows the sum above Next, for windows in which the summary is below it', async () => {
    open((({ footer }: AddressBookProps) => footer?.({ address: HOME, isFormOpen: false })) as () => null);
    const sum = await screen.findByText('₹27,780.00');
    const next = await button(words.next);
    expect(sum.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText(words.toPay)).toBeInTheDocument();
  });

  it('CHECK-2 disables Next, and says why, while the form of an address is open', async () => {
    open((({ footer }: AddressBookProps) => footer?.({ address: HOME, isFormOpen: true })) as () => null);
    expect(await button(words.next)).toBeDisabled();
    expect(await button(words.next)).toHaveAccessibleDescription(words.saveOrCancel);
  });

  it.each([
    ['that can be cancelled', HOME, words.saveOrCancel],
    ['for the first address', undefined, words.saveFirst],
  ])('CHECK-21 names the empty fields of the open form %s', async (_, address, advice) => {
    open((({ footer }: AddressBookProps) =>
      footer?.({ address, isFormOpen: true, emptyFields: ['first_name', 'pincode'] })) as () => null);
    expect(await button(words.next)).toBeDisabled();
    expect(await button(words.next)).toHaveAccessibleDescription(
      `Please fill in: first name, pincode. ${advice}`,
    );
  });

  it.each([
    ['full_name', 'name'],
    ['s_mobile_no', 'receiver’s phone number'],
    ['address', 'address'],
    ['city', 'city'],
    ['state', 'state'],
    ['pincode', 'pincode'],
  ])('CHECK-2 disables Next for an address without %s, and names the field', async (field, name) => {
    const Book = ({ footer }: AddressBookProps) =>
      footer?.({ address: { ...HOME, [field]: ' ' }, isFormOpen: false });
    open(Book as () => null);
    expect(await button(words.next)).toBeDisabled();
    expect(await button(words.next)).toHaveAccessibleDescription(
      `This address is missing: ${name}. Please edit it to continue.`,
    );
  });

  it('CHECK-11 without the account offers the saved addresses', async () => {
    const { address } = open(Broken);
    expect(await screen.findByText(words.bookLost)).toBeVisible();
    expect(await screen.findByRole('radio', { name: /Meera Nair · Home/ })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: /Office 14, 3rd Cross, Gokulam, Chennai/ }));
    await userEvent.click(await button(words.next));
    await waitFor(() => expect(address()).toBe('/checkout?step=summary&address=Office'));
  });

  it.each([
    ['no address', () => errorResponse(404), words.noSavedAddress],
    ['no response', () => networkError(), getAddresses.failureMessage],
  ])('CHECK-11 without the account and with %s says so', async (_, response, sentence) => {
    api.respond(getAddresses, response);
    open(Broken);
    expect(await screen.findByText(sentence)).toBeVisible();
  });
});
