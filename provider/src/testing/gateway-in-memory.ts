import {
  GatewayError,
  type NewPayment,
  type NewRefund,
  type OpenedPayment,
  type PaymentGateway,
  type PaymentReport,
  type RefundReport,
} from '../gateway/payment-gateway.ts';

/** A gateway in memory, whose reports the test sets. */
export class GatewayInMemory implements PaymentGateway {
  silentSince: Date | undefined;
  readonly payments = new Map<string, NewPayment>();
  readonly refunds = new Map<string, NewRefund>();
  /** The ids of payments that were asked about, oldest first. */
  readonly asked: string[] = [];
  /** The report on every payment, unless it is unknown or has a report of its own. */
  report: PaymentReport['state'] | 'unreachable' | 'other amount' | 'other id' = 'pending';
  /** Reports of single payments, by payment id. */
  readonly reports = new Map<string, PaymentReport['state']>();
  /** The report on every refund, unless it is unknown. */
  refundReport: 'sent' | 'done' | 'failed' = 'sent';
  /** How refunding fails; after `lost`, the refund exists. */
  refundFault: 'unreachable' | 'refused' | 'lost' | undefined;
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
    const payment = this.payments.get(payment_id);
    const report = this.reports.get(payment_id) ?? this.report;
    if (!payment || report === 'unknown') return { state: 'unknown' };
    const { amount_paise } = payment;
    if (report === 'other amount') return { state: 'paid', amount_paise: amount_paise - 1, payment_id };
    if (report === 'other id') return { state: 'paid', amount_paise, payment_id: 'other-1' };
    if (report === 'unreachable') throw new GatewayError('unreachable', 'The gateway hangs.');
    return report === 'paid' ? { state: 'paid', amount_paise, payment_id } : { state: report };
  }

  async refund(refund: NewRefund): Promise<RefundReport> {
    if (this.refundFault === 'unreachable') throw new GatewayError('unreachable', 'The gateway hangs.');
    const taken = [...this.refunds.values()].filter(({ payment_id }) => payment_id === refund.payment_id);
    const sum = taken.reduce((paise, { amount_paise }) => paise + amount_paise, refund.amount_paise);
    const paid = this.payments.get(refund.payment_id)?.amount_paise ?? 0;
    if (this.refundFault === 'refused' || this.refunds.has(refund.refund_id) || sum > paid)
      throw new GatewayError('refused', 'The gateway takes an id once, and pays back no more than was paid.');
    this.refunds.set(refund.refund_id, refund);
    if (this.refundFault === 'lost') throw new GatewayError('unreachable', 'The response was lost.');
    return this.refundReport;
  }

  async refundStatus(refund_id: string): Promise<RefundReport> {
    if (this.refundFault === 'unreachable') throw new GatewayError('unreachable', 'The gateway hangs.');
    return this.refunds.has(refund_id) ? this.refundReport : 'unknown';
  }
}

export function pageOf(payment_id: string): string {
  return `https://pay.example/${payment_id}`;
}
