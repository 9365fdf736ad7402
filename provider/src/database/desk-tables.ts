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

/** Who may log in at the owner's desk. */
export interface StaffTable {
  /** 10 digits. */
  phone: number;
  role: StaffRole;
  since: string;
}

/** A login at the desk. The cookie's secret is hashed: a thief of the database must not be able to enter. */
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
  /** Where the courier tells how far it is: an http or https address. */
  link: string | null;
  at: string;
}

/** DESK-38: a fee for goods worth `from_paise` or more, from a day of India on. Before the first day that which stands without one holds. */
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

/** What the staff has changed. Triggers keep rows from being changed or deleted. */
export interface AuditTable {
  audit_id: Generated<number>;
  at: string;
  /** A phone of the staff at that time, or `operator` for a command. */
  who: string;
  action: string;
  order_id: string | null;
  /** What else was changed: the number of a product, the code of a coupon. */
  subject: string | null;
  /** Plain words; empty where there was nothing before. */
  before: string;
  after: string;
}

/** The last number of a series: `2026-27` of invoices, `CN2026-27` of credit notes. */
interface DocumentNumberTable {
  series: string;
  last_number: number;
}

/** The invoice of an order, or the credit note of a refund of it. Triggers keep rows from being changed or deleted. */
export interface InvoiceTable {
  /** `2026-27/000123`, that of a note `CN2026-27/000123`: 16 characters at most. */
  number: string;
  order_id: string;
  /** Of a credit note; null for the invoice. */
  refund_id: string | null;
  made_at: string;
  total_paise: number;
  /** What it says, as JSON. */
  content: string;
}
