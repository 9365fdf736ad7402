import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import type { Address } from 'shared-contracts/address';
import { Button, ErrorPanel, Skeleton } from 'shared-contracts/look';
import type { AddressBookProps, RemoteModules } from 'shared-contracts/remotes';
import { wrongAddressBookProp } from 'shared-contracts/remotes/prop-checks';
import { hasSessionEnded } from '../calls/call-failures.ts';
import { messages } from '../messages.ts';
import { AddressCard } from './address-card.tsx';
import { AddressForm } from './address-form.tsx';
import { addressesQuery } from './addresses-query.ts';

const words = messages.addressBook;

const section = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5);
`;

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-3);
  min-height: var(--tap);
  h2 {
    font-size: var(--type-sub);
    outline: none;
  }
`;

const cards = css`
  display: grid;
  gap: var(--s-3);
  grid-template-columns: repeat(auto-fill, minmax(min(max(17rem, 50% - var(--s-3)), 100%), 1fr));
`;

/** The saved addresses, with their form (ACC-4 to ACC-17). */
function AddressBook({ footer, chosen }: AddressBookProps) {
  const addresses = useQuery(addressesQuery);
  // Data on display stays, so that a failed refetch does not remove the form with what was typed into it.
  if (addresses.data) return <SavedAddresses addresses={addresses.data} footer={footer} chosen={chosen} />;
  if (addresses.error && !hasSessionEnded(addresses.error)) {
    return (
      <Frame>
        <ErrorPanel
          compact
          title={words.loadFailed(addresses.error.message)}
          onRetry={() => void addresses.refetch()}
        />
      </Frame>
    );
  }
  return (
    <Frame>
      <div css={cards} role="status" aria-busy aria-label={words.loading}>
        <Skeleton height="10rem" />
        <Skeleton height="10rem" />
      </div>
    </Frame>
  );
}

type SavedAddressesProps = AddressBookProps & { addresses: readonly Address[] };

function SavedAddresses({ addresses, footer, chosen }: SavedAddressesProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const name = useId();
  const [form, setForm] = useState<'closed' | 'new' | Address>('closed');
  const [choice, setChoice] = useState(chosen);
  const edited = typeof form === 'string' ? undefined : form;
  const isEmpty = addresses.length === 0;
  const isFormOpen = form !== 'closed' || isEmpty;
  const preferred = preferredAddress(addresses, choice);

  /** The focused element disappears: the heading takes the focus, and the dialog with the result returns it there. */
  function close(): void {
    title.current?.focus();
    setForm('closed');
  }

  return (
    <Frame
      heading={isEmpty ? words.firstTitle : words.title}
      title={title}
      action={
        !isFormOpen && (
          <Button variant="secondary" icon="plus" onClick={() => setForm('new')}>
            {words.add}
          </Button>
        )
      }
    >
      {!isEmpty && (
        <div {...(footer && { role: 'radiogroup', 'aria-label': words.title })}>
          <ul css={cards}>
            {addresses.map((address) => (
              <AddressCard
                key={address.address_label}
                address={address}
                choice={
                  footer && {
                    name,
                    isChosen: address === preferred,
                    onChoose: () => setChoice(address.address_label),
                  }
                }
                onEdit={() => setForm(address)}
                onDeleted={close}
              />
            ))}
          </ul>
        </div>
      )}
      {isFormOpen && (
        <AddressForm
          key={edited?.address_label ?? 'new'}
          address={edited}
          used={addresses
            .map(({ address_label }) => address_label)
            .filter((label) => label !== edited?.address_label)}
          onSaved={({ address_label }) => {
            setChoice(address_label);
            close();
          }}
          onCancel={isEmpty ? undefined : close}
          footer={(emptyFields) => footer?.({ address: preferred, isFormOpen, emptyFields })}
        />
      )}
      {!isFormOpen && footer?.({ address: preferred, isFormOpen })}
    </Frame>
  );
}

/** The chosen address, else the default one, else the first. */
function preferredAddress(addresses: readonly Address[], chosen: string | undefined): Address | undefined {
  return (
    addresses.find(({ address_label }) => address_label === chosen) ??
    addresses.find(({ is_default }) => is_default) ??
    addresses[0]
  );
}

type FrameProps = {
  heading?: string;
  title?: RefObject<HTMLHeadingElement | null>;
  action?: ReactNode;
  children: ReactNode;
};

function Frame({ heading = words.title, title, action, children }: FrameProps) {
  const id = useId();
  return (
    <section css={section} aria-labelledby={id}>
      <div css={head}>
        <h2 id={id} ref={title} tabIndex={-1}>
          {heading}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}

export default Object.assign(AddressBook, {
  wrongProp: wrongAddressBookProp,
}) satisfies RemoteModules['account/address-book'];
