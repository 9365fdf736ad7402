// Over 250 lines because all outcomes of a payment share the script that plays them.
import { act, screen, waitFor } from '@testing-library/react';
import { callEndpoint } from 'shared-contracts/http';
import type { OrderPayment } from 'shared-contracts/order';
import { getOrderPayment, payOrder } from 'shared-contracts/order/endpoints';
import { storeSession } from 'shared-contracts/session';
import {
  errorResponse,
  hear,
  type MockApi,
  mockApi,
  networkError,
  QuestionStub,
  renderWithShell,
} from 'shared-contracts/testing';
import { aFailedPayment } from 'shared-contracts/testing/builders';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PAY_PAGE, stubPayPage } from '../testing/pay-page.ts';
import { SCRIPT_TIME_LIMIT } from './pay-page.ts';
import { PayPageBar, STUCK_AFTER } from './pay-page-bar.tsx';
import { paymentWords, paymentMessages as words } from './payment-messages.ts';
import { usePayment } from './use-payment.ts';

const CONFIRMING = aFailedPayment({ payment_status: 'pending', state: 'confirming' });

let api: MockApi;
let cartUpdated: ReturnType<typeof hear<'cart-updated'>>;
beforeEach(() => {
  api = mockApi();
  api.respond(payOrder, () => ({ order_id: 'LH-1', paymentDetails: { redirectUrl: PAY_PAGE } }));
  api.respond(getOrderPayment, () => CONFIRMING);
  storeSession({ token: 'token', phone: '9876543210' });
  cartUpdated = hear('cart-updated');
});

function PayButton({ kind }: Pick<OrderPayment, 'kind'>) {
  const { isRunning, problem, payPage, retryScript, pay } = usePayment();
  return (
    <>
      <button
        type="button"
        onClick={() => pay(() => callEndpoint(payOrder, { body: { order_id: 'LH-1' } }), { kind })}
      >
        pay
      </button>
      <button type="button" onClick={retryScript}>
        again
      </button>
      <p>{isRunning ? 'running' : (problem ?? 'idle')}</p>
      {payPage && <PayPageBar address={payPage.address} onClose={payPage.close} />}
    </>
  );
}

const open = (kind?: OrderPayment['kind']) =>
  renderWithShell(
    <>
      <PayButton kind={kind} />
      <QuestionStub />
    </>,
    { at: '/checkout' },
  );
const click = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const shown = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeInTheDocument());

/** A shop whose payment script is ready. */
function openReady(kind?: OrderPayment['kind']) {
  const payPage = stubPayPage();
  return { payPage, ...open(kind) };
}

