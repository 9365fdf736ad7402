/** A message to a shopper's phone. */
export interface Message {
  /** 10-digit phone number. */
  to: string;
  text: string;
  code: number;
}

/** The way messages leave the shop. */
export interface MessageSender {
  /** Resolves when the message is handed over; throws a `HttpError` (503) when it cannot be. */
  send(message: Message): Promise<void>;
}
