// @module-tag all
import { act, screen, waitFor, within } from '@testing-library/react';
import { getOrder, getOrderPayment } from 'shared-contracts/order/endpoints';
import type { OrderPaymentProps } from 'shared-contracts/remotes';
import { errorResponse, type MockApi } from 'shared-contracts/testing';
import { anOrder, aPayment } from 'shared-contracts/testing/builders';
import { beforeEach, describe, expect, it } from 'vitest';
import { messages } from '../messages.ts';
import { openOrder, orderApi, showOrder } from './order-page-fixture.tsx';

const words = messages.order;

let api: MockApi;
beforeEach(() => {
  api = orderApi();
});

describe('a paid order', () => {
  it.each(['Placed', 'confirmed', 'packed', 'SHIPPED', 'Out for delivery'])(
    'ORD-26 opens with thanks and the days of delivery, then what was bought, while it is %s',
    async (Status) => {
      api.respond(getOrder, () => anOrder({ Status }));
      openOrder();
      expect(await screen.findByRole('heading', { level: 1, name: 'Thank you, Meera' })).toBeVisible();
      expect(screen.getByText('Order LH-1 is paid. It arrives between 25 and 28 November.')).toBeVisible();
      const sections = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
      expect(sections[0]).toBe(words.items);
      const items = screen.getByRole('heading', { name: words.items });
      const steps = screen.getByRole('list', { name: words.timeline });
      expect(items.compareDocumentPosition(steps)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    },
  );

  it('ORD-26 is thanked for without a name or dates where the provider sends none', async () => {
    api.respond(getOrder, () => ({ ...anOrder(), Deliver_detail: { pincode: '570002' } }));
    api.respond(getOrderPayment, () => errorResponse(404));
    openOrder();
    expect(await screen.findByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
    expect(screen.getByText('Order LH-1 is paid.')).toBeVisible();
  });

  it('ORD-26 is shown with its thanks and dates at once', async () => {
    const arrival = Promise.withResolvers<void>();
    api.respond(getOrderPayment, () => arrival.promise.then(() => aPayment()));
    openOrder();
    await waitFor(() => expect(api.callsOf(getOrder)).toHaveLength(1));
    await act(async () => undefined);
    expect(screen.getByRole('heading', { level: 1, name: 'Order LH-1' })).toBeVisible();
    expect(screen.queryByText(/is paid/)).not.toBeInTheDocument();
    arrival.resolve();
    expect(await screen.findByText(/It arrives between/)).toBeVisible();
  });

  it.each(['Delivered', 'Returned', 'Cancelled', 'Refunded'])(
    'ORD-26 is named by its id once it is %s',
    async (Status) => {
      await showOrder(api, { Status });
      expect(screen.getByRole('heading', { level: 1, name: 'Order LH-1' })).toBeVisible();
      expect(screen.getByText('Placed on 18 Sept 2026, 4:12 pm')).toBeVisible();
    },
  );
});

describe('the steps of an order', () => {
  const at = '2026-09-18T16:12:00+05:30';
  const stepsOf = async (Status: string, statuses: string[], more = {}) => {
    const timeline = statuses.map((status) => ({ status, at }));
    await showOrder(api, { Status, timeline, ...more });
    const list = screen.queryByRole('list', { name: words.timeline });
    return (
      list &&
      within(list)
        .getAllByRole('listitem')
        .map(({ firstChild, textContent }) => {
          const isDone = (firstChild as Element).childElementCount > 0;
          return [textContent.replace(/18 Sept.*/, ''), isDone];
        })
    );
  };

  it.each([
    ['paid at once', ['payment pending', 'placed']],
    ['paid after a failure', ['payment pending', 'failed', 'placed']],
  ])('ORD-27 begin with Placed: %s', async (_, statuses) => {
    const steps = await stepsOf('Placed', statuses);
    expect(steps?.slice(0, 2)).toEqual([
      ['Placed', true],
      ['Confirmed', false],
    ]);
  });

  it('ORD-27 are absent while the order waits to be paid', async () => {
    expect(await stepsOf('Payment pending', ['payment pending'])).toBeNull();
  });

  it('ORD-28 say that an order was left unpaid', async () => {
    expect(await stepsOf('failed', ['payment pending', 'failed'], { unpaid_because: 'left' })).toEqual([
      ['Not paid', true],
    ]);
  });
});

describe('an order that is not paid', () => {
  it.each([
    ['restored', 'Not paid'],
    ['left', 'Not paid'],
    ['declined', 'Failed'],
    [undefined, 'Failed'],
  ])('ORD-28 because it was %s reads %s', async (unpaid_because, word) => {
    await showOrder(api, { Status: 'failed', payment_status: 'failed', unpaid_because, timeline: null });
    expect(screen.getAllByText(word)[0]).toBeVisible();
    expect(screen.getByText(`Payment: ${word}`)).toBeVisible();
    expect(screen.queryAllByText('Failed').length > 0).toBe(word === 'Failed');
  });

  it('ORD-28 reads Not paid where it was cancelled', async () => {
    api.respond(getOrder, () => anOrder({ Status: 'Cancelled', payment_status: 'failed' }));
    openOrder();
    expect(await screen.findByText('Payment: Not paid')).toBeVisible();
  });

  it.each(['Payment pending', 'failed'])('ORD-29 was created, not placed, while it is %s', async (Status) => {
    api.respond(getOrder, () => anOrder({ Status, payment_status: 'pending' }));
    openOrder();
    expect(await screen.findByText('Created on 18 Sept 2026, 4:12 pm')).toBeVisible();
    expect(screen.queryByText(/Placed on/)).not.toBeInTheDocument();
  });
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
