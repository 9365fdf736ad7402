import type { Address } from 'shared-contracts/address';
import {
  ADDRESS_LABELS,
  type AddressDraft,
  digitErrors,
  isCompletePincode,
  isSameLabel,
  labelInUseMessage,
  REQUIRED_FIELDS_MESSAGE,
} from 'shared-contracts/address/rules';
import type { FieldError } from 'shared-contracts/customer/rules';
import type { AddressFormField } from 'shared-contracts/remotes';

/** The form's fields. `label` is one of `ADDRESS_LABELS`; `address_label` is what the customer writes for the last of them. */
export type FormDraft = Record<'label' | AddressFormField, string>;

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
    ...rest,
  };
}

/** What is sent. */
export function addressOf({ label, address_label, first_name, last_name, ...rest }: FormDraft): AddressDraft {
  return {
    address_label: (isOther(label) ? address_label : label).trim(),
    full_name: `${first_name.trim()} ${last_name.trim()}`.trim(),
    s_mobile_no: rest.s_mobile_no.trim(),
    address: rest.address.trim(),
    pincode: rest.pincode,
    city: rest.city.trim(),
    state: rest.state.trim(),
  };
}

/** The empty fields, all of which are required (ACC-7). City and state are, once the pincode is complete. */
export function emptyFields({ label, ...draft }: FormDraft): AddressFormField[] {
  const fields = Object.keys(draft) as AddressFormField[];
  const optional = [
    ...(isOther(label) ? [] : ['address_label']),
    ...(draft.pincode === '' || isCompletePincode(draft.pincode) ? [] : ['city', 'state']),
  ];
  return fields.filter((field) => draft[field].trim() === '' && !optional.includes(field));
}

/**
 * All validation errors (ACC-7 to ACC-9).
 * @param used labels of the other addresses
 */
export function draftErrors(draft: FormDraft, used: readonly string[]): FieldError<AddressFormField>[] {
  const address = addressOf(draft);
  const { address_label } = address;
  const errors: FieldError<AddressFormField>[] = emptyFields(draft).map((field) => ({
    field,
    message: REQUIRED_FIELDS_MESSAGE,
  }));
  errors.push(...digitErrors(address));
  if (used.some((label) => isSameLabel(label, address_label))) {
    errors.push({ field: 'address_label', message: labelInUseMessage(address_label) });
  }
  return errors;
}
