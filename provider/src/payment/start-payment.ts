import type { EndpointWireResponse } from 'shared-contracts/endpoint';
import type { payOrder } from 'shared-contracts/order/endpoints';
import { DEFAULT_PAYMENT_MODE, PAYMENT_PENDING } from 'shared-contracts/order/rules';
import { orderPath } from 'shared-contracts/routes';
import { withTransaction } from '../database/with-transaction.ts';
import { GatewayError } from '../gateway/payment-gateway.ts';
import { HttpError } from '../http/http-error.ts';
import type { OrderKey } from '../order/order-store.ts';
import { type AskOptions, askGateway, type PaymentServices } from './ask-gateway.ts';
import {
  type Attempt,
  type AttemptKey,
  attemptsOf,
  openAttempt,
  paymentId,
  storePage,
} from './payment-attempt-store.ts';
import { settleAttempt } from './settle-attempt.ts';

type PaymentStartResponse = EndpointWireResponse<typeof payOrder>;

interface PaymentRequest extends OrderKey {
  /** The shop's origin, to which the gateway's page returns if it is not in a frame; undefined without a proxy. */
  shopOrigin: string | undefined;
  /** Whether the request made the order. However often it is repeated, it gets the page of the first attempt. */
  makesOrder?: boolean;
}

/** The shortest and longest time for a payment that the gateway allows, in seconds. */
const LIFETIME = { least: 300, most: 3600 };

/**
 * The page on which an order is paid: that of its pending attempt, so that a second page never takes a second payment, or that of a new
 * attempt after the gateway has reported the last one as failed.
 * @throws {HttpError} 404 for an order that is not the customer's; 409 for one that cannot be paid now; 502 when the gateway
 * fails, and the order can be paid later.
 */
export async function startPayment(
  services: PaymentServices,
  request: PaymentRequest,
): Promise<PaymentStartResponse> {
  const attempts = await attemptsOf(services.db, request);
  const [latest] = attempts;
  const first = attempts.at(-1) ?? latest;
  if (request.makesOrder && first.redirect_url) return startOf(first, first.redirect_url);
  // The page may have just been paid or declined, and can then not be used again.
  const wasAsked = await askAboutPending(services, latest, { evenIfJustAsked: true });
  const [current] = wasAsked ? await attemptsOf(services.db, request) : [latest];
  const seconds = Math.ceil((Date.parse(current.pay_until) - services.now().getTime()) / 1000);
  if (current.status !== PAYMENT_PENDING || seconds <= 0)
    throw new HttpError(409, 'This order cannot be paid for at the moment.');
  if (current.state === 'pending' && current.redirect_url) return startOf(current, current.redirect_url);
  const attempt = current.state === 'pending' ? current : await nextAttempt(services, current.order_id);
  return await createPayment(services, request, { attempt, seconds });
}

/** Registers the attempt with the gateway. Its row already exists, so that the payment can be found whatever happens. */
async function createPayment(
  services: PaymentServices,
  request: PaymentRequest,
  { attempt, seconds }: { attempt: Attempt; seconds: number },
): Promise<PaymentStartResponse> {
  const { gateway, now } = services;
  try {
    const { redirectUrl } = await gateway.createPayment({
      payment_id: paymentId(attempt),
      amount_paise: attempt.amount_paise,
      lifetime: Math.min(LIFETIME.most, Math.max(LIFETIME.least, seconds)),
      returnUrl: `${request.shopOrigin ?? ''}${orderPath(attempt.order_id)}`,
    });
    services.faults.clear('pay page', attempt.order_id);
    const page = await storePage(services.db, attempt, { page: redirectUrl, now: now() });
    return startOf(attempt, page);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    services.faults.note('pay page', attempt.order_id, error);
    if (error.kind === 'refused' && (await isKnown(services, attempt))) {
      // An earlier request created it, and its response was lost. Its page is unknown, so nobody can pay it.
      await settleAttempt(services.db, attempt, { state: 'expired', now: now() });
      const next = await nextAttempt(services, attempt.order_id);
      return await createPayment(services, request, { attempt: next, seconds });
    }
    throw new HttpError(502, UNAVAILABLE, { retryAfter: RETRY });
  }
}

const UNAVAILABLE =
  'The payment service is not responding. Your order is saved: please try again, or pay for it later from Order History.';
/** Seconds. */
const RETRY = 5;

async function nextAttempt({ db, now }: PaymentServices, order_id: string): Promise<Attempt> {
  return await withTransaction(db, (trx) =>
    openAttempt(trx, { order_id, payment_mode: DEFAULT_PAYMENT_MODE, now: now() }),
  );
}

/**
 * Asks the gateway about an attempt that may have been paid. If the gateway does not respond, the attempt stays pending.
 * @returns whether the gateway was asked, so that there may now be a result.
 */
export async function askAboutPending(
  services: PaymentServices,
  latest: Attempt,
  options?: AskOptions,
): Promise<boolean> {
  if (latest.state !== 'pending' || latest.redirect_url === null) return false;
  await askGateway(services, latest, { ...options, isShopper: true }).catch((error: unknown) => {
    if (!(error instanceof GatewayError)) throw error;
    services.faults.note('question', latest.order_id, error);
  });
  return true;
}

async function isKnown({ gateway, faults }: PaymentServices, attempt: AttemptKey): Promise<boolean> {
  try {
    return (await gateway.paymentStatus(paymentId(attempt))).state !== 'unknown';
  } catch (error) {
    faults.note('question', attempt.order_id, error);
    return false;
  }
}

function startOf({ order_id }: AttemptKey, redirectUrl: string): PaymentStartResponse {
  return { order_id, paymentDetails: { redirectUrl } };
}
