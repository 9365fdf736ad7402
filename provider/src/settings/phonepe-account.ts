import { SANDBOX_CREDENTIALS } from 'payment-sandbox/credentials';

/** An account at PhonePe, or at the sandbox, which has the same API (decision 063). */
export interface PhonePeSettings {
  /** The address of the payment API, without a slash at the end. */
  url: string;
  /** The address for access tokens. */
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
  clientVersion: string;
  /** The credentials of webhooks, as entered in the gateway's dashboard. */
  webhook: { username: string; password: string };
  /** Time limit of a request in milliseconds. A shopper is waiting. */
  timeout: number;
}

export function sandboxAccount(origin: string, timeout: number): PhonePeSettings {
  const url = origin.replace(/\/$/, '');
  return { ...SANDBOX_CREDENTIALS, url, tokenUrl: `${url}/v1/oauth/token`, clientVersion: '1', timeout };
}
