import { css } from '@emotion/react';
import { type ReactNode, type SubmitEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { Address } from 'shared-contracts/address';
import { REQUIRED_FIELDS_MESSAGE } from 'shared-contracts/address/rules';
import { Button, Notice, Row } from 'shared-contracts/look';
import type { AddressFormField } from 'shared-contracts/remotes';
import { focusFirstInvalid } from '../form/focus-first-invalid.ts';
import { formGrid, formRow } from '../form/form-styles.ts';
import { messages } from '../messages.ts';
import { addressOf, draftErrors, draftOf, emptyDraft, emptyFields, type FormDraft } from './address-draft.ts';
import { AddressFields } from './address-fields.tsx';
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
  /** Absent for a new address. */
  address?: Address;
  /** Labels of the other saved addresses. */
  used: readonly string[];
  onSaved: (saved: Address) => void;
  /** Absent where the form cannot be closed, because there is no address yet (ACC-6). */
  onCancel?: () => void;
  /** Rendered below the form, with its empty fields. */
  footer?: (emptyFields: readonly AddressFormField[]) => ReactNode;
};

/** Adds an address, or changes a saved one (ACC-5 to ACC-11). */
export function AddressForm({ address, used, onSaved, onCancel, footer }: AddressFormProps) {
  const title = useId();
  const form = useRef<HTMLFormElement>(null);
  const [written, setWritten] = useState<FormDraft>(() => (address ? draftOf(address) : emptyDraft(used)));
  const [isChecked, setIsChecked] = useState(false);
  const place = usePincodePlace(written, address);
  const saving = useAddressSave(address, onSaved);

  // A form that was opened by a button begins below the window on phones.
  const focusIfOpened = useEffectEvent(() => onCancel && form.current?.querySelector('input')?.focus());
  useEffect(() => void focusIfOpened(), []);

  const draft: FormDraft = { ...written, city: place.city, state: place.state };
  const empty = emptyFields(draft);

  function save(event: SubmitEvent): void {
    event.preventDefault();
    setIsChecked(true);
    if (draftErrors(draft, used).length > 0) focusFirstInvalid(form);
    else void saving.run(addressOf(draft));
  }

  return (
    <>
      <section css={panel} aria-labelledby={title}>
        <h3 id={title}>{address ? words.editAddress : words.newAddress}</h3>
        <form ref={form} css={formGrid} noValidate onSubmit={save}>
          <AddressFields
            draft={draft}
            used={used}
            place={place}
            empty={isChecked ? empty : []}
            errors={isChecked ? draftErrors(draft, used) : []}
            onChange={(changes) => setWritten({ ...written, ...changes })}
          />
          {isChecked && empty.length > 0 && (
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
      {footer?.(empty)}
    </>
  );
}
