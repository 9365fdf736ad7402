import { SpanKind } from '@opentelemetry/api';
import { inSpan, noteStatus } from 'parts/http/tracing';
import * as z from 'zod/mini';
import type { PhonePeSettings } from '../settings/phonepe-account.ts';
import {
  GatewayError,
  type NewPayment,
  type NewRefund,
  type OpenedPayment,
  type PaymentGateway,
  type PaymentReport,
  type RefundReport,
} from './payment-gateway.ts';
import { PhonePeToken } from './phonepe-token.ts';

const Opened = z.object({ redirectUrl: z.url({ protocol: /^https?$/ }) });
const Report = z.object({
  state: z.enum(['PENDING', 'FAILED', 'COMPLETED']),
  amount: z.int(),
  merchantOrderId: z.optional(z.string()),
});
const Refund = z.object({ state: z.enum(['PENDING', 'CONFIRMED', 'COMPLETED', 'FAILED']) });
const REFUND_REPORTS = { PENDING: 'sent', CONFIRMED: 'sent', COMPLETED: 'done', FAILED: 'failed' } as const;

interface Call {
  /** Name of the span. Not the path, which contains an id. */
  name: string;
  method: 'GET' | 'POST';
  path: string;
  body?: object;
}

interface Reply {
  status: number;
  content: unknown;
}

/** PhonePe Standard Checkout, version 2. The sandbox has the same API. */
export class PhonePeGateway implements PaymentGateway {
  readonly #settings: PhonePeSettings;
  readonly #token: PhonePeToken;
  readonly #now: () => Date;
  readonly #log: (line: string) => void;
  #silentSince: Date | undefined;

  /** @param log called when the gateway stops answering, and when it answers again */
  constructor(settings: PhonePeSettings, now: () => Date, log: (line: string) => void = () => undefined) {
    this.#settings = settings;
    this.#now = now;
    this.#log = log;
    this.#token = new PhonePeToken(settings, now);
  }

  get silentSince(): Date | undefined {
    return this.#silentSince;
  }

  async createPayment(payment: NewPayment): Promise<OpenedPayment> {
    const { redirectUrl } = await this.#call(
      {
        name: 'create payment',
        method: 'POST',
        path: '/checkout/v2/pay',
        body: {
          merchantOrderId: payment.payment_id,
          amount: payment.amount_paise,
          expireAfter: payment.lifetime,
          paymentFlow: { type: 'PG_CHECKOUT', merchantUrls: { redirectUrl: payment.returnUrl } },
        },
      },
      Opened,
    );
    return { redirectUrl };
  }

  async paymentStatus(payment_id: string): Promise<PaymentReport> {
    const path = `/checkout/v2/order/${encodeURIComponent(payment_id)}/status?details=false`;
    const reply = await this.#send({ name: 'payment status', method: 'GET', path });
    if (reply.status === 400 || reply.status === 404) return { state: 'unknown' };
    const { state, amount, merchantOrderId } = successOf(reply, Report);
    if (state === 'COMPLETED')
      return { state: 'paid', amount_paise: amount, payment_id: merchantOrderId ?? null };
    return { state: state === 'FAILED' ? 'failed' : 'pending' };
  }

  async refund(refund: NewRefund): Promise<RefundReport> {
    const { state } = await this.#call(
      {
        name: 'refund',
        method: 'POST',
        path: '/payments/v2/refund',
        body: {
          merchantRefundId: refund.refund_id,
          originalMerchantOrderId: refund.payment_id,
          amount: refund.amount_paise,
        },
      },
      Refund,
    );
    return REFUND_REPORTS[state];
  }

  async refundStatus(refund_id: string): Promise<RefundReport> {
    const path = `/payments/v2/refund/${encodeURIComponent(refund_id)}/status`;
    const reply = await this.#send({ name: 'refund status', method: 'GET', path });
    if (reply.status === 400 || reply.status === 404) return 'unknown';
    return REFUND_REPORTS[successOf(reply, Refund).state];
  }

  async #call<Schema extends z.ZodMiniType>(call: Call, schema: Schema): Promise<z.output<Schema>> {
    return successOf(await this.#send(call), schema);
  }

  /** Sends a request. If the gateway rejects the token, sends it once more with a new one. */
  async #send(call: Call): Promise<Reply> {
    try {
      const token = await this.#token.current();
      let reply = await this.#request(call, token);
      if (reply.status === 401) {
        this.#token.forget(token);
        reply = await this.#request(call, await this.#token.current());
      }
      this.#note(reply.status >= 500 ? `It responds with ${reply.status}.` : undefined);
      return reply;
    } catch (error) {
      this.#note(error instanceof Error ? error.message : String(error));
      throw error;
    }
  }

  /** @param fault why the gateway did not answer; undefined if it did */
  #note(fault: string | undefined): void {
    const wasSilent = this.#silentSince !== undefined;
    this.#silentSince = fault === undefined ? undefined : (this.#silentSince ?? this.#now());
    if (fault !== undefined && !wasSilent) this.#log(`gateway: it does not answer. ${fault}`);
    if (fault === undefined && wasSilent) this.#log('gateway: it answers again.');
  }

  async #request({ name, method, path, body }: Call, token: string): Promise<Reply> {
    try {
      return await inSpan(`gateway: ${name}`, { kind: SpanKind.CLIENT }, async (span) => {
        const response = await fetch(`${this.#settings.url}${path}`, {
          method,
          headers: { 'Content-Type': 'application/json', Authorization: `O-Bearer ${token}` },
          ...(body && { body: JSON.stringify(body) }),
          redirect: 'manual',
          signal: AbortSignal.timeout(this.#settings.timeout),
        });
        noteStatus(span, response.status);
        return { status: response.status, content: await response.json() };
      });
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'unknown';
      throw new GatewayError('unreachable', `The gateway did not respond to ${method} ${path} (${reason}).`);
    }
  }
}

function successOf<Schema extends z.ZodMiniType>(
  { status, content }: Reply,
  schema: Schema,
): z.output<Schema> {
  if (status >= 400 && status < 500 && status !== 401 && status !== 429) {
    throw new GatewayError('refused', `The gateway refused a request with ${status}.`);
  }
  const parsed = z.safeParse(schema, content);
  if (status >= 300 || !parsed.success) {
    throw new GatewayError('unreachable', `The gateway responded with ${status} in an unexpected shape.`);
  }
  return parsed.data;
}

/** Sets the sandbox's webhook. That of the real gateway is set in its dashboard. */
export async function registerWebhook({ url, timeout }: PhonePeSettings, webhookUrl: string): Promise<void> {
  await fetch(`${url}/sandbox/webhook`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ url: webhookUrl }),
    signal: AbortSignal.timeout(timeout),
  });
}
