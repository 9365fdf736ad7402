import * as z from 'zod/mini';
import type { Message, MessageSender } from './message-sender.ts';
import { postMessage } from './post-message.ts';

export interface Msg91Settings {
  /** Of the Flow API, version 5. */
  url: string;
  authKey: string;
  /** A template with the variable `##otp##`, registered as India's rules for commercial messages (DLT) require. */
  templateId: string;
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

  async send({ to, code }: Message): Promise<void> {
    const { url, authKey, templateId, timeout } = this.#settings;
    const recipients = [{ mobiles: `91${to}`, otp: String(code) }];
    const body = { template_id: templateId, short_url: '0', recipients };
    await postMessage(
      { url, headers: { authkey: authKey }, body, timeout },
      async (response) => response.ok && z.safeParse(Response, await response.json()).success,
    );
  }
}
