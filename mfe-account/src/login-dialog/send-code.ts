import { sendOtp } from 'shared-contracts/customer/endpoints';
import { CODE_SENT_MESSAGE } from 'shared-contracts/customer/rules';
import { ApiError, callEndpoint } from 'shared-contracts/http';
import { deviceId } from 'shared-contracts/session';

/**
 * Sends a code to a phone of 10 digits.
 * @throws {ApiError} also when the call succeeds with any other message than `CODE_SENT_MESSAGE`: no code was sent then
 */
export async function sendCode(phone: string): Promise<void> {
  const { message } = await callEndpoint(sendOtp, {
    body: { customer_id: Number(phone), device: deviceId() },
  });
  if (message === CODE_SENT_MESSAGE) return;
  throw new ApiError({ kind: 'http', status: 200, message, fromServer: message !== '' });
}
