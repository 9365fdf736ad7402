import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { getOrder, getOrderPayment } from 'shared-contracts/order/endpoints';
import type { OrderPaymentProps } from 'shared-contracts/remotes';
import { storeSession } from 'shared-contracts/session';
import { errorResponse, type MockApi, mockApi, renderWithShell } from 'shared-contracts/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { messages } from '../messages.ts';
import { ORDER } from './order-fixture.ts';
import order from './order-page.tsx';

let api: MockApi;
beforeEach(() => {
  api = mockApi();
  storeSession({ token: 'a-token', phone: '9845012345' });
});

/** Stands in for the fragment of the checkout's team. */
const Payment = ({ order_id, onStatus }: OrderPaymentProps) => (
  <button type="button" onClick={() => onStatus?.('placed')}>
    payment of {order_id}
  </button>
);

async function open(Status: string, payment_status = 'pending') {
  api.respond(getOrder, () => ({ ...ORDER, Status, payment_status }));
  api.respond(getOrderPayment, () => errorResponse(500));
  renderWithShell(
    <Routes>
      <Route path="/orders/:orderId" element={<order.Page />} />
    </Routes>,
    { at: '/orders/LH-1', modules: { 'cart-checkout/order-payment': Payment } },
  );
  await screen.findByRole('heading', { name: messages.order.items });
}

describe('the payment of an order', () => {
  it.each(['Payment Pending', 'Failed', 'placed', 'On hold'])(
    'is shown while the order is %s',
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

  it('with another status has the order loaded again, once', async () => {
    await open('payment pending');
    api.respond(getOrder, () => ({ ...ORDER, Status: 'Placed', payment_status: 'pending' }));
    const tell = () => act(async () => screen.getByRole('button', { name: 'payment of LH-1' }).click());
    await tell();
    await waitFor(() => expect(api.callsOf(getOrder)).toHaveLength(2));
    await waitFor(() => expect(screen.queryByText('Payment pending')).not.toBeInTheDocument());
    await tell();
    expect(api.callsOf(getOrder)).toHaveLength(2);
  });
});
