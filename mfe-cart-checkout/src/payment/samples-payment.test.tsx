import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getOrderPayment, restoreOrder } from 'shared-contracts/order/endpoints';
import { storeSession } from 'shared-contracts/session';
import { hear, type MockApi, mockApi, renderWithShell } from 'shared-contracts/testing';
import { aFailedPayment, aPayment } from 'shared-contracts/testing/builders';
import { beforeEach, describe, expect, it } from 'vitest';
import OrderPayment from './order-payment.tsx';

let api: MockApi;
beforeEach(() => {
  api = mockApi();
  storeSession({ token: 'token', phone: '9876543210' });
});

describe('the payment of samples', () => {
  const SAMPLES = aFailedPayment({ kind: 'samples' });

  it.each([
    [
      'failed',
      SAMPLES,
      /^Samples LH-1 have not been paid. You can pay for them until .*, or choose them again.$/,
    ],
    [
      'paid',
      aPayment({ kind: 'samples' }),
      /^Thank you. Samples LH-1 are paid. They arrive between 25 and 28 November.$/,
    ],
  ])('SAMPLE-7 that is %s is told in words of their own', async (_, payment, sentence) => {
    api.respond(getOrderPayment, () => payment);
    renderWithShell(<OrderPayment order_id="LH-1" />, { at: '/orders/LH-1' });
    expect(await screen.findByRole('status')).toHaveTextContent(sentence);
  });

  it('SAMPLE-7 closes their order, leaves the cart alone, and leads to the choice', async () => {
    const changed = hear('cart-updated');
    api.respond(getOrderPayment, () => SAMPLES);
    api.respond(restoreOrder, () => []);
    const { address } = renderWithShell(<OrderPayment order_id="LH-1" />, { at: '/orders/LH-1' });
    await userEvent.click(await screen.findByRole('button', { name: 'Choose these samples again' }));
    await waitFor(() => expect(address()).toBe('/samples?again=LH-1'));
    expect(api.callsOf(restoreOrder).map(({ body }) => body)).toEqual([{ order_id: 'LH-1' }]);
    expect(changed).not.toHaveBeenCalled();
  });
});
