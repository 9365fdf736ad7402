import { visibleLines, visibleText } from 'shared-contracts/operator/visible-text';

interface Receiver {
  full_name: string;
  address: string;
  city: string;
  state: string;
  pincode: string;
}

/** DESK-11: the lines of an address for a parcel. Characters that would reorder or hide a line are made visible. */
export function addressLines({ full_name, address, city, state, pincode }: Receiver): string[] {
  return [
    visibleText(full_name),
    ...visibleLines(address).filter((line) => line.trim() !== ''),
    `${visibleText(city)} ${visibleText(pincode)}`,
    visibleText(state),
  ];
}
