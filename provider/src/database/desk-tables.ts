import type { Generated } from 'kysely';

/** DESK-1: an owner may do everything at the desk; a packer prints, and moves orders to the customer. */
export const STAFF_ROLES = ['owner', 'packer'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export interface DeskTables {
  staff: StaffTable;
  staff_session: StaffSessionTable;
  shipment: ShipmentTable;
  audit: AuditTable;
  document_number: DocumentNumberTable;
  invoice: InvoiceTable;
  dated_fee: DatedFeeTable;
  delivery_day: DeliveryDayTable;
}

/** The members of the staff, who may log in at the owner's desk. */
export interface StaffTable {
  /** 10 digits. */
  phone: number;
  role: StaffRole;
  since: string;
}

/** A login at the desk. Only a hash of the cookie's secret is stored, so that a stolen database does not allow a login. */
interface StaffSessionTable {
  hash: string;
  phone: number;
  created_at: string;
  expires_at: string;
}

/** The parcel of an order. */
export interface ShipmentTable {
  order_id: string;
  courier: string;
  number: string;
  /** The courier's page about the parcel: an http or https address. */
  link: string | null;
  at: string;
}

/** DESK-38: a fee from a day on (India's time), for goods worth `from_paise` or more. Before the first day, the undated fee holds. */
export interface DatedFeeTable {
  kind: 'delivery' | 'samples';
  /** `2026-11-20` */
  day: string;
  from_paise: number;
  fee_paise: number;
}

/** DESK-39: a day that the desk has added to the list of holidays, or taken out of it. */
interface DeliveryDayTable {
  /** `2026-11-20` */
  day: string;
  is_holiday: 0 | 1;
}

/** The audit log: changes by the staff. Triggers keep rows from being changed or deleted. */
export interface AuditTable {
  audit_id: Generated<number>;
  at: string;
  /** The phone of the member of the staff at that time, or `operator` for a command. */
  who: string;
  action: string;
  order_id: string | null;
  /** What was changed, if no order: the number of a product, or the code of a coupon. */
  subject: string | null;
  /** Plain words; empty if there was no value before. */
  before: string;
  after: string;
}

/** The last number of a series: `2026-27` for invoices, `CN2026-27` for credit notes. */
interface DocumentNumberTable {
  series: string;
  last_number: number;
}

/** An order's invoice, or the credit note of one of its refunds. Triggers keep rows from being changed or deleted. */
export interface InvoiceTable {
  /** `2026-27/000123`; for a credit note `CN2026-27/000123`. At most 16 characters. */
  number: string;
  order_id: string;
  /** Set for a credit note; null for the invoice. */
  refund_id: string | null;
  made_at: string;
  total_paise: number;
  /** The content of the document, as JSON. */
  content: string;
}
