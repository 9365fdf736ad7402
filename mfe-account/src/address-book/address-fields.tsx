import { useRef } from 'react';
import { DELIVERY_COUNTRY, pincodeDigits } from 'shared-contracts/address/rules';
import { type FieldError, phoneDigits } from 'shared-contracts/customer/rules';
import { Field, Notice, TextButton, TextInput } from 'shared-contracts/look';
import type { AddressFormField } from 'shared-contracts/remotes';
import { formRow } from '../form/form-styles.ts';
import { messages } from '../messages.ts';
import type { FormDraft } from './address-draft.ts';
import { LabelChoice } from './label-choice.tsx';
import type { PincodeState } from './use-pincode-place.ts';

const words = messages.addressBook;

export type AddressFieldsProps = {
  draft: FormDraft;
  /** Labels of the other addresses. */
  used: readonly string[];
  place: PincodeState;
  /** Required fields that are marked: one sentence below the form is about all of them. */
  empty: readonly AddressFormField[];
  /** Each is shown below its field, unless that is empty. */
  errors: readonly FieldError<AddressFormField>[];
  onChange: (changes: Partial<FormDraft>) => void;
};

export function AddressFields({ draft, used, place, empty, errors, onChange }: AddressFieldsProps) {
  const pincode = useRef<HTMLInputElement>(null);
  const errorOf = (name: AddressFormField) =>
    empty.includes(name) ? undefined : errors.find(({ field }) => field === name)?.message;

  /** Attributes of the input of one field. */
  const input = (name: AddressFormField) => ({
    value: draft[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
    ...(empty.includes(name) && { 'aria-invalid': true as const }),
  });

  /** The button for it disappears meanwhile. */
  function searchAgain(): void {
    pincode.current?.focus();
    place.retry();
  }

  return (
    <>
      <Field label={words.firstName}>
        <TextInput autoComplete="given-name" maxLength={50} {...input('first_name')} />
      </Field>
      <Field label={words.lastName}>
        <TextInput autoComplete="family-name" maxLength={49} {...input('last_name')} />
      </Field>
      <Field label={words.phone} help={words.phoneHelp} error={errorOf('s_mobile_no')}>
        <TextInput
          {...input('s_mobile_no')}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          before={messages.countryCode}
          onChange={(event) => onChange({ s_mobile_no: phoneDigits(event.target.value) })}
        />
      </Field>
      <Field
        label={words.pincode}
        help={place.isSearching ? words.searching : words.pincodeHelp}
        error={errorOf('pincode') ?? place.error}
      >
        <TextInput
          {...input('pincode')}
          ref={pincode}
          inputMode="numeric"
          autoComplete="postal-code"
          // City and state belong to the pincode before.
          onChange={(event) => onChange({ pincode: pincodeDigits(event.target.value), city: '', state: '' })}
        />
      </Field>
      <Field css={formRow} label={words.address} help={words.addressHelp}>
        <TextInput autoComplete="street-address" maxLength={500} {...input('address')} />
      </Field>
      <Field label={words.city}>
        <TextInput
          autoComplete="address-level2"
          maxLength={100}
          readOnly={!place.isManual}
          {...input('city')}
        />
      </Field>
      <Field label={words.state}>
        <TextInput
          autoComplete="address-level1"
          maxLength={100}
          readOnly={!place.isManual}
          {...input('state')}
        />
      </Field>
      {place.isManual && (
        <Notice css={formRow}>
          {words.manualPlace} <TextButton onClick={searchAgain}>{words.searchAgain}</TextButton>
        </Notice>
      )}
      <Field label={words.country}>
        <TextInput readOnly value={DELIVERY_COUNTRY} />
      </Field>
      <div css={formRow}>
        <LabelChoice
          label={draft.label}
          used={used}
          other={input('address_label')}
          error={errorOf('address_label')}
          onChange={(label) => onChange({ label })}
        />
      </div>
    </>
  );
}