describe('a payment', () => {
  it('PAY-2 that is concluded refreshes the cart and leads to the order', async () => {
    const { payPage, address } = openReady();
    await click('pay');
    await waitFor(() => expect(payPage.opened).toEqual([PAY_PAGE]));
    expect(address()).toBe('/checkout?step=payment&order=LH-1');
    cartUpdated.mockClear();
    await act(async () => payPage.close('CONCLUDED'));
    await waitFor(() => expect(address()).toBe('/orders/LH-1'));
    expect(cartUpdated).toHaveBeenCalledOnce();
  });

  it('PAY-3 that is cancelled says so, refreshes the cart and leads to the cart', async () => {
    const { payPage, address } = openReady();
    await click('pay');
    await waitFor(() => expect(payPage.opened).toHaveLength(1));
    cartUpdated.mockClear();
    await act(async () => payPage.close('USER_CANCEL'));
    expect(await screen.findByRole('alertdialog', { name: words.cancelled })).toBeInTheDocument();
    await click(words.ok);
    await waitFor(() => expect(address()).toBe('/cart?cancelled=LH-1'));
    expect(cartUpdated).toHaveBeenCalledOnce();
  });

  it('PAY-3 that is cancelled after it was paid leads to the order', async () => {
    api.respond(getOrderPayment, () => ({ ...CONFIRMING, state: 'paid' as const, can_pay_again: false }));
    const { payPage, address } = openReady();
    await click('pay');
    await waitFor(() => expect(payPage.opened).toHaveLength(1));
    await act(async () => payPage.close('USER_CANCEL'));
    await waitFor(() => expect(address()).toBe('/orders/LH-1'));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('PAY-61 that is made in a UPI app leads to the order when the shopper comes back to the tab', async () => {
    const { payPage, address } = openReady();
    const comeBack = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    await click('pay');
    await waitFor(() => expect(payPage.opened).toHaveLength(1));
    await comeBack();
    await waitFor(() => expect(api.callsOf(getOrderPayment)).toHaveLength(1));
    expect(payPage.closePage).not.toHaveBeenCalled();
    expect(address()).toBe('/checkout?step=payment&order=LH-1');

    api.respond(getOrderPayment, () => ({ ...CONFIRMING, state: 'paid' as const, can_pay_again: false }));
    await comeBack();
    await waitFor(() => expect(address()).toBe('/orders/LH-1'));
    expect(payPage.closePage).toHaveBeenCalledOnce();
    await comeBack();
    expect(api.callsOf(getOrderPayment)).toHaveLength(2);
  });

  it('PAY-82 whose page shows nothing can be closed at any time, and counts as cancelled', async () => {
    const { payPage, address } = openReady();
    await click('pay');
    await click(words.close);
    expect(payPage.closePage).toHaveBeenCalledOnce();
    expect(await screen.findByRole('alertdialog', { name: words.cancelled })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: words.payPage })).not.toBeInTheDocument();
    await click(words.ok);
    await waitFor(() => expect(address()).toBe('/cart?cancelled=LH-1'));
  });

  it('PAY-82 whose page was paid before it is closed leads to the order', async () => {
    const { address } = openReady();
    await click('pay');
    api.respond(getOrderPayment, () => ({ ...CONFIRMING, state: 'paid' as const, can_pay_again: false }));
    await click(words.close);
    await waitFor(() => expect(address()).toBe('/orders/LH-1'));
  });

  it('PAY-82 can go on in a page of its own: the same attempt, and after ten seconds the shop says so', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    openReady();
    await click('pay');
    const bar = await screen.findByRole('region', { name: words.payPage });
    expect(screen.getByRole('link', { name: words.ownPage })).toHaveAttribute('href', PAY_PAGE);
    expect(bar).toHaveTextContent(words.payPageOpen);
    await act(() => vi.advanceTimersByTimeAsync(STUCK_AFTER));
    expect(bar).toHaveTextContent(words.payPageStuck);
    expect(api.callsOf(payOrder)).toHaveLength(1);
  });

  it('PAY-3 that is cancelled says so where the provider does not tell how far a payment is', async () => {
    api.respond(getOrderPayment, () => errorResponse(404));
    const { payPage } = openReady();
    await click('pay');
    await waitFor(() => expect(payPage.opened).toHaveLength(1));
    await act(async () => payPage.close('USER_CANCEL'));
    expect(await screen.findByRole('alertdialog', { name: words.cancelled })).toBeInTheDocument();
  });

  it.each([
    ['cannot be reached', 'order', () => networkError()],
    ['fails', 'order', () => errorResponse(500)],
    ['cannot be reached, of samples', 'samples', () => networkError()],
  ] as const)(
    'PAY-3 that is closed while the provider %s is not called cancelled, and leads to the order',
    async (_, kind, response) => {
      api.respond(getOrderPayment, response);
      const { payPage, address } = openReady(kind);
      await click('pay');
      await waitFor(() => expect(payPage.opened).toHaveLength(1));
      await act(async () => payPage.close('USER_CANCEL'));
      expect(
        await screen.findByRole('alertdialog', { name: paymentWords({ kind }).unknown('LH-1') }),
      ).toBeInTheDocument();
      await click(words.ok);
      await waitFor(() => expect(address()).toBe('/orders/LH-1'));
    },
  );

  it('PAY-51 begins although the component has not learnt yet that the script is ready', async () => {
    const { payPage } = openReady();
    act(() => screen.getByRole('button', { name: 'pay' }).click());
    await waitFor(() => expect(payPage.opened).toEqual([PAY_PAGE]));
  });

  it('PAY-15 begins once for two clicks that come before the next render', async () => {
    const { payPage } = openReady();
    await act(async () => {
      screen.getByRole('button', { name: 'pay' }).click();
      screen.getByRole('button', { name: 'pay' }).click();
    });
    await shown('running');
    await waitFor(() => expect(payPage.opened).toHaveLength(1));
    await click('pay');
    expect(api.callsOf(payOrder)).toHaveLength(1);
  });

  it.each([
    ['names another site', { order_id: 'LH-1', paymentDetails: { redirectUrl: 'https://evil.example/pay' } }],
    ['names no pay page', { order_id: 'LH-1' }],
    ['names no order', { order_id: '', paymentDetails: { redirectUrl: PAY_PAGE } }],
  ])('PAY-5 PAY-11 PROM-43 whose response %s is invalid', async (_, response) => {
    api.respond(payOrder, () => response);
    const { payPage } = openReady();
    await click('pay');
    await shown(words.invalidStart);
    expect(payPage.opened).toEqual([]);
  });

  it.each([
    [
      'the server’s message',
      () => errorResponse(409, { message: 'Too late.' }),
      words.startFailed('Too late.'),
    ],
    ['the default', () => errorResponse(500), payOrder.failureMessage],
    ['the default without a network', () => networkError(), payOrder.failureMessage],
  ])('PAY-6 that cannot begin shows %s', async (_, response, sentence) => {
    api.respond(payOrder, response);
    openReady();
    await click('pay');
    await shown(sentence);
  });

  it('says nothing of its own when the session has ended, and can be repeated', async () => {
    api.respond(payOrder, () => errorResponse(401, { message: 'Session expired, please login again.' }));
    const { payPage } = openReady();
    await click('pay');
    await shown('idle');
    storeSession({ token: 'second', phone: '9876543210' });
    api.respond(payOrder, () => ({ order_id: 'LH-1', paymentDetails: { redirectUrl: PAY_PAGE } }));
    await click('pay');
    await waitFor(() => expect(payPage.opened).toHaveLength(1));
  });
});

