import { anAddress } from 'shared-contracts/testing/builders';

/** A text without a space that is too long for a line. */
export const LONG_WORD = 'Thiruvananthapuram-Vattiyoorkavu'.repeat(3);

/** A saved address whose texts are too long for a line. */
export const LONG_ADDRESS = anAddress({
  address_label: LONG_WORD.slice(0, 40),
  full_name: LONG_WORD,
  address: LONG_WORD,
});
