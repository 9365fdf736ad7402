import { sendOtp } from 'shared-contracts/customer/endpoints';
import { HttpError } from '../http/http-error.ts';
import type { Message, MessageSender } from './message-sender.ts';

/** Milliseconds; the shopper is waiting. */
const GATEWAY_TIMEOUT = 8_000;
/** Seconds. */
const GATEWAY_RETRY = 30;

/** Sends messages through an SMS gateway: `POST {to: "+91…", text}` with a bearer token. */
export class SmsGateway implements MessageSender {
  readonly #url: string;
  readonly #token: string;

  constructor({ url, token }: { url: string; token: string }) {
    this.#url = url;
    this.#token = token;
  }

  async send({ to, text }: Message): Promise<void> {
    if (await this.#isAccepted({ to: `+91${to}`, text })) return;
    throw new HttpError(503, sendOtp.failureMessage, { retryAfter: GATEWAY_RETRY });
  }

  async #isAccepted(body: object): Promise<boolean> {
    try {
      const response = await fetch(this.#url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${this.#token}` },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(GATEWAY_TIMEOUT),
      });
      return response.ok;
    } catch {
      return false;
    }
  }
}
