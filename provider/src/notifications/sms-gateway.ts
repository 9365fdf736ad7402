import type { Message, MessageSender } from './message-sender.ts';
import { postMessage } from './post-message.ts';

export interface SmsGatewaySettings {
  url: string;
  token: string;
  /** Milliseconds; the shopper is waiting. */
  timeout: number;
}

/** Sends messages through any gateway that takes `POST {to: "+91…", text}` with a bearer token. */
export class SmsGateway implements MessageSender {
  readonly #settings: SmsGatewaySettings;

  constructor(settings: SmsGatewaySettings) {
    this.#settings = settings;
  }

  async send({ to, text }: Message): Promise<void> {
    const { url, token, timeout } = this.#settings;
    const headers = { Authorization: `Bearer ${token}` };
    await postMessage({ url, headers, body: { to: `+91${to}`, text }, timeout }, ({ ok }) => ok);
  }
}
