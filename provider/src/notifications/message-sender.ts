export interface Message {
  /** 10-digit phone number. */
  to: string;
  text: string;
  /** The login code that the message carries. */
  code?: number;
  /** The order that the message confirms. */
  order_id?: string;
}

export interface MessageSender {
  /** Resolves once the message is handed over; throws an `HttpError` (503) when it cannot be. */
  send(message: Message): Promise<void>;
}
