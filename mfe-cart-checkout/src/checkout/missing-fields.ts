import type { Address } from 'shared-contracts/address';

const REQUIRED = ['full_name', 's_mobile_no', 'address', 'pincode', 'city', 'state'] as const;

export type RequiredField = (typeof REQUIRED)[number];

/** Lists the fields that an address lacks (CHECK-2). Old address books, and those of foreign providers, may have gaps. */
export function missingFields(address: Address): RequiredField[] {
  return REQUIRED.filter((field) => address[field].trim() === '');
}
