import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';
import { messageResponse } from '../endpoint/field-schemas.ts';
import { Address, AddressList } from './address.ts';

const address_label = z.string().check(z.maxLength(40));

/** A missing field counts as empty, so that the customer gets the message for required fields (ACC-7). */
const sentText = (maxLength: number) => z._default(z.string().check(z.maxLength(maxLength)), '');

const sentAddress = {
  address_label: z._default(address_label, ''),
  full_name: sentText(100),
  s_mobile_no: sentText(20),
  address: sentText(500),
  pincode: sentText(20),
  city: sentText(100),
  state: sentText(100),
  /** Ignored: the country is always India. */
  country: z.optional(z.string().check(z.maxLength(100))),
};

export const getAddresses = defineEndpoint({
  name: 'getAddresses',
  method: 'GET',
  path: '/api/address',
  summary: 'The customer’s addresses in the order in which they were added; a 404 when there are none.',
  needsLogin: true,
  response: AddressList,
  failureMessage: 'Failed to fetch addresses.',
});

export const getAddress = defineEndpoint({
  name: 'getAddress',
  method: 'GET',
  path: '/api/address/getone',
  summary: 'One address by its label, in any letter case.',
  needsLogin: true,
  query: z.object({ address_label }),
  response: Address,
  failureMessage: 'Failed to fetch addresses.',
});

export const saveAddress = defineEndpoint({
  name: 'saveAddress',
  method: 'POST',
  path: '/api/address',
  summary: 'Adds an address; a label that is in use is a 409. The first address becomes the default.',
  needsLogin: true,
  body: z.object(sentAddress),
  response: Address,
  successStatus: 201,
  failureMessage: 'Failed to save address.',
});

/** An addition: without it an address can only be deleted and added again (API-18). */
export const updateAddress = defineEndpoint({
  name: 'updateAddress',
  method: 'PUT',
  path: '/api/address',
  isAddition: true,
  summary: 'Changes the address that `address_label` names; `new_label` renames it.',
  needsLogin: true,
  body: z.object({ ...sentAddress, new_label: z.optional(address_label) }),
  response: Address,
  failureMessage: 'Failed to save address.',
});

/** An addition: offered where the provider sends `is_default` (API-18). */
export const setDefaultAddress = defineEndpoint({
  name: 'setDefaultAddress',
  method: 'PUT',
  path: '/api/address/default',
  isAddition: true,
  summary: 'Makes an address the default one in place of the previous.',
  needsLogin: true,
  body: z.object({ address_label }),
  response: Address,
  failureMessage: 'Failed to save address.',
});

export const deleteAddress = defineEndpoint({
  name: 'deleteAddress',
  method: 'DELETE',
  path: '/api/address',
  summary: 'Deletes an address. Orders keep their copy.',
  needsLogin: true,
  query: z.object({ address_label }),
  response: messageResponse,
  failureMessage: 'Failed to delete address.',
});
