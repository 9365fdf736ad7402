import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getOrder, getOrderPayment, payOrder } from 'shared-contracts/order/endpoints';
import { storeSession } from 'shared-contracts/session';
import {
  errorResponse,
  type MockApi,
  mockApi,
  QuestionStub,
  renderWithShell,
} from 'shared-contracts/testing';
import { aFailedPayment, anOrder, anOrderOfSamples, aPayment } from 'shared-contracts/testing/builders';
import { beforeEach, describe, expect, it } from 'vitest';
import { paymentMessages } from '../payment/payment-messages.ts';
import { PAY_PAGE, stubPayPage } from '../testing/pay-page.ts';
import { checkoutMessages as words } from './checkout-messages.ts';
import checkout from './checkout-page.tsx';

let api: MockApi;
let payPage: ReturnType<typeof stubPayPage>;
beforeEach(() => {
  api = mockApi();
  payPage = stubPayPage();
  api.respond(getOrder, () => anOrder());
  api.respond(getOrderPayment, () => aFailedPayment());
  api.respond(payOrder, () => ({ order_id: 'LH-1', paymentDetails: { redirectUrl: PAY_PAGE } }));
  storeSession({ token: 'token', phone: '9876543210' });
});

const open = () => renderWithShell(<checkout.Page />, { at: '/checkout?step=payment&order=LH-1' });
const payButton = () => screen.findByRole('button', { name: 'Make Payment · ₹27,780.00' });

describe('an order that the provider does not know', () => {
  it.each([404, 405])('PAY-85 says so, with a %s for its payment', async (status) => {
    api.respond(getOrder, () => errorResponse(404, 'This order does not exist.'));
    api.respond(getOrderPayment, () => errorResponse(status));
    const { address } = open();
    await waitFor(() => expect(address()).toBe('/orders/LH-1'));
  });
});

describe('the payment of an order that exists', () => {
  it('PAY-12 shows what is paid, and opens the pay page of the same order', async () => {
    const { address } = open();
    const panel = within(await screen.findByRole('complementary', { name: words.payFor('LH-1') }));
    expect(panel.getByText('4 × Walnut Gloss')).toBeVisible();
    expect(panel.getByText(words.toPay).parentElement).toHaveTextContent('₹27,780.00');
    await userEvent.click(await payButton());
    await waitFor(() => expect(payPage.opened).toEqual([PAY_PAGE]));
    expect(api.callsOf(payOrder).map(({ body }) => body)).toEqual([{ order_id: 'LH-1' }]);
    expect(screen.getByText(words.paying)).toBeVisible();
    await act(async () => payPage.close('CONCLUDED'));
    await waitFor(() => expect(address()).toBe('/orders/LH-1'));
  });

  it.each([
    ['is paid', () => aPayment()],
    ['is not known to the provider', () => errorResponse(404)],
  ])('PAY-12 leads to the order’s page when it %s', async (_, response) => {
    api.respond(getOrderPayment, response);
    const { address } = open();
    await waitFor(() => expect(address()).toBe('/orders/LH-1'));
  });

  it('PAY-12 offers to restore the items alone once its time is over', async () => {
    api.respond(getOrderPayment, () => aFailedPayment({ can_pay_again: false }));
    open();
    expect(await screen.findByRole('button', { name: paymentMessages.restore })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Make Payment/ })).not.toBeInTheDocument();
  });

  it('SAMPLE-7 of samples says what is paid for, and leads to them after a cancel', async () => {
    api.respond(getOrder, () => anOrderOfSamples({ Status: 'payment pending', payment_status: 'pending' }));
    api.respond(getOrderPayment, () => aFailedPayment({ kind: 'samples' }));
    const { address } = renderWithShell(
      <>
        <checkout.Page />
        <QuestionStub />
      </>,
      { at: '/checkout?step=payment&order=LH-1' },
    );
    const panel = await screen.findByRole('complementary', { name: words.payForSamples('LH-1') });
    expect(panel).toHaveTextContent('1 × Walnut GlossSample1 × Sage MattSampleTo pay₹99.00');
    await userEvent.click(await screen.findByRole('button', { name: 'Make Payment · ₹99.00' }));
    await waitFor(() => expect(payPage.opened).toEqual([PAY_PAGE]));
    await act(async () => payPage.close('USER_CANCEL'));
    const question = await screen.findByRole('alertdialog', { name: 'Payment was cancelled.' });
    await userEvent.click(within(question).getByRole('button'));
    await waitFor(() => expect(address()).toBe('/orders/LH-1'));
  });

  it('can be loaded again after a failure', async () => {
    api.respond(getOrder, () => errorResponse(500));
    open();
    await screen.findByText(getOrder.failureMessage);
    api.respond(getOrder, () => anOrder());
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await payButton()).toBeVisible();
  });
});
