import { css } from '@emotion/react';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useRef } from 'react';
import type { Address } from 'shared-contracts/address';
import { deleteAddress, setDefaultAddress } from 'shared-contracts/address/endpoints';
import { callEndpoint } from 'shared-contracts/http';
import { useSingleCall } from 'shared-contracts/interaction/use-single-call';
import { Text, TextButton, VisuallyHidden } from 'shared-contracts/look';
import { useQuestion } from 'shared-contracts/remotes';
import { messages } from '../messages.ts';
import { PhoneNumber } from '../phone-number/phone-number.tsx';
import { addressesQuery } from './addresses-query.ts';
import { useAddressAlert } from './use-address-alert.ts';

const words = messages.addressBook;

const card = css`
  position: relative;
  display: grid;
  gap: var(--s-2);
  align-content: start;
  padding: var(--s-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-panel);
  overflow-wrap: anywhere;
  &:has(:checked) {
    border-color: var(--ink);
    box-shadow: inset 0 0 0 1px var(--ink);
    background: var(--paper-raised);
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      outline: 2px solid Highlight;
    }
  }
`;

const topLine = css`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: var(--s-1) var(--s-3);
  > :first-child {
    flex: 1 1 8rem;
  }
  input {
    flex: none;
    width: 20px;
    height: 20px;
    margin: 0.1rem 0 0;
    accent-color: var(--accent);
  }
`;

const tag = css`
  padding: 0.1rem 0.5rem;
  border-radius: var(--radius);
  background: var(--paper-sunk);
  font-size: var(--type-small);
`;

const defaultTag = css`
  background: var(--accent-tint);
  color: var(--accent);
`;

const actions = css`
  /* Lies above the label, which covers the card. */
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s-5);
  font-size: var(--type-small);
`;

const lines = css`
  white-space: pre-line;
`;

export type AddressCardProps = {
  address: Address;
  /** Shows a radio button, where an address can be chosen. */
  choice?: { name: string; isChosen: boolean; onChoose: () => void };
  onEdit: () => void;
  onDeleted: () => void;
};

export function AddressCard({ address, choice, onEdit, onDeleted }: AddressCardProps) {
  const nameId = useId();
  const labelId = useId();
  const { address_label, full_name, s_mobile_no, city, state, pincode, is_default } = address;
  const edit = useRef<HTMLButtonElement>(null);
  const changes = useAddressChanges(address, { onDeleted, onDefault: () => edit.current?.focus() });
  const name = <b id={nameId}>{full_name || address_label}</b>;
  return (
    <li css={card}>
      <div css={topLine}>
        {choice ? (
          <Choice {...choice} labelledBy={`${nameId} ${labelId}`}>
            {name}
          </Choice>
        ) : (
          <Text as="span" strong>
            {name}
          </Text>
        )}
        <span id={labelId} css={tag}>
          {address_label}
        </span>
        {is_default && <span css={[tag, defaultTag]}>{words.defaultTag}</span>}
      </div>
      <Text size="small" tone="soft" css={lines}>
        {address.address}
        {`\n${[[city, state].filter(Boolean).join(', '), pincode].filter(Boolean).join(' ')}\n`}
        <PhoneNumber phone={s_mobile_no} />
      </Text>
      <div css={actions}>
        <TextButton ref={edit} onClick={onEdit}>
          {words.edit} <VisuallyHidden>{address_label}</VisuallyHidden>
        </TextButton>
        <TextButton onClick={changes.remove}>
          {words.delete} <VisuallyHidden>{address_label}</VisuallyHidden>
        </TextButton>
        {is_default === false && (
          <TextButton onClick={changes.makeDefault}>
            {words.makeDefault} <VisuallyHidden>{address_label}</VisuallyHidden>
          </TextButton>
        )}
      </div>
    </li>
  );
}

type ChoiceProps = NonNullable<AddressCardProps['choice']> & {
  /** The ids of name and label: several addresses of one person may differ in their label alone. */
  labelledBy: string;
  children: ReactNode;
};

const choiceLabel = css`
  display: flex;
  gap: var(--s-3);
  cursor: pointer;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

function Choice({ name, isChosen, onChoose, labelledBy, children }: ChoiceProps) {
  return (
    <label css={choiceLabel}>
      <input type="radio" name={name} aria-labelledby={labelledBy} checked={isChosen} onChange={onChoose} />
      {children}
    </label>
  );
}

/** Deleting asks first, and shows its result (ACC-12, ACC-13). */
function useAddressChanges(
  { address_label }: Address,
  { onDeleted, onDefault }: Record<'onDeleted' | 'onDefault', () => void>,
) {
  const queries = useQueryClient();
  const ask = useQuestion();
  const { tell, tellFailure } = useAddressAlert();
  const refresh = () => queries.invalidateQueries({ queryKey: addressesQuery.queryKey });

  const removing = useSingleCall({
    mutationFn: () => callEndpoint(deleteAddress, { query: { address_label } }),
    onSuccess: () => {
      queries.setQueryData<Address[]>(addressesQuery.queryKey, (saved = []) =>
        saved.filter((other) => other.address_label !== address_label),
      );
      void refresh();
      onDeleted();
      tell(words.deleted);
    },
    onError: tellFailure,
  });
  const choosing = useSingleCall({
    mutationFn: () => callEndpoint(setDefaultAddress, { body: { address_label } }),
    onSuccess: () => {
      // The button that was clicked is about to disappear.
      onDefault();
      return refresh();
    },
    onError: tellFailure,
  });

  async function remove(): Promise<void> {
    const message = words.deleteQuestion(address_label);
    if (await ask({ message, confirmLabel: words.delete, cancelLabel: words.cancel })) removing.run();
  }

  return { remove: () => void remove(), makeDefault: () => choosing.run() };
}
