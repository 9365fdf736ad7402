import { createHash } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { formatRupees } from 'shared-contracts/money';
import * as z from 'zod/mini';
import { SANDBOX_CREDENTIALS } from './credentials.ts';
import { orderOf } from './gateway-api.ts';
import { sandboxDocument } from './sandbox-document.ts';
import { type SandboxPayment, type SandboxStore, stateOf } from './sandbox-store.ts';
import { upiLink } from './upi-link.ts';

/** Milliseconds between a late success and the callback. */
const LATE = 15_000;
/** Milliseconds. */
const WEBHOOK_TIMEOUT = 5_000;

const Choice = z.enum(['pay', 'upi', 'fail', 'cancel', 'late', 'silent']);
type Choice = z.output<typeof Choice>;

/** The page on which a payment's result is chosen, in a frame of the checkout or by itself. */
export function mountPayPage(app: Hono, store: SandboxStore): void {
  app.get('/pay/:page', (context) => {
    const payment = store.onPage(context.req.param('page'));
    if (!payment) return unknownPayment(context);
    const isOpen = stateOf(payment, Date.now()) === 'PENDING' && payment.result === null;
    return isOpen ? choicePage(context, payment) : donePage(context, payment, 'CONCLUDED');
  });

  app.post('/pay/:page', async (context) => {
    const payment = store.onPage(context.req.param('page'));
    if (!payment) return unknownPayment(context);
    const { choice: given } = await context.req.parseBody();
    const choice = z.safeParse(Choice, given);
    if (!choice.success) return choicePage(context, payment);
    decide(store, payment, choice.data);
    if (choice.data === 'upi') return upiPage(context, payment);
    return donePage(context, payment, callbackOf(choice.data));
  });
}

function decide(store: SandboxStore, { payment_id }: SandboxPayment, choice: Choice): void {
  const now = Date.now();
  if (choice === 'cancel') return;
  store.decide(payment_id, choice === 'fail' ? 'failed' : 'paid', choice === 'late' ? now + LATE : now);
  if (choice === 'silent') return;
  setTimeout(() => void sendWebhook(store, payment_id), choice === 'late' ? LATE : 0).unref();
}

/** The result reported to the checkout; undefined if none is reported. The real gateway, too, reports a failure as concluded. */
function callbackOf(choice: Choice): 'CONCLUDED' | 'USER_CANCEL' | undefined {
  if (choice === 'silent' || choice === 'upi') return undefined;
  return choice === 'cancel' ? 'USER_CANCEL' : 'CONCLUDED';
}

/** Not retried: the shop has to cope with a lost webhook. */
async function sendWebhook(store: SandboxStore, payment_id: string): Promise<void> {
  // The sandbox may have been stopped since the payment.
  const payment = store.isOpen ? store.find(payment_id) : undefined;
  if (!payment || !store.webhookUrl) return;
  const { username, password } = SANDBOX_CREDENTIALS.webhook;
  const order = orderOf(payment);
  await fetch(store.webhookUrl, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: createHash('sha256').update(`${username}:${password}`).digest('hex'),
    },
    body: JSON.stringify({
      event: order.state === 'COMPLETED' ? 'checkout.order.completed' : 'checkout.order.failed',
      payload: order,
    }),
    signal: AbortSignal.timeout(WEBHOOK_TIMEOUT),
  }).catch(() => undefined);
}

function choicePage(context: Context, payment: SandboxPayment) {
  const amount = formatRupees(payment.amount / 100);
  return sandboxDocument(
    context,
    `Pay ${amount}`,
    html`<p class="order">Order ${payment.payment_id.replace(/-\d+$/, '')}</p>
<p class="notice"><strong>Test payment: no money moves.</strong> Choose what the payment service reports to the shop.</p>
<form method="post" action="/pay/${payment.page_id}">
<button class="pay" name="choice" value="pay">Pay ${amount}</button>
<ul>
<li><button name="choice" value="upi">UPI app</button><span>You pay in an app on your phone. The shop asks for the result when you come back.</span></li>
<li><button name="choice" value="fail">Fail</button><span>The bank declines. The shop offers to pay again.</span></li>
<li><button name="choice" value="cancel" data-escape>Cancel</button><span>You leave without paying. The payment stays open.</span></li>
<li><button name="choice" value="late">Late success</button><span>The bank takes ${LATE / 1000} seconds to confirm.</span></li>
<li><button name="choice" value="silent">No callback</button><span>You pay, but the shop is not told.</span></li>
</ul>
</form>`,
  );
}

/** Reports nothing, as a phone may freeze the page while the app is open: the shop has to ask for the result itself. */
function upiPage(context: Context, payment: SandboxPayment) {
  return sandboxDocument(
    context,
    'Paid in a UPI app',
    html`<p><a href="${upiLink(payment.payment_id, payment.amount)}">Open a UPI app</a> on this phone, with the amount and reference filled in. The sandbox counts the payment as made, because no app can make a test payment.</p>
<p>Go to another tab or app and come back. The shop then asks for the result.</p>
<p><a href="${payment.return_url}" target="_top">Return to the shop</a></p>`,
  );
}

function donePage(
  context: Context,
  payment: SandboxPayment,
  callback: 'CONCLUDED' | 'USER_CANCEL' | undefined,
) {
  const title = callback === 'USER_CANCEL' ? 'Payment cancelled' : 'Back to the shop';
  return sandboxDocument(
    context,
    callback ? title : 'Paid, without a callback',
    html`<p>${callback ? 'The shop now asks for the result of this payment.' : 'The payment is made, and the shop has not been told. Close this page, as if the connection had been lost.'}</p>
<p><a id="return" href="${payment.return_url}" target="_top" ${callback ? html`data-callback="${callback}"` : ''}>Return to the shop</a></p>`,
  );
}

function unknownPayment(context: Context) {
  return sandboxDocument(
    context,
    'There is no such payment',
    html`<p>The link is wrong or out of date. Please return to the shop and pay from your order.</p>`,
    404,
  );
}
