import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Address } from 'shared-contracts/address';
import { buyerErrors } from 'shared-contracts/customer/buyer';
import { ApiError } from 'shared-contracts/http';
import { ButtonLink, ErrorPanel, Skeleton, Text, TextLink } from 'shared-contracts/look';
import { cartQuery, refreshCart } from '../cart-data/cart-queries.ts';
import { createOrderOnce } from '../payment/create-order.ts';
import type { Payment } from '../payment/use-payment.ts';
import { chargesQuery, priceSummaryQuery } from '../price-details/price-queries.ts';
import { addressLines, shownPhone } from './address-lines.ts';
import { addressQuery } from './address-query.ts';
import { BuyerBlock, useBuyer } from './buyer-block.tsx';
import { part, partHead } from './checkout-layout.ts';
import { checkoutMessages as words } from './checkout-messages.ts';
import { type CheckoutSearch, checkoutPath } from './checkout-search.ts';
import { DeliveryFacts } from './delivery-facts.tsx';
import { MakePayment } from './make-payment.tsx';
import { missingFields } from './missing-fields.ts';

export function SummaryStep({ search }: { search: CheckoutSearch }) {
  const { data: charges } = useQuery(chargesQuery);
  const address = useQuery({ ...addressQuery(search.address), enabled: search.address !== '' });
  if (address.error && !isGone(address.error)) {
    return <ErrorPanel compact title={address.error.message} onRetry={() => void address.refetch()} />;
  }
  if (address.isPending && !address.error && search.address !== '') return <SummaryStepSkeleton />;
  if (!address.data || missingFields(address.data).length > 0) {
    return (
      <ErrorPanel compact title={words.noAddress}>
        <ButtonLink variant="secondary" to={checkoutPath({ ...search, step: 'shipping' })}>
          {words.chooseAddress}
        </ButtonLink>
      </ErrorPanel>
    );
  }
  return (
    <>
      <DeliveringTo address={address.data} search={search} />
      {charges?.takesBuyer && <BuyerBlock />}
      <DeliveryFacts pincode={address.data.pincode} />
    </>
  );
}

/** The address has been deleted or renamed since it was chosen. */
function isGone(error: Error): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

function SummaryStepSkeleton() {
  return (
    <div css={part} role="status" aria-busy aria-label={words.loading}>
      <Skeleton height="9rem" />
      <Skeleton height="12rem" />
    </div>
  );
}

function DeliveringTo({ address, search }: { address: Address; search: CheckoutSearch }) {
  return (
    <section css={part}>
      <div css={partHead}>
        <h2>{words.deliveringTo}</h2>
        <TextLink to={checkoutPath({ ...search, step: 'shipping' })}>{words.change}</TextLink>
      </div>
      <div>
        <Text strong>
          {address.full_name} · {address.address_label}
        </Text>
        {addressLines(address).map((line) => (
          <Text key={line} tone="soft">
            {line}
          </Text>
        ))}
        <Text tone="soft" figures>
          {shownPhone(address)}
        </Text>
      </div>
    </section>
  );
}

/** The buttons Previous and Make Payment. The second one creates the order (CHECK-6). */
export function SummaryButtons({ search, payment }: { search: CheckoutSearch; payment: Payment }) {
  const queries = useQueryClient();
  const cart = useQuery(cartQuery);
  const summary = useQuery(priceSummaryQuery);
  const address = useQuery({ ...addressQuery(search.address), enabled: search.address !== '' });
  const charges = useQuery(chargesQuery);
  const [typed] = useBuyer();
  // Only an order with a firm depends on whether the provider takes one.
  const isTyped = Boolean(typed.firm || typed.gstin);
  const buyer = isTyped && charges.data?.takesBuyer ? typed : undefined;
  // A refetch counts as loading: a cart and sums of different moments would be sent as another order, with another key.
  const isLoading =
    cart.isFetching || summary.isFetching || address.isLoading || (isTyped && charges.isLoading);
  /** The result of a click, so there is none before the first click. */
  const [obstacle, setObstacle] = useState<string>();

  function makePayment(): void {
    const [unclear] = buyer ? buyerErrors(buyer) : [];
    setObstacle(address.data ? unclear?.message : words.noAddress);
    if (!address.data || unclear) return;
    const isMissing = cart.error || summary.error || (isTyped && !charges.data);
    if (!(cart.data && summary.data) || isMissing) {
      setObstacle(words.summaryMissing);
      return;
    }
    const [items, shown, { address_label }] = [cart.data, summary.data, address.data];
    payment.pay(() => createOrderOnce(items, shown, address_label, buyer), {
      onFailure: (error) => {
        // The cart has changed, in another tab or by its prices. After other failures the order may exist, and is
        // requested again with the same content.
        if (error instanceof ApiError && error.status === 409) refreshCart(queries);
      },
    });
  }

  return (
    <MakePayment
      payment={payment}
      isLoading={isLoading}
      amount={summary.data?.total}
      obstacle={obstacle}
      onPay={makePayment}
      previous={{ label: words.previous, to: checkoutPath({ ...search, step: 'shipping' }) }}
    />
  );
}
