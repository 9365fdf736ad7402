/** The calls of a payment gateway. Amounts are in paise. Each id is given to the gateway once. */
export interface PaymentGateway {
  /**
   * Registers a payment.
   * @throws {GatewayError} `unreachable`: the payment may exist or not; `refused`: the gateway does not take it.
   */
  createPayment(payment: NewPayment): Promise<OpenedPayment>;
  /** @throws {GatewayError} */
  paymentStatus(payment_id: string): Promise<PaymentReport>;
  /**
   * Has money paid back, the whole payment or a part of it. It takes an id once.
   * @throws {GatewayError} `unreachable`: it may have been taken or not, which `refundStatus` tells; `refused`: it was not.
   */
  refund(refund: NewRefund): Promise<RefundReport>;
  /** @throws {GatewayError} */
  refundStatus(refund_id: string): Promise<RefundReport>;
  /** Since when it has not answered any call; undefined while it does, and before the first one. */
  readonly silentSince: Date | undefined;
}

export interface NewPayment {
  payment_id: string;
  amount_paise: number;
  /** Seconds in which it can be paid. */
  lifetime: number;
  /** Where the gateway's page leads when it is not shown in a frame. */
  returnUrl: string;
}

export interface NewRefund {
  refund_id: string;
  /** The payment that took the money. */
  payment_id: string;
  amount_paise: number;
}

/** The gateway's report on a refund: taken, paid or not payable. `unknown` means that it has none with this id. */
export type RefundReport = 'sent' | 'done' | 'failed' | 'unknown';

export interface OpenedPayment {
  redirectUrl: string;
}

/** The gateway's report on a payment. `unknown` means that it has none with this id. */
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
