export interface CustomerTable {
  /** The 10-digit phone number. */
  customer_id: number;
  name: string | null;
  email: string | null;
  created_at: string;
}

/** The one code of a phone that is alive; a new one takes its place. */
export interface OneTimeCodeTable {
  customer_id: number;
  /** Tells this code from the next one for the same phone. */
  code_id: string;
  salt: string;
  hash: string;
  tries: number;
  expires_at: string;
}
