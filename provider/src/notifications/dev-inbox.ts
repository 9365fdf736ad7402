import type { Message, MessageSender } from './message-sender.ts';

export interface StoredMessage extends Message {
  /** ISO 8601. */
  at: string;
}

/** Messages kept; the oldest go first. */
const CAPACITY = 500;

/** Keeps messages instead of sending them: in memory alone, since codes are never written down in the clear. */
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

  /** The newest first; of one phone, or of all. */
  messages(to?: string): StoredMessage[] {
    return this.#newestFirst.filter((message) => !to || message.to === to);
  }
}
