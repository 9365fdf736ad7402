/** An account at PhonePe, or at the sandbox, which speaks the same API (decision 063). */
export interface PhonePeSettings {
  /** Of the payment API, without a slash at the end. */
  url: string;
  /** Where an access token is requested. */
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
  clientVersion: string;
  /** What webhooks are signed with; as entered in the gateway's dashboard. */
  webhook: { username: string; password: string };
  /** Milliseconds that one request may take; a shopper is waiting. */
  timeout: number;
}
