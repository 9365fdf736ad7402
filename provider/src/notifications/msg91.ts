import * as z from 'zod/mini';
import type { Message, MessageSender } from './message-sender.ts';
import { postMessage } from './post-message.ts';

export interface Msg91Settings {
  /** Of the Flow API, version 5. */
  url: string;
  authKey: string;
  /** A template with the variable `##otp##`, registered as India's rules for commercial messages (DLT) require. */
  templateId: string;
  /** The same with `##order##`, for confirmations. Without it, orders are not confirmed by message. */
  orderTemplateId?: string | undefined;
  /** Milliseconds; the shopper is waiting. */
  timeout: number;
}

const Response = z.object({ type: z.literal('success') });

/**
 * Sends one-time codes through MSG91 (decision 053). The text is the registered template's: a gateway in India delivers no
 * other. Errors come with status 200 and another `type`.
 */
export class Msg91 implements MessageSender {
  readonly #settings: Msg91Settings;

  constructor(settings: Msg91Settings) {
    this.#settings = settings;
  }

  async send({ to, code, order_id }: Message): Promise<void> {
    const { url, authKey, templateId, orderTemplateId, timeout } = this.#settings;
    const template_id = order_id ? orderTemplateId : templateId;
    if (!template_id) return;
    const variables = order_id ? { order: order_id } : { otp: String(code) };
    const body = { template_id, short_url: '0', recipients: [{ mobiles: `91${to}`, ...variables }] };
    await postMessage(
      { url, headers: { authkey: authKey }, body, timeout },
      async (response) => response.ok && z.safeParse(Response, await response.json()).success,
    );
  }
}
