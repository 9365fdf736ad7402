/** Who asks, and with which session. */
export interface Session {
  jti: string;
  customer_id: number;
}
