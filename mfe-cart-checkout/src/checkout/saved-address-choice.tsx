import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import type { Address } from 'shared-contracts/address';
import { isSameLabel } from 'shared-contracts/address/rules';
import { ApiError } from 'shared-contracts/http';
import { ErrorPanel, Skeleton, Text } from 'shared-contracts/look';
import { addressLines } from './address-lines.ts';
import { savedAddressesQuery } from './address-query.ts';
import { part } from './checkout-layout.ts';
import { checkoutMessages as words } from './checkout-messages.ts';

const choices = css`
  display: grid;
  gap: var(--s-3);
  border: 0;
  padding: 0;
  legend {
    margin-bottom: var(--s-2);
    font-weight: var(--weight-medium);
  }
`;

const choice = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--s-1) var(--s-3);
  padding: var(--s-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-panel);
  overflow-wrap: anywhere;
  cursor: pointer;
  &:has(:checked) {
    border-color: var(--ink);
    background: var(--paper-raised);
  }
  input {
    width: 20px;
    height: 20px;
    accent-color: var(--accent);
  }
  > :last-child {
    grid-column: 2;
  }
`;

type SavedAddressChoiceProps = {
  /** Label of the address that is chosen at first; empty for the default one. */
  chosen: string;
  onRetry: () => void;
  footer: (address: Address | undefined) => ReactNode;
};

/** CHECK-11: offers the saved addresses, where the account's address book cannot be loaded. */
export function SavedAddressChoice({ chosen, onRetry, footer }: SavedAddressChoiceProps) {
  const addresses = useQuery(savedAddressesQuery);
  return (
    <div css={part}>
      <ErrorPanel compact title={words.bookLost} message={words.bookLostAdvice} onRetry={onRetry} />
      {addresses.error && !isNone(addresses.error) ? (
        <ErrorPanel compact title={addresses.error.message} onRetry={() => void addresses.refetch()} />
      ) : addresses.isPending && !addresses.error ? (
        <Skeleton height="8rem" />
      ) : (
        <Choices addresses={addresses.data ?? []} chosen={chosen} footer={footer} />
      )}
    </div>
  );
}

/** A provider responds with a 404 when there is no address (ACC-14). */
function isNone(error: Error): boolean {
  return error instanceof ApiError && error.status === 404;
}

type ChoicesProps = Pick<SavedAddressChoiceProps, 'chosen' | 'footer'> & { addresses: readonly Address[] };

function Choices({ addresses, chosen, footer }: ChoicesProps) {
  const name = useId();
  const [label, setLabel] = useState(chosen);
  const address =
    addresses.find(({ address_label }) => isSameLabel(address_label, label)) ??
    addresses.find(({ is_default }) => is_default) ??
    addresses[0];
  if (!address) return <Text>{words.noSavedAddress}</Text>;
  return (
    <>
      <fieldset css={choices}>
        <legend>{words.savedAddresses}</legend>
        {addresses.map((saved) => (
          <label key={saved.address_label} css={choice}>
            <input
              type="radio"
              name={name}
              checked={saved === address}
              onChange={() => setLabel(saved.address_label)}
            />
            <Text as="span" strong>
              {saved.full_name} · {saved.address_label}
            </Text>
            <Text as="span" size="small" tone="soft">
              {addressLines(saved).join(', ')}
            </Text>
          </label>
        ))}
      </fieldset>
      {footer(address)}
    </>
  );
}
