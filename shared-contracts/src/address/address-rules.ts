import { type FieldError, isCompletePhone } from '../customer/customer-rules.ts';
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

const ADDRESS_FIELDS = [
  'address_label',
  'full_name',
  's_mobile_no',
  'address',
  'pincode',
  'city',
  'state',
] as const;

/** What a customer writes into an address. */
export type AddressDraft = Pick<Address, (typeof ADDRESS_FIELDS)[number]>;

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

/** A phone or pincode that is written, but not complete (ACC-8). */
export function digitErrors({
  s_mobile_no,
  pincode,
}: Pick<AddressDraft, 's_mobile_no' | 'pincode'>): FieldError<'s_mobile_no' | 'pincode'>[] {
  const errors: FieldError<'s_mobile_no' | 'pincode'>[] = [];
  if (s_mobile_no && !isCompletePhone(s_mobile_no)) {
    errors.push({ field: 's_mobile_no', message: PHONE_MESSAGE });
  }
  if (pincode && !isCompletePincode(pincode)) errors.push({ field: 'pincode', message: PINCODE_MESSAGE });
  return errors;
}

/** All validation errors of an address, those of empty fields first (ACC-7, ACC-8). */
export function addressErrors(draft: AddressDraft): FieldError<keyof AddressDraft>[] {
  const empty = ADDRESS_FIELDS.filter((field) => draft[field].trim() === '');
  return [...empty.map((field) => ({ field, message: REQUIRED_FIELDS_MESSAGE })), ...digitErrors(draft)];
}
