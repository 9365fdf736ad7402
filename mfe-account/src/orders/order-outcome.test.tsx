import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { getOrder, getOrderPayment } from 'shared-contracts/order/endpoints';
import { storeSession } from 'shared-contracts/session';
import { errorResponse, type MockApi, mockApi, renderWithShell } from 'shared-contracts/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { messages } from '../messages.ts';
import { ORDER } from './order-fixture.ts';
import order from './order-page.tsx';

const words = messages.order;

const PAID = {
  order_id: 'LH-1',
  Status: 'shipped',
  payment_status: 'paid',
  state: 'paid',
  can_pay_again: false,
  delivery: { from: '2026-09-24', to: '2026-09-28' },
} as const;

let api: MockApi;
beforeEach(() => {
  api = mockApi();
  api.respond(getOrder, () => ORDER);
  api.respond(getOrderPayment, () => PAID);
  storeSession({ token: 'a-token', phone: '9845012345' });
});

const open = () =>
  renderWithShell(
    <Routes>
      <Route path="/orders/:orderId" element={<order.Page />} />
      <Route path="/orders" element={<p>the list</p>} />
    </Routes>,
    { at: '/orders/LH-1' },
  );
const shown = () => screen.findByRole('heading', { name: words.items });

describe('a paid order', () => {
  it.each(['Placed', 'confirmed', 'packed', 'SHIPPED', 'Out for delivery'])(
    'opens with thanks and the days of delivery, then what was bought, while it is %s',
    async (Status) => {
      api.respond(getOrder, () => ({ ...ORDER, Status }));
      open();
      expect(await screen.findByRole('heading', { level: 1, name: 'Thank you, Meera' })).toBeVisible();
      expect(screen.getByText('Order LH-1 is paid. It arrives between 24 and 28 September.')).toBeVisible();
      const sections = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
      expect(sections[0]).toBe(words.items);
      const items = screen.getByRole('heading', { name: words.items });
      const steps = screen.getByRole('list', { name: words.timeline });
      expect(items.compareDocumentPosition(steps)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    },
  );

  it('is thanked for without a name or dates where the provider sends none', async () => {
    api.respond(getOrder, () => ({ ...ORDER, Deliver_detail: { pincode: '570002' } }));
    api.respond(getOrderPayment, () => errorResponse(404));
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
    expect(screen.getByText('Order LH-1 is paid.')).toBeVisible();
  });

  it('is shown with its thanks and dates at once', async () => {
    const arrival = Promise.withResolvers<void>();
    api.respond(getOrderPayment, () => arrival.promise.then(() => PAID));
    open();
    await waitFor(() => expect(api.callsOf(getOrder)).toHaveLength(1));
    await act(async () => undefined);
    expect(screen.getByRole('heading', { level: 1, name: 'Order LH-1' })).toBeVisible();
    expect(screen.queryByText(/is paid/)).not.toBeInTheDocument();
    arrival.resolve();
    expect(await screen.findByText(/It arrives between/)).toBeVisible();
  });

  it.each(['Delivered', 'Returned', 'Cancelled', 'Refunded'])(
    'is named by its id once it is %s',
    async (Status) => {
      api.respond(getOrder, () => ({ ...ORDER, Status }));
      open();
      await shown();
      expect(screen.getByRole('heading', { level: 1, name: 'Order LH-1' })).toBeVisible();
      expect(screen.getByText('Placed on 18 Sept 2026, 4:12 pm')).toBeVisible();
    },
  );
});

describe('the steps of an order', () => {
  const at = '2026-09-18T16:12:00+05:30';
  const stepsOf = async (Status: string, statuses: string[], more = {}) => {
    const timeline = statuses.map((status) => ({ status, at }));
    api.respond(getOrder, () => ({ ...ORDER, Status, timeline, ...more }));
    open();
    await shown();
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
  ])('begin with Placed: %s', async (_, statuses) => {
    const steps = await stepsOf('Placed', statuses);
    expect(steps?.slice(0, 2)).toEqual([
      ['Placed', true],
      ['Confirmed', false],
    ]);
  });

  it('are absent while the order waits to be paid', async () => {
    expect(await stepsOf('Payment pending', ['payment pending'])).toBeNull();
  });

  it('say that an order was left unpaid', async () => {
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
  ])('because it was %s reads %s', async (unpaid_because, word) => {
    api.respond(getOrder, () => ({
      ...ORDER,
      Status: 'failed',
      payment_status: 'failed',
      unpaid_because,
      timeline: null,
    }));
    open();
    await shown();
    expect(screen.getAllByText(word)[0]).toBeVisible();
    expect(screen.getByText(`Payment: ${word}`)).toBeVisible();
    expect(screen.queryAllByText('Failed').length > 0).toBe(word === 'Failed');
  });

  it('reads Not paid where it was cancelled', async () => {
    api.respond(getOrder, () => ({ ...ORDER, Status: 'Cancelled', payment_status: 'failed' }));
    open();
    expect(await screen.findByText('Payment: Not paid')).toBeVisible();
  });

  it.each(['Payment pending', 'failed'])('was created, not placed, while it is %s', async (Status) => {
    api.respond(getOrder, () => ({ ...ORDER, Status, payment_status: 'pending' }));
    open();
    expect(await screen.findByText('Created on 18 Sept 2026, 4:12 pm')).toBeVisible();
    expect(screen.queryByText(/Placed on/)).not.toBeInTheDocument();
  });
});
