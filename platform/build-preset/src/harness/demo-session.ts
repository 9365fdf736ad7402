import type { createStore } from 'jotai';
import { sendOtp, verifyOtp } from 'shared-contracts/customer/endpoints';
import { emit, listen } from 'shared-contracts/events';
import { sessionState } from 'shared-contracts/frame';
import { callEndpoint } from 'shared-contracts/http';
import { forgetSession, readPhone, readToken, storeSession } from 'shared-contracts/session';

const DEMO_PHONE = '9000000001';

/** Logs the demo customer in, with the code from the provider's dev inbox. */
export async function logInDemoCustomer(): Promise<void> {
  const customer_id = Number(DEMO_PHONE);
  await callEndpoint(sendOtp, { body: { customer_id } });
  const inbox = await fetch(`/dev/messages?to=${DEMO_PHONE}`);
  const sent = (await inbox.json()) as { code?: number }[];
  // Newest first; confirmations of orders have no code.
  const latest = sent.find(({ code }) => code !== undefined);
  const { token } = await callEndpoint(verifyOtp, { body: { customer_id, otp: Number(latest?.code) } });
  storeSession({ token, phone: DEMO_PHONE });
  emit('session-started', { phone: DEMO_PHONE });
}

export function logOut(): void {
  forgetSession();
  emit('session-ended', {});
}

/** Keeps the session as the shell does, and logs the demo customer in whenever a login is requested. */
export function keepSession(store: ReturnType<typeof createStore>): void {
  const { signal } = new AbortController();
  const read = () => {
    const phone = readPhone() ?? '';
    store.set(sessionState, readToken() ? { status: 'customer', phone } : { status: 'visitor' });
  };
  read();
  listen('session-started', read, signal);
  listen('session-ended', read, signal);
  listen('login-requested', () => void logInDemoCustomer(), signal);
}
