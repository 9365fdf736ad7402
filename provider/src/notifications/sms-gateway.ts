import { sendOtp } from 'shared-contracts/customer/endpoints';
import { HttpError } from '../http/http-error.ts';
import type { Message, MessageSender } from './message-sender.ts';
import type { MessageTemplate } from './message-template.ts';

/** How a gateway is told to send a message: one POST (decision 144). */
export interface SmsGatewaySettings {
  url: string;
  headers: Readonly<Record<string, string>>;
  /** For a login code. */
  codeBody: MessageTemplate;
  /** For the confirmation of an order; without it, orders are not confirmed by message. */
  orderBody?: MessageTemplate | undefined;
  /** What the response to an accepted message contains, for gateways that report errors with status 200. */
  accepted: string;
  /** Milliseconds; the shopper is waiting. */
  timeout: number;
}

/** Seconds. */
const GATEWAY_RETRY = 30;

/** Sends messages through the HTTP API of any SMS gateway. */
export class SmsGateway implements MessageSender {
  readonly #settings: SmsGatewaySettings;

  constructor(settings: SmsGatewaySettings) {
    this.#settings = settings;
  }

  /** Asks once: after a lost response, a second request could send a second message. */
  async send(message: Message): Promise<void> {
    const { codeBody, orderBody } = this.#settings;
    const template = message.order_id ? orderBody : codeBody;
    if (!template) return;
    const isSent = await this.#post(template, message).catch(() => false);
    if (!isSent) throw new HttpError(503, sendOtp.failureMessage, { retryAfter: GATEWAY_RETRY });
  }

  async #post(template: MessageTemplate, message: Message): Promise<boolean> {
    const { url, headers, accepted, timeout } = this.#settings;
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': template.contentType, ...headers },
      body: template.fill(message),
      signal: AbortSignal.timeout(timeout),
    });
    // Read in any case, which frees the connection.
    const said = await response.text();
    return response.ok && said.includes(accepted);
  }
}
