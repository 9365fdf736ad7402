import { isCompletePhone } from '../customer/customer-rules.ts';
import { nameKey } from '../product/same-name.ts';
import type { Address } from './address.ts';

/** Of a pincode (ACC-8). */
export const PINCODE_DIGITS = 6;
/** The only country of delivery (ACC-10). */
export const DELIVERY_COUNTRY = 'India';
/** The labels that the form offers (ACC-5). The last one stands for a label that the customer writes. */
export const ADDRESS_LABELS = ['Home', 'Office', 'Other'] as const;
/** Of one customer (API-44). */
export const MAX_ADDRESSES = 20;

export const REQUIRED_FIELDS_MESSAGE = 'All fields, including an address label, are required.';
export const PHONE_MESSAGE = 'Please enter a valid 10-digit phone number.';
export const PINCODE_MESSAGE = 'Please enter a valid 6-digit pincode.';
/** For a pincode that the lookup does not know (ACC-11). */
export const UNKNOWN_PINCODE_MESSAGE = 'Invalid Pincode. Please check and try again.';
/** For a lookup without a usable response (ACC-11). */
export const FAILED_LOOKUP_MESSAGE = 'Could not fetch pincode details.';

/** @param label as typed */
export function labelInUseMessage(label: string): string {
  return `Address label "${label}" is already in use.`;
}

/** What a customer writes into an address. */
export type AddressDraft = Pick<
  Address,
  'address_label' | 'full_name' | 's_mobile_no' | 'address' | 'pincode' | 'city' | 'state'
>;

/** The digits of typed or pasted text, six at most. */
export function pincodeDigits(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, PINCODE_DIGITS);
}

/** @param digits as `pincodeDigits` returns them */
export function isCompletePincode(digits: string): boolean {
  return digits.length === PINCODE_DIGITS && /^\d+$/.test(digits);
}

/** Labels with equal keys name the same address: letter case and repeated spaces make no difference (ACC-9). */
export function labelKey(label: string): string {
  return nameKey(label.trim().replace(/\s+/g, ' '));
}

export function isSameLabel(one: string, other: string): boolean {
  return labelKey(one) === labelKey(other);
}

/** The first validation error of an address, as shown to the customer (ACC-7, ACC-8). */
export function addressError(draft: AddressDraft): string | undefined {
  const { address_label, full_name, s_mobile_no, address, pincode, city, state } = draft;
  const required = [address_label, full_name, s_mobile_no, address, pincode, city, state];
  if (required.some((value) => value.trim() === '')) return REQUIRED_FIELDS_MESSAGE;
  if (!isCompletePhone(s_mobile_no)) return PHONE_MESSAGE;
  if (!isCompletePincode(pincode)) return PINCODE_MESSAGE;
  return undefined;
}
