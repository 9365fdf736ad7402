import type { Selectable } from 'kysely';
import type { EndpointWireResponse } from 'shared-contracts/endpoint';
import type { payOrder } from 'shared-contracts/order/endpoints';
import { DEFAULT_PAYMENT_MODE, PAYMENT_PENDING } from 'shared-contracts/order/rules';
import { orderPath } from 'shared-contracts/routes';
import type { PaymentAttemptTable } from '../database/order-tables.ts';
import { withTransaction } from '../database/with-transaction.ts';
import { GatewayError } from '../gateway/payment-gateway.ts';
import { HttpError } from '../http/http-error.ts';
import { openAttempt, settleAttempt } from '../order/payment-attempts.ts';
import { recordPaymentEvent } from '../order/payment-events.ts';
import { type AttemptKey, paymentId } from '../order/payment-id.ts';
import { type OrderKey, readOrder } from '../order/read-orders.ts';
import { type AskOptions, askGateway } from './ask-gateway.ts';
import type { PaymentServices } from './payment-services.ts';

type PaymentStartResponse = EndpointWireResponse<typeof payOrder>;
type Attempt = Selectable<PaymentAttemptTable>;

interface PaymentRequest extends OrderKey {
  /** Where the gateway's page leads when it is not in a frame; undefined without a proxy. */
  shopOrigin: string | undefined;
}

/** Seconds that the gateway allows for a payment, least and most. */
const LIFETIME = { least: 300, most: 3600 };

/**
 * The reply to the request that made an order: the page of its first attempt, however often and whenever it is repeated.
 * @throws {HttpError} as `payOrder` does, when the first attempt has no page.
 */
export async function startFirstPayment(
  services: PaymentServices,
  request: PaymentRequest,
): Promise<PaymentStartResponse> {
  const first = await readAttempt(services, request.order_id, 'asc');
  return first?.redirect_url ? startOf(first, first.redirect_url) : await startPayment(services, request);
}

/**
 * The page on which an order is paid: of its pending attempt, so that a second page never takes a second payment, or of a new
 * attempt after the gateway has called the last one failed.
 * @throws {HttpError} 404 for an order that is not the customer's; 409 for one that cannot be paid now; 502 when the gateway
 * fails, and the order can be paid later.
 */
export async function startPayment(
  services: PaymentServices,
  request: PaymentRequest,
): Promise<PaymentStartResponse> {
  const { order_id } = request;
  await readOrder(services.db, request);
  // A page that has just been paid or declined on cannot be paid on again.
  await askAboutPending(services, order_id, { evenIfJustAsked: true });
  const seconds = await secondsToPay(services, order_id);
  const latest = await readAttempt(services, order_id, 'desc');
  if (latest?.state === 'pending' && latest.redirect_url) return startOf(latest, latest.redirect_url);
  const attempt = latest?.state === 'pending' ? latest : await nextAttempt(services, order_id);
  return await createPayment(services, request, { attempt, seconds });
}

/** Registers the attempt with the gateway. Its row exists before, so that whatever happens on the way, the payment is found. */
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
    return startOf(attempt, await storePage(services, attempt, redirectUrl));
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    if (error.kind === 'refused' && (await isKnown(services, attempt))) {
      // An earlier request created it, and its response was lost. Its page is unknown, so it cannot be paid.
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

/** Of two requests that registered one attempt together, both give the page that was stored first. */
async function storePage({ db, now }: PaymentServices, attempt: AttemptKey, page: string): Promise<string> {
  const { order_id, attempt_number } = attempt;
  return await withTransaction(db, async (trx) => {
    const stored = await trx
      .updateTable('payment_attempt')
      .set({ redirect_url: page })
      .where('order_id', '=', order_id)
      .where('attempt_number', '=', attempt_number)
      .where('redirect_url', 'is', null)
      .returning('redirect_url')
      .executeTakeFirst();
    if (stored) {
      await recordPaymentEvent(trx, { order_id, attempt_number, event: 'opened', now: now() });
      return page;
    }
    const { redirect_url } = await trx
      .selectFrom('payment_attempt')
      .select('redirect_url')
      .where('order_id', '=', order_id)
      .where('attempt_number', '=', attempt_number)
      .executeTakeFirstOrThrow();
    return redirect_url ?? page;
  });
}

async function nextAttempt(services: PaymentServices, order_id: string): Promise<Attempt> {
  const { db, now } = services;
  return await withTransaction(db, async (trx) => {
    const attempt_number = await openAttempt(trx, {
      order_id,
      payment_mode: DEFAULT_PAYMENT_MODE,
      now: now(),
    });
    return await trx
      .selectFrom('payment_attempt')
      .selectAll()
      .where('order_id', '=', order_id)
      .where('attempt_number', '=', attempt_number)
      .executeTakeFirstOrThrow();
  });
}

/** Asks for a shopper about an attempt that could have been paid. A gateway that does not respond leaves it pending. */
export async function askAboutPending(
  services: PaymentServices,
  order_id: string,
  options?: AskOptions,
): Promise<void> {
  const latest = await readAttempt(services, order_id, 'desc');
  if (latest?.state !== 'pending' || latest.redirect_url === null) return;
  await askGateway(services, latest, { ...options, isShopper: true }).catch((error: unknown) => {
    if (!(error instanceof GatewayError)) throw error;
  });
}

async function isKnown({ gateway }: PaymentServices, attempt: AttemptKey): Promise<boolean> {
  const report = await gateway.paymentStatus(paymentId(attempt)).catch(() => undefined);
  return report !== undefined && report.state !== 'unknown';
}

/** @throws {HttpError} 409 for an order that is not waiting for its payment. */
async function secondsToPay({ db, now }: PaymentServices, order_id: string): Promise<number> {
  const { status, pay_until } = await db
    .selectFrom('customer_order')
    .select(['status', 'pay_until'])
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow();
  const seconds = Math.ceil((Date.parse(pay_until) - now().getTime()) / 1000);
  if (status !== PAYMENT_PENDING || seconds <= 0)
    throw new HttpError(409, 'This order cannot be paid for at the moment.');
  return seconds;
}

async function readAttempt(
  { db }: PaymentServices,
  order_id: string,
  direction: 'asc' | 'desc',
): Promise<Attempt | undefined> {
  return await db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('order_id', '=', order_id)
    .orderBy('attempt_number', direction)
    .executeTakeFirst();
}

function startOf({ order_id }: AttemptKey, redirectUrl: string): PaymentStartResponse {
  return { order_id, paymentDetails: { redirectUrl } };
}
