import type { ShopDatabase } from '../database/database.ts';
import type { PaymentGateway } from '../gateway/payment-gateway.ts';

/** What everything about payments needs. */
export interface PaymentServices {
  db: ShopDatabase;
  gateway: PaymentGateway;
  /** The clock. */
  now: () => Date;
}
