import type { PhonePeSettings } from './phonepe-settings.ts';

/** What the sandbox accepts. None of it is a secret: no money moves there. */
export const SANDBOX_CREDENTIALS = {
  clientId: 'sandbox',
  clientSecret: 'sandbox',
  webhook: { username: 'sandbox', password: 'sandbox' },
};

/** The account at the sandbox. */
export function sandboxAccount(origin: string, timeout: number): PhonePeSettings {
  const url = origin.replace(/\/$/, '');
  return { ...SANDBOX_CREDENTIALS, url, tokenUrl: `${url}/v1/oauth/token`, clientVersion: '1', timeout };
}

/** Tells the sandbox where to report events. The real gateway is told in its dashboard. */
export async function registerWebhook({ url, timeout }: PhonePeSettings, webhookUrl: string): Promise<void> {
  await fetch(`${url}/sandbox/webhook`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ url: webhookUrl }),
    signal: AbortSignal.timeout(timeout),
  });
}
