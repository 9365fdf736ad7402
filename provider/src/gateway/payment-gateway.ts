/** The calls of a payment gateway. Amounts are in paise. Each id may be sent to the gateway only once. */
export interface PaymentGateway {
  /**
   * Registers a payment.
   * @throws {GatewayError} `unreachable`: the payment may exist or not; `refused`: the gateway did not accept it.
   */
  createPayment(payment: NewPayment): Promise<OpenedPayment>;
  /** @throws {GatewayError} */
  paymentStatus(payment_id: string): Promise<PaymentReport>;
  /**
   * Refunds a payment in full or in part. Each id is accepted once.
   * @throws {GatewayError} `unreachable`: the refund may exist or not, see `refundStatus`; `refused`: it was not accepted.
   */
  refund(refund: NewRefund): Promise<RefundReport>;
  /** @throws {GatewayError} */
  refundStatus(refund_id: string): Promise<RefundReport>;
  /** The time since which no call was answered; undefined while the gateway answers, and before the first call. */
  readonly silentSince: Date | undefined;
}

export interface NewPayment {
  payment_id: string;
  amount_paise: number;
  /** Seconds in which the payment can be made. */
  lifetime: number;
  /** The address to which the gateway's page returns, if it is not shown in a frame. */
  returnUrl: string;
}

export interface NewRefund {
  refund_id: string;
  /** The payment that took the money. */
  payment_id: string;
  amount_paise: number;
}

/** The gateway's report on a refund: accepted, paid or not payable. `unknown` means that it has no refund with this id. */
export type RefundReport = 'sent' | 'done' | 'failed' | 'unknown';

export interface OpenedPayment {
  redirectUrl: string;
}

/** The gateway's report on a payment. `unknown` means that it has no payment with this id. */
export type PaymentReport =
  | { state: 'pending' | 'failed' | 'unknown' }
  | {
      state: 'paid';
      amount_paise: number;
      /** The id in the gateway's report; null if it has none. */
      payment_id: string | null;
    };

/** A call of the gateway that failed. Its message is for the log: it never holds a secret. */
export class GatewayError extends Error {
  override name = 'GatewayError';
  readonly kind: 'unreachable' | 'refused';

  constructor(kind: 'unreachable' | 'refused', message: string) {
    super(message);
    this.kind = kind;
  }
}
