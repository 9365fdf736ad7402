import type { Message, MessageSender } from './message-sender.ts';

export interface StoredMessage extends Message {
  /** ISO 8601. */
  at: string;
}

/** Messages; the oldest are dropped first. */
const CAPACITY = 500;

/** Stores messages instead of sending them. In memory only, because codes are never persisted in plain text. */
export class DevInbox implements MessageSender {
  readonly #now: () => Date;
  #newestFirst: StoredMessage[] = [];

  constructor(now: () => Date) {
    this.#now = now;
  }

  async send(message: Message): Promise<void> {
    this.#newestFirst = [{ ...message, at: this.#now().toISOString() }, ...this.#newestFirst].slice(
      0,
      CAPACITY,
    );
  }

  /** Newest first; for one phone, or for all. */
  messages(to?: string): StoredMessage[] {
    return this.#newestFirst.filter((message) => !to || message.to === to);
  }
}
