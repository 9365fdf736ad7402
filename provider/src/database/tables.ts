import type { Material } from 'catalogue';
import type { Generated } from 'kysely';
import type { ProductClass } from 'shared-contracts/product';
import type { DeskTables } from './desk-tables.ts';
import type {
  AddressColumns,
  CouponUseTable,
  CustomerOrderTable,
  IdempotencyKeyTable,
  OrderConfirmationTable,
  OrderEventTable,
  OrderItemTable,
  OrderMessageTable,
  PaymentAttemptTable,
  PaymentEventTable,
  RefundTable,
} from './order-tables.ts';

/**
 * Every table of the shop. Times are ISO 8601 in UTC: all have the same length, so comparing them as text works on
 * every engine. Money is integer paise.
 */
export interface Tables extends DeskTables {
  migration: MigrationTable;
  catalogue_state: CatalogueStateTable;
  seeded_catalogue: SeededCatalogueTable;
  shade: ShadeTable;
  product_type: ProductTypeTable;
  application: ApplicationTable;
  product: ProductTable;
  product_application: ProductApplicationTable;
  product_version: ProductVersionTable;
  customer: CustomerTable;
  customer_address: CustomerAddressTable;
  one_time_code: OneTimeCodeTable;
  known_device: KnownDeviceTable;
  waiting_place: WaitingPlaceTable;
  session: SessionTable;
  attempt_subject: AttemptSubjectTable;
  attempt: AttemptTable;
  cart: CartTable;
  cart_item: CartItemTable;
  coupon: CouponTable;
  delivery_fee: DeliveryFeeTable;
  shortlist_entry: ShortlistEntryTable;
  customer_order: CustomerOrderTable;
  order_item: OrderItemTable;
  order_event: OrderEventTable;
  payment_attempt: PaymentAttemptTable;
  payment_event: PaymentEventTable;
  coupon_use: CouponUseTable;
  idempotency_key: IdempotencyKeyTable;
  refund: RefundTable;
  order_confirmation: OrderConfirmationTable;
  order_message: OrderMessageTable;
}

interface MigrationTable {
  name: string;
  applied_at: string;
  kind: Generated<'expanding' | 'breaking'>;
}

/** The version of the catalogue's tables that the product rows were made from. */
interface CatalogueStateTable {
  catalogue: 'shop';
  hash: string;
}

/** All catalogues that the shop has had, including the current one. */
interface SeededCatalogueTable {
  hash: string;
}

interface ShadeTable {
  name: string;
  code: string;
  position: number;
}

interface ProductTypeTable {
  name: string;
  class: ProductClass;
  position: number;
}

interface ApplicationTable {
  name: string;
  position: number;
}

export interface ProductTable {
  product_id: string;
  /** Position in the catalogue. */
  position: number;
  class: ProductClass;
  material: Material;
  category: string;
  type: string;
  shade: string;
  colour_name: string;
  title: string;
  code: string;
  info: string;
  description: string;
  common_desc: string;
  actual_price_paise: number | null;
  /** Null if the product cannot be bought now. */
  selling_price_paise: number | null;
  /** The sitemap's `lastmod`, for search engines. */
  changed_at: string;
  /** 1 if the product was hidden at the owner's desk (DESK-31). */
  is_hidden: Generated<0 | 1>;
  /** When the desk set the prices. A newer catalogue then keeps them (DESK-32). */
  priced_at: string | null;
}

interface ProductApplicationTable {
  product_id: string;
  application: string;
  position: number;
}

/** One row; triggers increase `version` with every change of a product or its applications. */
interface ProductVersionTable {
  version: number;
}

interface CustomerTable {
  /** The 10-digit phone number. */
  customer_id: number;
  name: string | null;
  email: string | null;
  created_at: string;
}

/** A saved address. The country is always India. */
export interface CustomerAddressTable extends AddressColumns {
  address_id: Generated<number>;
  customer_id: number;
  /** The label in its normalised form, which is unique. */
  label_key: string;
  /** A counter: the address with the highest choice is the default, so that choosing one changes a single row. */
  choice: number;
}

/** The only valid code of a phone for one client. A new code for the same client replaces it. */
interface OneTimeCodeTable {
  customer_id: number;
  /** The client that asked for it: `device <hash>`, or else `address <network address>`. */
  asker: string;
  /** Distinguishes this code from the next one for the same phone. */
  code_id: string;
  salt: string;
  hash: string;
  tries: number;
  expires_at: string;
  /** Ids of the counted attempts, which a login with this code removes: a JSON list. */
  attempt_ids: string;
}

interface KnownDeviceTable {
  customer_id: number;
  /** Hash of the device's id. */
  device: string;
  /** When it last logged in. */
  latest_at: string;
}

/** A network address's place in the waiting line for codes. */
interface WaitingPlaceTable {
  /** Number of the interval since 1970. */
  slot: number;
  origin: string;
}

/** A token is valid as long as the row with its `jti` exists. */
interface SessionTable {
  jti: string;
  customer_id: number;
  created_at: string;
  expires_at: string;
}

/** The subject of a rate limit: one phone, one network address, one customer, or everyone. */
interface AttemptSubjectTable {
  attempt_subject_id: Generated<number>;
  kind: string;
  subject: string;
  latest_at: string;
}

interface AttemptTable {
  attempt_id: Generated<number>;
  attempt_subject_id: number;
  attempted_at: string;
}

interface CartTable {
  customer_id: number;
  /** Kept until it is cleared, even while the cart is too small for it. */
  coupon_code: string | null;
  /** Increased by every change. Updating this row serialises concurrent changes of one cart. */
  version: number;
}

interface CartItemTable {
  cart_item_id: Generated<number>;
  customer_id: number;
  product_id: string;
  quantity: number;
}

/** Either `percent` or `amount_paise` is set. The operator edits these rows. */
export interface CouponTable {
  /** Upper case. */
  code: string;
  percent: number | null;
  amount_paise: number | null;
  minimum_subtotal_paise: number;
  valid_from: string;
  valid_until: string | null;
  /** Orders; null without a limit. */
  limit_per_customer: number | null;
  limit_in_total: number | null;
  /** The only customer who can use it; null if everybody can. */
  customer_id: number | null;
  /** Orders with this coupon that have not failed. */
  times_used: Generated<number>;
}

/** The fee for goods worth `from_paise` or more, up to the next row's `from_paise`. The operator edits these rows. */
export interface DeliveryFeeTable {
  from_paise: number;
  fee_paise: number;
}

/** A customer's last change of a product on the shortlist. The product's row may be gone, because imports replace products. */
interface ShortlistEntryTable {
  customer_id: number;
  product_id: string;
  material: string;
  changed_at: string;
  /** 1 if the product was removed from the list. */
  is_removed: 0 | 1;
}
