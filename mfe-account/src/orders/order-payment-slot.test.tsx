// @module-tag all
import { act, screen, waitFor } from '@testing-library/react';
import { getOrder, getOrderPayment } from 'shared-contracts/order/endpoints';
import type { OrderPaymentProps } from 'shared-contracts/remotes';
import { errorResponse, type MockApi } from 'shared-contracts/testing';
import { anOrder } from 'shared-contracts/testing/builders';
import { beforeEach, describe, expect, it } from 'vitest';
import { orderApi, showOrder } from './order-page-fixture.tsx';

let api: MockApi;
beforeEach(() => {
  api = orderApi();
});

const Payment = ({ order_id, onStatus }: OrderPaymentProps) => (
  <button type="button" onClick={() => onStatus?.('placed')}>
    payment of {order_id}
  </button>
);

async function open(Status: string, payment_status = 'pending') {
  api.respond(getOrderPayment, () => errorResponse(500));
  await showOrder(api, { Status, payment_status }, { 'cart-checkout/order-payment': Payment });
}

describe('the payment of an order', () => {
  it.each(['Payment Pending', 'Failed', 'placed', 'On hold'])(
    'PAY-14 is shown while the order is %s',
    async (status) => {
      await open(status);
      expect(screen.getByRole('button', { name: 'payment of LH-1' })).toBeVisible();
    },
  );

  it.each(['Delivered', 'cancelled', 'RETURNED', 'refunded'])(
    'is not shown once the order is %s',
    async (status) => {
      await open(status);
      expect(screen.queryByRole('button', { name: 'payment of LH-1' })).not.toBeInTheDocument();
    },
  );

  it.each(['placed', 'Shipped'])(
    'is not shown once a %s order is paid: it opens with thanks',
    async (status) => {
      await open(status, 'paid');
      expect(screen.queryByRole('button', { name: 'payment of LH-1' })).not.toBeInTheDocument();
      expect(screen.getByRole('heading', { level: 1, name: 'Thank you, Meera' })).toBeVisible();
    },
  );

  it('PAY-14 with another status has the order loaded again, once, and shows the old one no longer', async () => {
    await open('payment pending');
    const loaded = Promise.withResolvers<void>();
    api.respond(getOrder, async () => {
      await loaded.promise;
      return anOrder({ Status: 'Placed', payment_status: 'pending' });
    });
    const [badge = null] = screen.getAllByText('Payment pending');
    expect(badge).toBeVisible();
    const tell = () => act(async () => screen.getByRole('button', { name: 'payment of LH-1' }).click());
    await tell();
    await waitFor(() => expect(badge).not.toBeVisible());
    await waitFor(() => expect(api.callsOf(getOrder)).toHaveLength(2));
    loaded.resolve();
    await waitFor(() => expect(screen.queryByText('Payment pending')).not.toBeInTheDocument());
    await tell();
    expect(api.callsOf(getOrder)).toHaveLength(2);
  });
});
