import type { FieldError } from '../customer/customer-rules.ts';
import { readPhone } from '../customer/phone-number.ts';
import { textProblem } from '../customer/written-text.ts';
import { plainDigits } from '../numbers/typed-numbers.ts';
import { nameKey } from '../product/same-name.ts';
import type { Address } from './address.ts';

/** The only country of delivery (ACC-10). */
export const DELIVERY_COUNTRY = 'India';
/** The labels that the form offers (ACC-5). The last one stands for a label of the customer's own. */
export const ADDRESS_LABELS = ['Home', 'Office', 'Other'] as const;
/** The most addresses of one customer (API-44). */
export const MAX_ADDRESSES = 20;

export const REQUIRED_FIELDS_MESSAGE = 'All fields, including an address label, are required.';
export { PHONE_MESSAGE } from '../customer/phone-number.ts';

export const PINCODE_MESSAGE = 'Please enter a valid 6-digit pincode.';
/** The message for six digits that are no pincode, because they begin with a 0 (ACC-11). */
export const UNKNOWN_PINCODE_MESSAGE = 'Invalid Pincode. Please check and try again.';
/** The message if the lookup gave no usable response (ACC-11). */
export const FAILED_LOOKUP_MESSAGE = 'Could not fetch pincode details.';

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

export type AddressDraft = Pick<Address, (typeof ADDRESS_FIELDS)[number]>;

/** Six digits, perhaps with a space or dash between them; a pincode begins with 1 to 9. Undefined for anything else (ACC-8). */
export function readPincode(typed: string): string | undefined {
  const pincode = withoutSeparators(typed);
  return /^[1-9]\d{5}$/.test(pincode) ? pincode : undefined;
}

/** Whether more digits could still complete a pincode. Such a text is not reported as an error yet. */
export function isPincodeBegun(typed: string): boolean {
  return /^\d{0,5}$/.test(withoutSeparators(typed));
}

export function pincodeProblem(typed: string): string | undefined {
  if (readPincode(typed) !== undefined) return undefined;
  return /^0\d{5}$/.test(withoutSeparators(typed)) ? UNKNOWN_PINCODE_MESSAGE : PINCODE_MESSAGE;
}

function withoutSeparators(typed: string): string {
  const text = plainDigits(typed)
    .replace(/\p{Cf}/gu, '')
    .trim();
  return text.replace(/(?<=\d)[\s\p{Pd}]{1,3}(?=\d)/gu, '');
}

/** Labels with equal keys name the same address: letter case and repeated spaces make no difference (ACC-9). */
export function labelKey(label: string): string {
  return nameKey(label.trim().replace(/\s+/g, ' '));
}

export function isSameLabel(one: string, other: string): boolean {
  return labelKey(one) === labelKey(other);
}

/** Reports a phone or pincode that is not empty, but cannot be read (ACC-8). */
export function digitErrors({
  s_mobile_no,
  pincode,
}: Pick<AddressDraft, 's_mobile_no' | 'pincode'>): FieldError<'s_mobile_no' | 'pincode'>[] {
  const errors: FieldError<'s_mobile_no' | 'pincode'>[] = [];
  const { problem } = readPhone(s_mobile_no);
  if (s_mobile_no && problem) errors.push({ field: 's_mobile_no', message: problem });
  const message = pincode && pincodeProblem(pincode);
  if (message) errors.push({ field: 'pincode', message });
  return errors;
}

/** Each text of an address: its name in messages, and its maximum length in characters (API-124). */
const TEXTS = {
  address_label: { called: 'name for this address', longest: 40 },
  full_name: { called: 'name', longest: 100 },
  address: { called: 'address', longest: 500, hasLines: true },
  city: { called: 'city', longest: 100 },
  state: { called: 'state', longest: 100 },
} as const;

type AddressText = keyof typeof TEXTS;

export function addressTextProblem(field: AddressText, text: string): string | undefined {
  return textProblem(TEXTS[field].called, text, TEXTS[field]);
}

/** Returns all validation errors of an address, those of empty fields first (ACC-7, ACC-8, API-124). */
export function addressErrors(draft: AddressDraft): FieldError<keyof AddressDraft>[] {
  const empty = ADDRESS_FIELDS.filter((field) => draft[field].trim() === '');
  return [
    ...empty.map((field) => ({ field, message: REQUIRED_FIELDS_MESSAGE })),
    ...digitErrors(draft),
    ...(Object.keys(TEXTS) as AddressText[]).flatMap((field) => {
      const message = addressTextProblem(field, draft[field]);
      return message ? [{ field, message }] : [];
    }),
  ];
}

/** Normalises an address for storage: without outer spaces and empty lines. */
export function addressLines(typed: string): string {
  return typed
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
}
