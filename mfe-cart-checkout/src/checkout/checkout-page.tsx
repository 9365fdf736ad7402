import { css } from '@emotion/react';
import { PageHeading, Wrap } from 'shared-contracts/look';
import type { PageModule, PageQuery } from 'shared-contracts/remotes';
import { pagePath } from 'shared-contracts/routes';
import { cartQuery } from '../cart-data/cart-queries.ts';
import { PayPageBar } from '../payment/pay-page-bar.tsx';
import { usePayment } from '../payment/use-payment.ts';
import { chargesQuery, priceSummaryQuery } from '../price-details/price-queries.ts';
import { addressQuery, savedAddressesQuery } from './address-query.ts';
import { checkoutMessages as words } from './checkout-messages.ts';
import {
  type CheckoutSearch,
  checkoutSearchIn,
  SHOWN_WITHOUT_DATA,
  useCheckoutSearch,
} from './checkout-search.ts';
import { NewOrder } from './new-order.tsx';
import { PayOrder, payOrderQueries } from './pay-order.tsx';

const CRUMBS = [
  { label: words.home, to: pagePath('/') },
  { label: words.cart, to: pagePath('/cart') },
  { label: words.title },
];

const page = css`
  padding-bottom: var(--section);
`;

function CheckoutPage() {
  const search = useCheckoutSearch();
  // The payment is kept here, because it goes on while the step changes.
  const payment = usePayment();
  return (
    <Wrap css={page}>
      <PageHeading crumbs={CRUMBS} title={words.title} />
      {search.step === 'payment' ? (
        <PayOrder order_id={search.order} payment={payment} />
      ) : (
        <NewOrder search={search} payment={payment} />
      )}
      {payment.payPage && <PayPageBar address={payment.payPage.address} onClose={payment.payPage.close} />}
    </Wrap>
  );
}

/** All queries of a step. The address book is a fragment of the account, which uses the response with the addresses. */
function checkoutQueries({ step, address, order }: CheckoutSearch): PageQuery[] {
  if (step === 'payment') return [...payOrderQueries(order), chargesQuery];
  const ofStep = step === 'shipping' ? [savedAddressesQuery] : address ? [addressQuery(address)] : [];
  return [cartQuery, priceSummaryQuery, chargesQuery, ...ofStep];
}

export default {
  Page: CheckoutPage,
  parameters: SHOWN_WITHOUT_DATA,
  prefetch: ({ search }) => checkoutQueries(checkoutSearchIn(search)),
  head: () => ({ title: words.title, noIndex: true }),
  fragments: ['account/address-book'],
} satisfies PageModule;
