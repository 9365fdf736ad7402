import {
  GatewayError,
  type NewPayment,
  type OpenedPayment,
  type PaymentGateway,
  type PaymentReport,
} from '../gateway/payment-gateway.ts';

/** A gateway in the memory of the test, which sets what it reports. */
export class GatewayInMemory implements PaymentGateway {
  readonly payments = new Map<string, NewPayment>();
  readonly refunds: string[] = [];
  /** Every payment that was asked about, oldest first. */
  readonly asked: string[] = [];
  /** What is reported about every payment, unless it is unknown. */
  report: PaymentReport['state'] | 'unreachable' | 'other amount' | 'other id' = 'pending';
  /** How creating a payment fails; after `lost`, the payment exists. */
  fault: 'unreachable' | 'refused' | 'lost' | undefined;

  async createPayment(payment: NewPayment): Promise<OpenedPayment> {
    if (this.fault === 'unreachable') throw new GatewayError('unreachable', 'The gateway hangs.');
    if (this.fault === 'refused' || this.payments.has(payment.payment_id))
      throw new GatewayError('refused', 'The gateway takes an id once.');
    this.payments.set(payment.payment_id, payment);
    if (this.fault === 'lost') throw new GatewayError('unreachable', 'The response was lost.');
    return { redirectUrl: pageOf(payment.payment_id) };
  }

  async paymentStatus(payment_id: string): Promise<PaymentReport> {
    this.asked.push(payment_id);
    if (this.report === 'unreachable') throw new GatewayError('unreachable', 'The gateway hangs.');
    const payment = this.payments.get(payment_id);
    if (!payment || this.report === 'unknown') return { state: 'unknown' };
    const { amount_paise } = payment;
    if (this.report === 'other amount') return { state: 'paid', amount_paise: amount_paise - 1, payment_id };
    if (this.report === 'other id') return { state: 'paid', amount_paise, payment_id: 'other-1' };
    return this.report === 'paid' ? { state: 'paid', amount_paise, payment_id } : { state: this.report };
  }

  async refund({ refund_id }: { refund_id: string }): Promise<void> {
    this.refunds.push(refund_id);
  }
}

/** Where the payment is paid. */
export function pageOf(payment_id: string): string {
  return `https://pay.example/${payment_id}`;
}
