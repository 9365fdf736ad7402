import type { Address } from 'shared-contracts/address';
import {
  ADDRESS_LABELS,
  type AddressDraft,
  addressLines,
  addressTextProblem,
  digitErrors,
  isSameLabel,
  labelInUseMessage,
  REQUIRED_FIELDS_MESSAGE,
  readPincode,
} from 'shared-contracts/address/rules';
import { readPhone } from 'shared-contracts/customer/phone';
import type { FieldError } from 'shared-contracts/customer/rules';
import type { AddressFormField } from 'shared-contracts/remotes';

/** The form's fields, as typed. `label` is one of `ADDRESS_LABELS`; `address_label` is what the customer writes for the last of them. */
export type FormDraft = Record<'label' | AddressFormField, string> & {
  /** The customer has no last name (ACC-26). */
  hasOneName: boolean;
};

const [, , OTHER] = ADDRESS_LABELS;

export const isOther = (label: string): boolean => label === OTHER;

/** Whether a label of the form is taken. `Other` is free text, so it can be chosen again and again (ACC-5). */
export function isTaken(label: string, used: readonly string[]): boolean {
  return !isOther(label) && used.some((other) => isSameLabel(other, label));
}

/** @param used labels of the saved addresses */
export function emptyDraft(used: readonly string[]): FormDraft {
  return {
    label: ADDRESS_LABELS.find((label) => !isTaken(label, used)) ?? OTHER,
    address_label: '',
    first_name: '',
    last_name: '',
    hasOneName: false,
    s_mobile_no: '',
    address: '',
    pincode: '',
    city: '',
    state: '',
  };
}

/** A saved address in the form: the name is split at its last space (ACC-15). */
export function draftOf({
  address_label,
  full_name,
  country: _,
  is_default: __,
  ...rest
}: Address): FormDraft {
  const offered = ADDRESS_LABELS.find((label) => !isOther(label) && isSameLabel(label, address_label));
  const name = full_name.trim();
  const split = name.lastIndexOf(' ');
  return {
    label: offered ?? OTHER,
    address_label: offered ? '' : address_label,
    first_name: split < 0 ? name : name.slice(0, split),
    last_name: split < 0 ? '' : name.slice(split + 1),
    hasOneName: name !== '' && split < 0,
    ...rest,
  };
}

export function addressOf({
  label,
  address_label,
  first_name,
  last_name,
  hasOneName,
  ...rest
}: FormDraft): AddressDraft {
  return {
    address_label: (isOther(label) ? address_label : label).trim(),
    full_name: `${first_name.trim()} ${hasOneName ? '' : last_name.trim()}`.trim(),
    s_mobile_no: readPhone(rest.s_mobile_no).phone ?? rest.s_mobile_no.trim(),
    address: addressLines(rest.address),
    pincode: readPincode(rest.pincode) ?? rest.pincode.trim(),
    city: rest.city.trim(),
    state: rest.state.trim(),
  };
}

/** Lists the required fields that are empty (ACC-7). City and state are required once the pincode is complete. */
export function emptyFields({ label, hasOneName, ...draft }: FormDraft): AddressFormField[] {
  const fields = Object.keys(draft) as AddressFormField[];
  const optional = [
    ...(isOther(label) ? [] : ['address_label']),
    ...(hasOneName ? ['last_name'] : []),
    ...(draft.pincode.trim() === '' || readPincode(draft.pincode) ? [] : ['city', 'state']),
  ];
  return fields.filter((field) => draft[field].trim() === '' && !optional.includes(field));
}

/** Pairs of a form field and the address field that stores its text. */
const TEXTS = [
  ['first_name', 'full_name'],
  ['last_name', 'full_name'],
  ['address', 'address'],
  ['city', 'city'],
  ['state', 'state'],
  ['address_label', 'address_label'],
] as const;

/** All validation errors (ACC-7 to ACC-9). `used` holds the labels of the other addresses. */
export function draftErrors(draft: FormDraft, used: readonly string[]): FieldError<AddressFormField>[] {
  const address = addressOf(draft);
  const { address_label } = address;
  const errors: FieldError<AddressFormField>[] = emptyFields(draft).map((field) => ({
    field,
    message: REQUIRED_FIELDS_MESSAGE,
  }));
  errors.push(...digitErrors(address));
  for (const [field, kept] of TEXTS) {
    const message = addressTextProblem(kept, field === 'address' ? address.address : draft[field].trim());
    if (message && !(field === 'last_name' && draft.hasOneName)) errors.push({ field, message });
  }
  if (used.some((label) => isSameLabel(label, address_label))) {
    errors.push({ field: 'address_label', message: labelInUseMessage(address_label) });
  }
  return errors;
}
