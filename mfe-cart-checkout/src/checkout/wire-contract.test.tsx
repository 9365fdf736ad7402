import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { createOrder, getOrder, getOrderPayment, payOrder } from 'shared-contracts/order/endpoints';
import { errorResponse, QuestionStub } from 'shared-contracts/testing';
import { anOrder } from 'shared-contracts/testing/builders';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paymentMessages } from '../payment/payment-messages.ts';
import { checkoutShop, openCheckout, payButton, SUMMARY_STEP } from '../testing/checkout-shop.tsx';
import { checkoutMessages as words } from './checkout-messages.ts';

const PAYMENT_STEP = '/checkout?step=payment&order=LH-1';

let shop: ReturnType<typeof checkoutShop>;
/** The shown address at each render. */
let visited: string[];
beforeEach(() => {
  shop = checkoutShop();
  for (const addition of [getOrderPayment, payOrder]) shop.api.respond(addition, () => errorResponse(404));
  shop.api.respond(getOrder, () => anOrder());
  visited = [];
});

function Visits() {
  const { pathname, search } = useLocation();
  visited.push(pathname + search);
  return null;
}

async function pay() {
  const opened = openCheckout(
    SUMMARY_STEP,
    <>
      <Visits />
      <QuestionStub />
    </>,
  );
  await screen.findByText('Meera Nair · Home');
  await userEvent.click(await payButton());
  return opened;
}

describe('with a provider that does not tell how far a payment is', () => {
  it.each([
    ['a cancelled payment', 'USER_CANCEL', '/cart?cancelled=LH-1'],
    ['a concluded payment', 'CONCLUDED', '/orders/LH-1'],
  ] as const)('PAY-63 %s leads to one page, and nowhere else', async (_, result, path) => {
    const { address } = await pay();
    await waitFor(() => expect(shop.payPage.opened).toHaveLength(1));
    await waitFor(() => expect(shop.api.callsOf(getOrderPayment)).not.toHaveLength(0));
    expect(await screen.findByText(words.paying)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await act(async () => shop.payPage.close(result));
    if (result === 'USER_CANCEL') {
      await screen.findByRole('alertdialog', { name: paymentMessages.cancelled });
      await userEvent.click(screen.getByRole('button', { name: paymentMessages.ok }));
    }
    await waitFor(() => expect(address()).toBe(path));
    await act(async () => undefined);
    expect(address()).toBe(path);
    expect([...new Set(visited)]).toEqual([SUMMARY_STEP, PAYMENT_STEP, path]);
  });

  it.each([
    [
      'without a pay page',
      paymentMessages.invalidStart,
      () => shop.api.respond(createOrder, () => ({ order_id: 'LH-1' })),
    ],
    [
      'whose pay page cannot be opened',
      paymentMessages.notReady,
      () =>
        vi.stubGlobal('PhonePeCheckout', {
          transact: () => {
            throw new Error('The script refuses the address.');
          },
        }),
    ],
  ])(
    'PAY-64 an order %s says so where the shopper stays, with a link to it',
    async (_, sentence, prepare) => {
      prepare();
      const { address } = await pay();
      await waitFor(() => expect(address()).toBe(PAYMENT_STEP));
      await waitFor(() => expect(shop.api.callsOf(getOrderPayment)).not.toHaveLength(0));
      await act(async () => undefined);
      expect(address()).toBe(PAYMENT_STEP);
      expect(await screen.findByText(sentence)).toBeVisible();
      expect(screen.getByRole('link', { name: words.seeOrder })).toHaveAttribute('href', '/orders/LH-1');
      expect(screen.queryByRole('button', { name: /Make Payment/ })).not.toBeInTheDocument();
    },
  );

  it('PAY-85 an order that it does not know itself says so, and is no invalid response', async () => {
    shop.api.respond(createOrder, () => ({ order_id: 'LH-1' }));
    shop.api.respond(getOrder, () => errorResponse(404, { message: 'This order does not exist.' }));
    await pay();
    expect(await screen.findByRole('alert')).toHaveTextContent('This order does not exist.');
    expect(screen.queryByText(paymentMessages.invalidStart)).not.toBeInTheDocument();
  });

  it('PAY-64 the payment of an order leads to its page after a reload', async () => {
    const { address } = openCheckout(PAYMENT_STEP);
    await waitFor(() => expect(address()).toBe('/orders/LH-1'));
  });
});
