import { type ReactNode, useId } from 'react';
import type { Address } from 'shared-contracts/address';
import { Button, type ButtonProps, Text } from 'shared-contracts/look';
import type { AddressFormField } from 'shared-contracts/remotes';
import { stepButtons } from './checkout-layout.ts';
import { checkoutMessages as words } from './checkout-messages.ts';
import { missingFields } from './missing-fields.ts';

export type AddressChoice = {
  address: Address | undefined;
  /** Whether a form holds a new or changed address that is not saved yet. */
  isFormOpen: boolean;
  /** The empty required fields of the open form, if the address book reports them. */
  emptyFields?: readonly AddressFormField[];
};

export type NextButtonProps = Omit<ButtonProps, 'onClick'> & {
  choice: AddressChoice;
  onNext: (address: Address) => void;
  back?: ReactNode;
};

/** Continues with the chosen address, or shows why that is not possible (CHECK-2, CHECK-21). */
export function NextButton({ choice, onNext, back, ...button }: NextButtonProps) {
  const helpId = useId();
  const { address, isFormOpen, emptyFields } = choice;
  const help = isFormOpen ? openForm(address, emptyFields) : obstacle(address);
  return (
    <>
      <div css={stepButtons}>
        {back}
        <Button
          disabled={help !== undefined}
          aria-describedby={help && helpId}
          onClick={() => address && onNext(address)}
          {...button}
        />
      </div>
      {help && (
        <Text id={helpId} size="small" tone="soft">
          {help}
        </Text>
      )}
    </>
  );
}

/** Says what the open form lacks. The form of a customer's first address cannot be cancelled. */
function openForm(saved: Address | undefined, emptyFields: readonly AddressFormField[] = []): string {
  const advice = saved ? words.saveOrCancel : words.saveFirst;
  if (emptyFields.length === 0) return advice;
  return `${words.stillEmpty(emptyFields.map((field) => words.fields[field]))} ${advice}`;
}

function obstacle(address: Address | undefined): string | undefined {
  if (!address) return words.noAddress;
  const missing = missingFields(address);
  return missing.length > 0 ? words.missing(missing.map((field) => words.fields[field])) : undefined;
}
