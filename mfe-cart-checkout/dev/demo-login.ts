import { sendOtp, verifyOtp } from 'shared-contracts/customer/endpoints';
import { emit, listen } from 'shared-contracts/events';
import { callEndpoint } from 'shared-contracts/http';
import { forgetSession, storeSession } from 'shared-contracts/session';

const PHONE = '9000000001';

/** Logs the demo customer in by the code in the provider's dev inbox. */
export async function logInDemoCustomer(): Promise<void> {
  const customer_id = Number(PHONE);
  await callEndpoint(sendOtp, { body: { customer_id } });
  const inbox = await fetch(`/dev/messages?to=${PHONE}`);
  const messages = (await inbox.json()) as { code?: number }[];
  // Newest first; confirmations of orders have no code.
  const latest = messages.find(({ code }) => code !== undefined);
  const { token } = await callEndpoint(verifyOtp, { body: { customer_id, otp: Number(latest?.code) } });
  storeSession({ token, phone: PHONE });
  emit('session-started', { phone: PHONE });
}

export function logOutDemoCustomer(): void {
  forgetSession();
  emit('session-ended', {});
}

/** Replaces the shell's login dialog: every login request gets the demo customer. */
export function settleLoginRequests(signal: AbortSignal): void {
  listen('login-requested', () => void logInDemoCustomer(), signal);
}
