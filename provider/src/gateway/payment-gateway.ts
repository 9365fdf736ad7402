/** What a payment gateway does for the shop. Amounts are paise; an id is given to the gateway once. */
export interface PaymentGateway {
  /**
   * Registers a payment.
   * @throws {GatewayError} `unreachable`: the payment may exist or not; `refused`: the gateway does not take it.
   */
  createPayment(payment: NewPayment): Promise<OpenedPayment>;
  /**
   * How far a payment is.
   * @throws {GatewayError}
   */
  paymentStatus(payment_id: string): Promise<PaymentReport>;
  /**
   * Pays money back. Repeating it with the same `refund_id` pays once.
   * @throws {GatewayError}
   */
  refund(refund: { refund_id: string; payment_id: string; amount_paise: number }): Promise<void>;
}

export interface NewPayment {
  payment_id: string;
  amount_paise: number;
  /** Seconds in which it can be paid. */
  lifetime: number;
  /** Where the gateway's page leads when it is not shown in a frame. */
  returnUrl: string;
}

export interface OpenedPayment {
  /** The page on which it is paid. */
  redirectUrl: string;
}

/** What the gateway says about a payment. `unknown`: it has none with this id. */
export type PaymentReport =
  | { state: 'pending' | 'failed' | 'unknown' }
  | {
      state: 'paid';
      amount_paise: number;
      /** The id that the gateway names; null when its report has none. */
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
