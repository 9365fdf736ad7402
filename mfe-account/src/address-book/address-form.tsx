import { css } from '@emotion/react';
import { type ReactNode, type SubmitEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { Address } from 'shared-contracts/address';
import {
  DELIVERY_COUNTRY,
  labelInUseMessage,
  PHONE_MESSAGE,
  PINCODE_MESSAGE,
  pincodeDigits,
  REQUIRED_FIELDS_MESSAGE,
} from 'shared-contracts/address/rules';
import { phoneDigits } from 'shared-contracts/customer/rules';
import { Button, Field, Notice, Row, TextButton, TextInput } from 'shared-contracts/look';
import type { AddressFormField } from 'shared-contracts/remotes';
import { focusFirstInvalid } from '../form/focus-first-invalid.ts';
import { formGrid, formRow } from '../form/form-styles.ts';
import { messages } from '../messages.ts';
import {
  addressOf,
  draftError,
  draftOf,
  emptyDraft,
  emptyFieldNames,
  emptyFields,
  type FormDraft,
} from './address-draft.ts';
import { LabelChoice } from './label-choice.tsx';
import { useAddressSave } from './use-address-save.ts';
import { usePincodePlace } from './use-pincode-place.ts';

const words = messages.addressBook;

const panel = css`
  padding: clamp(1.25rem, 1rem + 1vw, 2rem);
  border-radius: var(--radius-panel);
  background: var(--paper-sunk);
  h3 {
    margin-bottom: var(--s-5);
  }
`;

export type AddressFormProps = {
  /** The address to change; absent for a new one. */
  address?: Address;
  /** Labels of the other addresses. */
  used: readonly string[];
  onSaved: (saved: Address) => void;
  /** Absent where the form cannot be closed, because there is no address yet (ACC-6). */
  onCancel?: () => void;
  /** Rendered below the form, with its empty fields. */
  footer?: (emptyFields: readonly AddressFormField[]) => ReactNode;
};

/** A new address, or the changes of a saved one (ACC-5 to ACC-11). */
export function AddressForm({ address, used, onSaved, onCancel, footer }: AddressFormProps) {
  const title = useId();
  const form = useRef<HTMLFormElement>(null);
  const [written, setWritten] = useState<FormDraft>(() => (address ? draftOf(address) : emptyDraft(used)));
  const [isChecked, setIsChecked] = useState(false);
  const pincode = useRef<HTMLInputElement>(null);
  const place = usePincodePlace(written, address);
  const saving = useAddressSave(address, onSaved);

  // A form that was opened by a button begins below the window on phones.
  const focusIfOpened = useEffectEvent(() => onCancel && form.current?.querySelector('input')?.focus());
  useEffect(() => void focusIfOpened(), []);

  const draft: FormDraft = { ...written, city: place.city, state: place.state };
  const error = isChecked ? draftError(draft, used) : undefined;
  const missing = error === REQUIRED_FIELDS_MESSAGE ? emptyFields(draft) : [];
  const shownIf = (message: string) => (error === message ? message : undefined);
  const change = (changes: Partial<FormDraft>) => setWritten({ ...written, ...changes });

  /** The button for it disappears meanwhile. */
  function searchAgain(): void {
    pincode.current?.focus();
    place.retry();
  }

  /** Attributes of the input of one field. */
  const field = (name: keyof FormDraft) => ({
    value: draft[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
    ...(missing.includes(name) && { 'aria-invalid': true as const }),
  });

  function save(event: SubmitEvent): void {
    event.preventDefault();
    setIsChecked(true);
    if (draftError(draft, used)) focusFirstInvalid(form);
    else saving.run(addressOf(draft));
  }

  return (
    <>
      <section css={panel} aria-labelledby={title}>
        <h3 id={title}>{address ? words.editAddress : words.newAddress}</h3>
        <form ref={form} css={formGrid} noValidate onSubmit={save}>
          <Field label={words.firstName}>
            <TextInput autoComplete="given-name" maxLength={50} {...field('firstName')} />
          </Field>
          <Field label={words.lastName}>
            <TextInput autoComplete="family-name" maxLength={49} {...field('lastName')} />
          </Field>
          <Field label={words.phone} help={words.phoneHelp} error={shownIf(PHONE_MESSAGE)}>
            <TextInput
              {...field('phone')}
              type="tel"
              inputMode="numeric"
              autoComplete="tel-national"
              before={messages.countryCode}
              onChange={(event) => change({ phone: phoneDigits(event.target.value) })}
            />
          </Field>
          <Field
            label={words.pincode}
            help={place.isSearching ? words.searching : words.pincodeHelp}
            error={shownIf(PINCODE_MESSAGE) ?? place.error}
          >
            <TextInput
              {...field('pincode')}
              ref={pincode}
              inputMode="numeric"
              autoComplete="postal-code"
              // City and state belong to the pincode before.
              onChange={(event) =>
                change({ pincode: pincodeDigits(event.target.value), city: '', state: '' })
              }
            />
          </Field>
          <Field css={formRow} label={words.address} help={words.addressHelp}>
            <TextInput autoComplete="street-address" maxLength={500} {...field('address')} />
          </Field>
          <Field label={words.city}>
            <TextInput
              autoComplete="address-level2"
              maxLength={100}
              readOnly={!place.isManual}
              {...field('city')}
            />
          </Field>
          <Field label={words.state}>
            <TextInput
              autoComplete="address-level1"
              maxLength={100}
              readOnly={!place.isManual}
              {...field('state')}
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
              draft={draft}
              used={used}
              error={shownIf(labelInUseMessage(addressOf(draft).address_label))}
              isOtherMissing={missing.includes('otherLabel')}
              onChange={change}
            />
          </div>
          {missing.length > 0 && (
            <Notice css={formRow} tone="bad">
              {REQUIRED_FIELDS_MESSAGE}
            </Notice>
          )}
          <Row css={formRow} gap="m">
            <Button type="submit" busy={saving.isPending || place.isSearching}>
              {words.saveAddress}
            </Button>
            {onCancel && (
              <Button variant="secondary" onClick={onCancel}>
                {words.cancel}
              </Button>
            )}
          </Row>
        </form>
      </section>
      {footer?.(emptyFieldNames(draft))}
    </>
  );
}
