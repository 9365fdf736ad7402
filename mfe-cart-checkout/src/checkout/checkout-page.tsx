import { css } from '@emotion/react';
import { PageHeading, Wrap } from 'shared-contracts/look';
import type { RemoteModules } from 'shared-contracts/remotes';
import { pagePath } from 'shared-contracts/routes';
import { usePayment } from '../payment/use-payment.ts';
import { checkoutMessages as words } from './checkout-messages.ts';
import { SHOWN_WITHOUT_DATA, useCheckoutSearch } from './checkout-search.ts';
import { NewOrder } from './new-order.tsx';
import { PayOrder } from './pay-order.tsx';

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
  // Here, because a payment goes on while the step changes.
  const payment = usePayment();
  return (
    <Wrap css={page}>
      <PageHeading crumbs={CRUMBS} title={words.title} />
      {search.step === 'payment' ? (
        <PayOrder order_id={search.order} payment={payment} />
      ) : (
        <NewOrder search={search} payment={payment} />
      )}
    </Wrap>
  );
}

export default {
  Page: CheckoutPage,
  parameters: SHOWN_WITHOUT_DATA,
  // Cart, prices and addresses belong to a customer: the browser requests them.
  prefetch: () => [],
  head: () => ({ title: words.title, noIndex: true }),
  fragments: ['account/address-book'],
} satisfies RemoteModules['cart-checkout/checkout'];
