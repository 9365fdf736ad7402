import type { Address } from 'shared-contracts/address';
import {
  ADDRESS_LABELS,
  type AddressDraft,
  addressError,
  isCompletePincode,
  isSameLabel,
  labelInUseMessage,
  REQUIRED_FIELDS_MESSAGE,
} from 'shared-contracts/address/rules';
import type { AddressFormField } from 'shared-contracts/remotes';

/** The form's fields. `label` is one of `ADDRESS_LABELS`; `otherLabel` is what the customer writes for the last of them. */
export type FormDraft = {
  label: string;
  otherLabel: string;
  firstName: string;
  lastName: string;
  phone: string;
  address: string;
  pincode: string;
  city: string;
  state: string;
};

/** The names of the form's fields in the contract. */
const FIELD_NAMES: Record<keyof FormDraft, AddressFormField> = {
  label: 'address_label',
  otherLabel: 'address_label',
  firstName: 'first_name',
  lastName: 'last_name',
  phone: 's_mobile_no',
  address: 'address',
  pincode: 'pincode',
  city: 'city',
  state: 'state',
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
    ...{
      otherLabel: '',
      firstName: '',
      lastName: '',
      phone: '',
      address: '',
      pincode: '',
      city: '',
      state: '',
    },
  };
}

/** A saved address in the form: the name is split at its last space (ACC-15). */
export function draftOf({ address_label, full_name, s_mobile_no, ...rest }: Address): FormDraft {
  const offered = ADDRESS_LABELS.find((label) => !isOther(label) && isSameLabel(label, address_label));
  const name = full_name.trim();
  const split = name.lastIndexOf(' ');
  return {
    label: offered ?? OTHER,
    otherLabel: offered ? '' : address_label,
    firstName: split < 0 ? name : name.slice(0, split),
    lastName: split < 0 ? '' : name.slice(split + 1),
    phone: s_mobile_no,
    address: rest.address,
    pincode: rest.pincode,
    city: rest.city,
    state: rest.state,
  };
}

/** What is sent. */
export function addressOf(draft: FormDraft): AddressDraft {
  const trimmed = (text: string) => text.trim();
  return {
    address_label: trimmed(isOther(draft.label) ? draft.otherLabel : draft.label),
    full_name: `${trimmed(draft.firstName)} ${trimmed(draft.lastName)}`.trim(),
    s_mobile_no: trimmed(draft.phone),
    address: trimmed(draft.address),
    pincode: draft.pincode,
    city: trimmed(draft.city),
    state: trimmed(draft.state),
  };
}

/** The empty fields, all of which are required (ACC-7). City and state are, once the pincode is complete. */
export function emptyFields(draft: FormDraft): (keyof FormDraft)[] {
  const fields = Object.keys(draft) as (keyof FormDraft)[];
  const optional = [
    ...(isOther(draft.label) ? [] : ['otherLabel']),
    ...(draft.pincode === '' || isCompletePincode(draft.pincode) ? [] : ['city', 'state']),
  ];
  return fields.filter((field) => draft[field].trim() === '' && !optional.includes(field));
}

/** The empty fields by their names in the contract. */
export const emptyFieldNames = (draft: FormDraft): AddressFormField[] =>
  emptyFields(draft).map((field) => FIELD_NAMES[field]);

/** For the check of the other fields, when city and state have been checked. */
const ANY_PLACE = { city: '-', state: '-' };

/**
 * The first validation error, as shown (ACC-7 to ACC-9).
 * @param used labels of the other addresses
 */
export function draftError(draft: FormDraft, used: readonly string[]): string | undefined {
  if (emptyFields(draft).length > 0) return REQUIRED_FIELDS_MESSAGE;
  const address = addressOf(draft);
  const taken = used.some((label) => isSameLabel(label, address.address_label));
  return (
    addressError({ ...address, ...ANY_PLACE }) ??
    (taken ? labelInUseMessage(address.address_label) : undefined)
  );
}
