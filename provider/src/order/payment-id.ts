/** Names one attempt to pay an order. */
export interface AttemptKey {
  order_id: string;
  attempt_number: number;
}

/** The id by which the gateway knows an attempt (API-29). */
export function paymentId({ order_id, attempt_number }: AttemptKey): string {
  return `${order_id}-${attempt_number}`;
}

/** The attempt that an id of the gateway names; undefined when it cannot be one of this shop. */
export function attemptOfPayment(payment_id: string): AttemptKey | undefined {
  const [, order_id, number] = /^(.{1,60})-(\d{1,6})$/.exec(payment_id) ?? [];
  return order_id && number ? { order_id, attempt_number: Number(number) } : undefined;
}
