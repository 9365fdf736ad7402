import { useQuery, useQueryClient } from '@tanstack/react-query';
import { startTransition, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { emit } from 'shared-contracts/events';
import { ApiError, callIfOffered } from 'shared-contracts/http';
import type { OrderPayment, PaymentStart } from 'shared-contracts/order';
import { getOrderPayment } from 'shared-contracts/order/endpoints';
import { isOfSamples } from 'shared-contracts/order/rules';
import { useConfiguration, useQuestion } from 'shared-contracts/remotes';
import { orderPath } from 'shared-contracts/routes';
import { orderPaymentQuery } from './order-payment-query.ts';
import {
  closePayPage,
  isPaymentScriptReady,
  isPayPageAddress,
  openPayPage,
  paidElsewhere,
  paymentScriptQuery,
} from './pay-page.ts';
import { paymentWords, paymentMessages as words } from './payment-messages.ts';
import { cartAfterCancelPath, payOrderPath } from './payment-paths.ts';

type PayOptions = Pick<OrderPayment, 'kind'> & { onFailure?: (error: unknown) => void };

type OpenPayPage = {
  address: string;
  /** The shopper's way out of a pay page that offers none. Counts as a cancelled payment. */
  close: () => void;
};

export type Payment = {
  /**
   * True from the click until the payment fails to begin or the page is left. The payment decides which page comes next, so
   * nothing else may navigate while it runs (PAY-63).
   */
  isRunning: boolean;
  /** Why the payment could not begin. */
  problem: string | undefined;
  /** The payment script could not be loaded; `retryScript` tries again. */
  isScriptLost: boolean;
  retryScript: () => void;
  payPage: OpenPayPage | undefined;
  /**
   * Opens the pay page of the order that `start` creates or resumes, then the page that fits the result.
   * @param options the kind of payment, by default of a cart's order, and a callback for a failed `start`
   */
  pay: (start: () => Promise<PaymentStart>, options?: PayOptions) => void;
};

/** PAY-1 to PAY-6. A double click begins one payment. */
export function usePayment(): Payment {
  const configuration = useConfiguration();
  const {
    data: isReady,
    error: lost,
    refetch,
  } = useQuery(paymentScriptQuery(configuration.paymentScriptUrl));
  const [isRunning, setRunning] = useState(false);
  /** State is outdated until the next render: only a ref stops the second click of a double click. */
  const isUnderWay = useRef(false);
  const [problem, setProblem] = useState<string>();
  const [payPage, setPayPage] = useState<OpenPayPage>();
  const [isTooEarly, setTooEarly] = useState(false);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const ask = useQuestion();

  /** @returns the path that follows the payment */
  async function begin(start: () => Promise<PaymentStart>, { kind }: PayOptions): Promise<string> {
    const { order_id, paymentDetails } = await start();
    if (!order_id) throw new InvalidStart();
    // From now on, a reload and Back find the order instead of an empty cart.
    navigate(payOrderPath(order_id), { replace: true });
    emit('cart-updated', {});
    if (!isPayPageAddress(paymentDetails.redirectUrl, configuration, window.location.origin)) {
      throw new InvalidStart();
    }
    const closed = new AbortController();
    const left = new Promise<'left'>((resolve) =>
      setPayPage({ address: paymentDetails.redirectUrl, close: () => resolve('left') }),
    );
    const result = await Promise.race([
      openPayPage(paymentDetails.redirectUrl),
      paidElsewhere(async () => isPaid(await readPayment(order_id)), closed.signal),
      left,
    ]).finally(() => {
      closed.abort();
      setPayPage(undefined);
    });
    if (result === 'paid' || result === 'left') closePayPage();
    emit('cart-updated', {});
    if (result !== 'cancelled' && result !== 'left') return orderPath(order_id);
    const payment = await readPayment(order_id);
    if (isPaid(payment)) return orderPath(order_id);
    const { unknown, cancelled } = paymentWords({ kind });
    const isUnknown = payment === undefined;
    const message = isUnknown ? unknown(order_id) : cancelled;
    await ask({ message, confirmLabel: words.ok });
    return isUnknown || isOfSamples({ kind }) ? orderPath(order_id) : cartAfterCancelPath(order_id);
  }

  /**
   * Asks the provider, not the browser: a payment may have succeeded before the pay page was closed.
   * @returns undefined where it could not be read, null from a provider without the call
   */
  async function readPayment(order_id: string): Promise<OrderPayment | null | undefined> {
    const payment = await callIfOffered(getOrderPayment, { query: { order_id } }).catch(() => undefined);
    if (payment) queries.setQueryData(orderPaymentQuery(order_id).queryKey, payment);
    return payment;
  }

  async function run(start: () => Promise<PaymentStart>, options: PayOptions): Promise<void> {
    isUnderWay.current = true;
    setRunning(true);
    setProblem(undefined);
    try {
      const next = await begin(start, options);
      // The payment stays running, because this page renders once more before the next page does.
      navigate(next, { replace: true });
    } catch (error) {
      options.onFailure?.(error);
      isUnderWay.current = false;
      // In a transition, as the router's change of address: if `isRunning` ended first, the empty cart would lead to `/cart`.
      startTransition(() => {
        setProblem(startProblem(error));
        setRunning(false);
      });
    }
  }

  return {
    isRunning,
    problem: lost ? words.scriptFailed : isTooEarly && !isReady ? words.notReady : problem,
    isScriptLost: lost !== null,
    payPage,
    retryScript: () => void refetch(),
    pay: (start, options = {}) => {
      if (isUnderWay.current) return;
      if (isPaymentScriptReady()) void run(start, options);
      else setTooEarly(true);
    },
  };
}

const isPaid = (payment: OrderPayment | null | undefined) => payment?.state === 'paid';

/** PAY-5: the provider named no order, or no pay page of the payment provider. */
class InvalidStart extends Error {}

/** PAY-6. Undefined when the session has ended: the shell has already alerted the customer. */
function startProblem(error: unknown): string | undefined {
  if (error instanceof InvalidStart) return words.invalidStart;
  // The payment script is missing, or threw.
  if (!(error instanceof ApiError)) return words.notReady;
  if (error.sessionEnded) return undefined;
  return error.fromServer ? words.startFailed(error.message) : error.message;
}
