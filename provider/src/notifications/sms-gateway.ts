import { SpanKind } from '@opentelemetry/api';
import { failSpan, inSpan, noteStatus } from 'parts/http/tracing';
import { sendOtp } from 'shared-contracts/customer/endpoints';
import { HttpError } from '../http/http-error.ts';
import type { MessageTemplate } from '../settings/message-template.ts';
import type { SmsGatewaySettings } from '../settings/settings.ts';
import type { Message, MessageSender } from './message-sender.ts';

/** Seconds. */
const GATEWAY_RETRY = 30;

/** Sends messages through the HTTP API of any SMS gateway. */
export class SmsGateway implements MessageSender {
  readonly #settings: SmsGatewaySettings;

  constructor(settings: SmsGatewaySettings) {
    this.#settings = settings;
  }

  /** Sends the request only once: after a lost response, a second request could send a second message. */
  async send(message: Message): Promise<void> {
    const { codeBody, orderBody } = this.#settings;
    const template = message.kind === 'login' ? codeBody : orderBody;
    if (!template || !canTell(template, message)) return;
    const isSent = await this.#post(template, message).catch(() => false);
    if (!isSent) throw new HttpError(503, sendOtp.failureMessage, { retryAfter: GATEWAY_RETRY });
  }

  #post(template: MessageTemplate, { kind, to, text, code, order_id }: Message): Promise<boolean> {
    const { url, headers, templates, accepted, timeout } = this.#settings;
    return inSpan('gateway: message', { kind: SpanKind.CLIENT }, async (span) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': template.contentType, ...headers },
        body: template.fill({ phone: to, text, code, order: order_id, template: templates.get(kind) }),
        // No redirects: a code and the account's key may be sent only to the configured address.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
      });
      noteStatus(span, response.status);
      // Always read, because that frees the connection.
      const said = await response.text();
      const isAccepted = response.ok && said.includes(accepted);
      if (!isAccepted) failSpan(span, 'not accepted');
      return isAccepted;
    });
  }
}

/** Whether a template can express a message. Without a text or a template id, it can only send login codes and order confirmations. */
function canTell({ placeholders }: MessageTemplate, { kind }: Message): boolean {
  return kind === 'login' || kind === 'placed' || placeholders.has('text') || placeholders.has('template');
}
