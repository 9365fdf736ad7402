import type { Address } from 'shared-contracts/address';
import type { AddressFormField } from 'shared-contracts/remotes';
import { checkoutMessages as words } from './checkout-messages.ts';
import { missingFields } from './missing-fields.ts';

/** What the address book says about the choice. */
export type AddressChoice = {
  address: Address | undefined;
  /** A new or changed address is not saved yet. */
  isFormOpen: boolean;
  /** Required fields of the open form that are empty, where the address book tells. */
  emptyFields?: readonly AddressFormField[];
};

/** Why the shopper cannot go on with the choice; undefined for an address that can be used (CHECK-2, CHECK-21). */
export function whyNotNext({ address, isFormOpen, emptyFields }: AddressChoice): string | undefined {
  return isFormOpen ? openForm(address, emptyFields) : obstacle(address);
}

/** What the open form lacks. The first address of a customer cannot be cancelled. */
function openForm(saved: Address | undefined, emptyFields: readonly AddressFormField[] = []): string {
  const advice = saved ? words.saveOrCancel : words.saveFirst;
  if (emptyFields.length === 0) return advice;
  return `${words.stillEmpty(emptyFields.map((field) => words.fields[field]))} ${advice}`;
}

function obstacle(address: Address | undefined): string | undefined {
  if (!address) return words.noAddress;
  const missing = missingFields(address);
  return missing.length > 0 ? words.missing(missing.map((field) => words.fields[field])) : undefined;
}
