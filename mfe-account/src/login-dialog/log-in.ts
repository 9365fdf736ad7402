import { verifyOtp } from 'shared-contracts/customer/endpoints';
import { callEndpoint } from 'shared-contracts/http';
import { storeSession } from 'shared-contracts/session';
import type { CodeEntry } from './code-entry.ts';

/**
 * Exchanges the code for a token and stores it.
 * @returns false when the browser denies storage, so that the shopper cannot stay logged in
 * @throws {ApiError}
 */
export async function logIn(phone: string, code: CodeEntry): Promise<boolean> {
  const { token } = await callEndpoint(verifyOtp, {
    body: { customer_id: Number(phone), otp: Number(code.join('')) },
  });
  return storeSession({ token, phone });
}
