import { css } from '@emotion/react';
import { useRef } from 'react';
import { DELIVERY_COUNTRY, readPincode } from 'shared-contracts/address/rules';
import type { FieldError } from 'shared-contracts/customer/rules';
import { Checkbox, Field, Notice, TextButton, TextInput } from 'shared-contracts/look';
import type { AddressFormField } from 'shared-contracts/remotes';
import { formRow } from '../form/form-styles.ts';
import { messages } from '../messages.ts';
import type { FormDraft } from './address-draft.ts';
import { LabelChoice } from './label-choice.tsx';
import type { PincodeState } from './use-pincode-place.ts';

const words = messages.addressBook;

/** Grows with its text, so that no line is hidden. */
const lines = css`
  min-height: calc(3lh + 1.5rem);
  max-height: 16rem;
  resize: vertical;
  field-sizing: content;
`;

/** The form's background is the usual colour of a notice, so this notice has another. */
const unknownPlace = css`
  background: var(--paper-raised);
`;

export type AddressFieldsProps = {
  draft: FormDraft;
  /** Labels of the other saved addresses. */
  used: readonly string[];
  place: PincodeState;
  /** Required fields to mark. One sentence below the form names them all. */
  empty: readonly AddressFormField[];
  /** Each is shown below its field, unless the field is empty. */
  errors: readonly FieldError<AddressFormField>[];
  onChange: (changes: Partial<FormDraft>) => void;
};

export function AddressFields({ draft, used, place, empty, errors, onChange }: AddressFieldsProps) {
  const pincode = useRef<HTMLInputElement>(null);
  const errorOf = (name: AddressFormField) =>
    empty.includes(name) ? undefined : errors.find(({ field }) => field === name)?.message;

  const input = (name: AddressFormField) => ({
    value: draft[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
    ...(empty.includes(name) && { 'aria-invalid': true as const }),
  });

  /** City and state belong to the previous pincode, so they are cleared. */
  function changePincode(typed: string): void {
    const isSame = readPincode(typed) !== undefined && readPincode(typed) === readPincode(draft.pincode);
    onChange({ pincode: typed, ...(!isSame && { city: '', state: '' }) });
  }

  /** The button disappears during the search, so the pincode takes the focus. */
  function searchAgain(): void {
    pincode.current?.focus();
    place.retry();
  }

  return (
    <>
      <Field label={draft.hasOneName ? words.onlyName : words.firstName} error={errorOf('first_name')}>
        <TextInput autoComplete={draft.hasOneName ? 'name' : 'given-name'} {...input('first_name')} />
      </Field>
      {!draft.hasOneName && (
        <Field label={words.lastName} error={errorOf('last_name')}>
          <TextInput autoComplete="family-name" {...input('last_name')} />
        </Field>
      )}
      <Checkbox
        css={formRow}
        checked={draft.hasOneName}
        onChange={({ target }) => onChange({ hasOneName: target.checked })}
      >
        {words.hasOneName}
      </Checkbox>
      <Field label={words.phone} help={words.phoneHelp} error={errorOf('s_mobile_no')}>
        <TextInput
          {...input('s_mobile_no')}
          type="tel"
          autoComplete="tel-national"
          before={messages.countryCode}
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
          onChange={({ target }) => changePincode(target.value)}
        />
      </Field>
      <Field css={formRow} label={words.address} help={words.addressHelp} error={errorOf('address')}>
        <TextInput css={lines} lines={3} autoComplete="street-address" {...input('address')} />
      </Field>
      <Field label={words.city} error={errorOf('city')}>
        <TextInput autoComplete="address-level2" readOnly={!place.isManual} {...input('city')} />
      </Field>
      <Field label={words.state} error={errorOf('state')}>
        <TextInput autoComplete="address-level1" readOnly={!place.isManual} {...input('state')} />
      </Field>
      {place.isManual && (
        <Notice css={[formRow, unknownPlace]}>
          {place.isUnknown ? (
            words.unknownPincode
          ) : (
            <>
              {words.manualPlace} <TextButton onClick={searchAgain}>{words.searchAgain}</TextButton>
            </>
          )}
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
