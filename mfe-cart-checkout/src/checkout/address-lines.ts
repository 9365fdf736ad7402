import type { Address } from 'shared-contracts/address';

/** Returns the lines of an address without label and receiver. */
export function addressLines({ address, city, state, pincode }: Address): string[] {
  const place = [[city, state].filter(Boolean).join(', '), pincode].filter(Boolean).join(' ');
  return [...address.split('\n'), place].map((line) => line.trim()).filter(Boolean);
}

/** Ten digits as `+91 98450 12345`; anything else as it is. */
export function shownPhone({ s_mobile_no }: Address): string {
  return s_mobile_no.replace(/^(\d{5})(\d{5})$/, '+91 $1 $2');
}
