/** A token lives as long as the row of its `jti`. */
export interface SessionTable {
  jti: string;
  customer_id: number;
  created_at: string;
  expires_at: string;
}
