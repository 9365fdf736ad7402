import { css } from '@emotion/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { Address } from 'shared-contracts/address';
import { ButtonLink, Skeleton, Text } from 'shared-contracts/look';
import { formatRupees } from 'shared-contracts/money';
import { Fragment } from 'shared-contracts/remotes';
import { pagePath } from 'shared-contracts/routes';
import { priceSummaryQuery } from '../price-details/price-queries.ts';
import { addressQuery } from './address-query.ts';
import { part } from './checkout-layout.ts';
import { checkoutMessages as words } from './checkout-messages.ts';
import { type CheckoutSearch, checkoutPath } from './checkout-search.ts';
import { type AddressChoice, NextButton } from './next-button.tsx';
import { SavedAddressChoice } from './saved-address-choice.tsx';

export function ShippingStep({ search }: { search: CheckoutSearch }) {
  return (
    <Fragment
      of="account/address-book"
      chosen={search.address}
      footer={(choice) => <ShippingButtons search={search} {...choice} />}
      skeleton={<AddressBookSkeleton />}
      fallback={({ retry }) => (
        <SavedAddressChoice
          chosen={search.address}
          onRetry={retry}
          footer={(address) => <ShippingButtons search={search} address={address} isFormOpen={false} />}
        />
      )}
    />
  );
}

export function AddressBookSkeleton() {
  return (
    <div css={part} role="status" aria-busy aria-label={words.loading}>
      <Skeleton width="12rem" height="var(--tap)" />
      <Skeleton height="10rem" />
    </div>
  );
}

const previous = (
  <ButtonLink variant="secondary" to={pagePath('/cart')}>
    {words.previous}
  </ButtonLink>
);

type ShippingButtonsProps = AddressChoice & { search: CheckoutSearch };

/** CHECK-2, CHECK-3. */
function ShippingButtons({ search, ...choice }: ShippingButtonsProps) {
  const navigate = useNavigate();
  const queries = useQueryClient();

  function goOn(address: Address): void {
    const chosen = { ...search, address: address.address_label };
    queries.setQueryData(addressQuery(address.address_label).queryKey, address);
    // Stores the choice in this step's address, where Back leads.
    navigate(checkoutPath({ ...chosen, step: 'shipping' }), { replace: true });
    navigate(checkoutPath({ ...chosen, step: 'summary' }));
  }

  return (
    <div css={part}>
      <SumOnPhone />
      <NextButton choice={choice} onNext={goOn} back={previous}>
        {words.next}
      </NextButton>
    </div>
  );
}

/** On wide screens the summary is beside these buttons, so the sum is shown on narrow ones only. */
const onNarrow = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--s-1) var(--s-4);
  padding-block: var(--s-3);
  border-block: var(--hair);
  font-weight: var(--weight-strong);
  @media (min-width: 1024px) {
    display: none;
  }
`;

/** CHECK-22. The panel shows all sums, and the message when they cannot be loaded. */
function SumOnPhone() {
  const { data: summary } = useQuery(priceSummaryQuery);
  return (
    <p css={onNarrow}>
      <span>{words.toPay}</span>
      <Text as="span" figures>
        {summary ? formatRupees(summary.total) : '\u00a0'}
      </Text>
    </p>
  );
}
