import type { Address } from 'shared-contracts/address';

/** An address as it is shown, without label and receiver. */
export function addressLines({ address, city, state, pincode }: Address): string[] {
  const place = [[city, state].filter(Boolean).join(', '), pincode].filter(Boolean).join(' ');
  return [...address.split('\n'), place].map((line) => line.trim()).filter(Boolean);
}
