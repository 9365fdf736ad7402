import type { MessageKind } from '../settings/message-template.ts';

export interface Message {
  kind: MessageKind;
  /** 10-digit phone number. */
  to: string;
  text: string;
  code?: number;
  order_id?: string;
}

export interface MessageSender {
  /** Resolves once the message is handed over; throws an `HttpError` (503) when it cannot be. */
  send(message: Message): Promise<void>;
}