describe('the payment script', () => {
  let scripts: HTMLScriptElement[];
  beforeEach(() => {
    scripts = [];
    // happy-dom loads no scripts.
    vi.spyOn(document.head, 'append').mockImplementation((...added) => {
      scripts.push(...(added as HTMLScriptElement[]));
    });
  });
  const report = (event: string) => scripts.at(-1)?.dispatchEvent(new Event(event));

  it('PAY-4 is loaded once, from the configured address; until it is ready no order is sent', async () => {
    open();
    expect(scripts.map((script) => script.getAttribute('src'))).toEqual(['/pay/checkout.js']);
    await click('pay');
    await shown(words.notReady);
    expect(api.callsOf(payOrder)).toHaveLength(0);
    stubPayPage();
    await act(async () => report('load'));
    await shown('idle');
    expect(scripts).toHaveLength(1);
  });

  it.each([
    ['cannot be loaded', () => report('error')],
    ['offers no checkout', () => report('load')],
    ['hangs', () => vi.advanceTimersByTime(SCRIPT_TIME_LIMIT)],
  ])('PAY-4 PROM-43 that %s is reported, and can be loaded again', async (_, fail) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open();
    await act(async () => fail());
    await shown(words.scriptFailed);
    await click('again');
    expect(scripts).toHaveLength(2);
    const payPage = stubPayPage();
    await act(async () => report('load'));
    await shown('idle');
    await click('pay');
    await waitFor(() => expect(payPage.opened).toEqual([PAY_PAGE]));
  });
});
