import type { CartItemTable, CartTable } from './cart-tables.ts';
import type { CustomerTable, OneTimeCodeTable } from './customer-tables.ts';
import type { CouponTable, DeliveryFeeTable } from './price-tables.ts';
import type {
  ApplicationTable,
  ProductApplicationTable,
  ProductTable,
  ProductTypeTable,
  ProductVersionTable,
  ShadeTable,
} from './product-tables.ts';
import type { AttemptSubjectTable, AttemptTable } from './rate-limit-tables.ts';
import type { SessionTable } from './session-tables.ts';

/** Says which migrations ran. */
export interface MigrationTable {
  name: string;
  applied_at: string;
}

/** Says from which state of the catalogue's tables the product rows were made. */
export interface CatalogueStateTable {
  catalogue: 'shop';
  hash: string;
}

/**
 * All tables of the shop. Times are ISO 8601 in UTC: of equal length, so they compare as text on every engine.
 * Money is integer paise.
 */
export interface Tables {
  migration: MigrationTable;
  catalogue_state: CatalogueStateTable;
  shade: ShadeTable;
  product_type: ProductTypeTable;
  application: ApplicationTable;
  product: ProductTable;
  product_application: ProductApplicationTable;
  product_version: ProductVersionTable;
  customer: CustomerTable;
  one_time_code: OneTimeCodeTable;
  session: SessionTable;
  attempt_subject: AttemptSubjectTable;
  attempt: AttemptTable;
  cart: CartTable;
  cart_item: CartItemTable;
  coupon: CouponTable;
  delivery_fee: DeliveryFeeTable;
}
