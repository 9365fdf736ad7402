import type { Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { SANDBOX_CREDENTIALS } from './credentials.ts';
import { type SandboxPayment, type SandboxRefund, type SandboxStore, stateOf } from './sandbox-store.ts';

/** Seconds. */
const TOKEN_LIFETIME = 3600;
const TOKEN = 'sandbox-token';
/** Milliseconds until a refund counts as paid by the bank. */
const REFUND_TIME = 5_000;

const PayRequest = z.object({
  merchantOrderId: z.string().check(z.regex(/^[\w-]{1,63}$/)),
  amount: z.int().check(z.minimum(100)),
  expireAfter: z.int().check(z.minimum(300), z.maximum(3600)),
  paymentFlow: z.object({
    type: z.literal('PG_CHECKOUT'),
    merchantUrls: z.object({ redirectUrl: z.string() }),
  }),
});
const RefundRequest = z.object({
  merchantRefundId: z.string().check(z.regex(/^[\w-]{1,63}$/)),
  originalMerchantOrderId: z.string(),
  amount: z.int().check(z.minimum(100)),
});
const WebhookRequest = z.object({ url: z.url({ protocol: /^https?$/ }) });

/** The part of PhonePe's public API, version 2, that the shop uses (decision 063). */
export function mountGatewayApi(app: Hono, store: SandboxStore): void {
  app.post('/v1/oauth/token', async (context) => {
    const form = await context.req.parseBody();
    const { clientId, clientSecret } = SANDBOX_CREDENTIALS;
    if (form['client_id'] !== clientId || form['client_secret'] !== clientSecret)
      return refused(context, 401);
    const expires_at = Math.floor(Date.now() / 1000) + TOKEN_LIFETIME;
    return context.json({ access_token: TOKEN, token_type: 'O-Bearer', expires_at });
  });

  for (const path of ['/checkout/*', '/payments/*']) {
    app.use(path, async (context, next) => {
      if (context.req.header('authorization') !== `O-Bearer ${TOKEN}`) return refused(context, 401);
      await next();
    });
  }

  app.post('/checkout/v2/pay', async (context) => {
    const request = z.safeParse(PayRequest, await bodyOf(context));
    if (!request.success) return refused(context, 400);
    const { merchantOrderId, amount, expireAfter, paymentFlow } = request.data;
    const payment = store.create({
      payment_id: merchantOrderId,
      amount,
      expires_at: Date.now() + expireAfter * 1000,
      return_url: paymentFlow.merchantUrls.redirectUrl,
    });
    if (!payment) return refused(context, 400);
    const redirectUrl = `${new URL(context.req.url).origin}/pay/${payment.page_id}`;
    return context.json({ ...orderOf(payment), redirectUrl });
  });

  app.get('/checkout/v2/order/:id/status', (context) => {
    const payment = store.find(context.req.param('id'));
    return payment ? context.json(orderOf(payment)) : refused(context, 400);
  });

  app.post('/payments/v2/refund', async (context) => {
    const request = z.safeParse(RefundRequest, await bodyOf(context));
    if (!request.success) return refused(context, 400);
    const { merchantRefundId: refund_id, originalMerchantOrderId: payment_id, amount } = request.data;
    if (!store.refund({ refund_id, payment_id, amount }, Date.now())) return refused(context, 400);
    return context.json({ refundId: `R-${refund_id}`, amount, state: 'PENDING' });
  });

  app.get('/payments/v2/refund/:id/status', (context) => {
    const refund = store.findRefund(context.req.param('id'));
    return refund ? context.json(refundOf(refund)) : refused(context, 400);
  });

  // Not part of PhonePe's API, where the webhook is entered in the dashboard.
  app.put('/sandbox/webhook', async (context) => {
    const request = z.safeParse(WebhookRequest, await bodyOf(context));
    if (!request.success) return refused(context, 400);
    store.webhookUrl = request.data.url;
    return context.json({});
  });
}

/** An order as status responses and webhooks show it. */
export function orderOf(payment: SandboxPayment) {
  return {
    orderId: `SANDBOX-${payment.payment_id}`,
    merchantOrderId: payment.payment_id,
    state: stateOf(payment, Date.now()),
    amount: payment.amount,
    expireAt: payment.expires_at,
  };
}

function refundOf({ refund_id, payment_id, amount, made_at }: SandboxRefund) {
  const state = made_at + REFUND_TIME <= Date.now() ? 'COMPLETED' : 'CONFIRMED';
  return { refundId: `R-${refund_id}`, originalMerchantOrderId: payment_id, amount, state };
}

async function bodyOf(context: Context): Promise<unknown> {
  return await context.req.json().catch(() => undefined);
}

function refused(context: Context, status: 400 | 401) {
  const code = status === 401 ? 'AUTHORIZATION_FAILED' : 'BAD_REQUEST';
  return context.json({ code, message: 'The sandbox does not take this request.' }, status);
}
