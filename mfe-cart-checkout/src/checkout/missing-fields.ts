import type { Address } from 'shared-contracts/address';

const REQUIRED = ['full_name', 's_mobile_no', 'address', 'pincode', 'city', 'state'] as const;

export type RequiredField = (typeof REQUIRED)[number];

/** The fields that an address lacks (CHECK-2): an address book of long ago, or of a foreign provider, may have gaps. */
export function missingFields(address: Address): RequiredField[] {
  return REQUIRED.filter((field) => address[field].trim() === '');
}
