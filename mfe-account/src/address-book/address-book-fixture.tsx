import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Address } from 'shared-contracts/address';
import { deleteAddress, getAddresses, saveAddress, updateAddress } from 'shared-contracts/address/endpoints';
import type { AddressBookProps } from 'shared-contracts/remotes';
import { storeSession } from 'shared-contracts/session';
import {
  errorResponse,
  type MockApi,
  mockApi,
  QuestionStub,
  renderWithShell,
} from 'shared-contracts/testing';
import { anAddress } from 'shared-contracts/testing/builders';
import { expect, vi } from 'vitest';
import { messages } from '../messages.ts';
import AddressBook from './address-book.tsx';

export const words = messages.addressBook;

export const HOME = anAddress();
export const OFFICE = anAddress({ address_label: 'Office', pincode: '600002', city: 'Chennai' });

export const found = (District: string, State: string) => [
  { Status: 'Success', PostOffice: [{ District, State }] },
];
export const UNKNOWN = [{ Status: 'Error', PostOffice: null }];

/** A provider that keeps these addresses, and a pincode lookup that knows Mysuru. */
export function addressApi(...saved: Address[]): { api: MockApi; lookUp: ReturnType<typeof vi.fn> } {
  let kept = saved;
  const api = mockApi();
  api.respond(getAddresses, () => (kept.length > 0 ? kept : errorResponse(404, { message: 'None.' })));
  api.respond(saveAddress, ({ body }) => {
    kept = [...kept, body as Address];
    return body as Address;
  });
  api.respond(updateAddress, ({ body }) => body as Address);
  api.respond(deleteAddress, ({ query }) => {
    kept = kept.filter(({ address_label }) => address_label !== query['address_label']);
    return { message: 'Deleted.' };
  });
  storeSession({ token: 'a-token', phone: HOME.s_mobile_no });
  const lookUp = vi.fn(async () => Response.json(found('Mysuru', 'Karnataka')));
  vi.stubGlobal('fetch', lookUp);
  return { api, lookUp };
}

export async function openBook(props: AddressBookProps = {}) {
  const user = userEvent.setup();
  const rendered = renderWithShell(
    <>
      <AddressBook {...props} />
      <QuestionStub />
    </>,
  );
  await waitFor(() => expect(screen.queryByRole('status', { name: words.loading })).not.toBeInTheDocument());
  return { user, ...rendered };
}

export const field = (name: string) => screen.getByRole('textbox', { name });
export const form = (name: string = words.newAddress) => screen.queryByRole('region', { name });
export const saveButton = () => screen.getByRole('button', { name: words.saveAddress });
export const alertOf = (message: string) => screen.findByRole('alertdialog', { name: message });

/** Fills all fields but the label, and waits for city and state. */
export async function fillForm(user: ReturnType<typeof userEvent.setup>, pincode = '570002'): Promise<void> {
  const texts = [
    [words.firstName, 'Asha'],
    [words.lastName, 'Rao'],
    [words.phone, '9876543210'],
    [words.address, '12, Temple Road'],
    [words.pincode, pincode],
  ] as const;
  for (const [name, text] of texts) {
    await user.click(field(name));
    // Not typed: each letter would render the form.
    await user.paste(text);
  }
  await waitFor(() => expect(field(words.city)).toHaveValue('Mysuru'));
}
