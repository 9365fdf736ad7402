import { sql } from 'kysely';
import type { ShopDatabase } from '../database/database.ts';
import { isPostgres } from '../database/postgres-dialect.ts';
import { takeTurn } from '../database/take-turn.ts';
import { withTransaction } from '../database/with-transaction.ts';
import type { Message, MessageSender } from './message-sender.ts';

export interface StoredMessage extends Message {
  /** ISO 8601. */
  at: string;
}

/** A Postgres schema apart from the shop's tables, so that no backup and no move to another engine contains codes. */
export const DEVELOPMENT_SCHEMA = 'development';

/** Most messages; the oldest are dropped first. */
const CAPACITY = 500;

/** Stores messages instead of sending them. Only in development, because they contain codes. */
export abstract class DevInbox implements MessageSender {
  protected readonly now: () => Date;

  constructor(now: () => Date) {
    this.now = now;
  }

  abstract send(message: Message): Promise<void>;
  /** The messages of one phone, or of all, newest first. */
  abstract messages(to?: string): Promise<StoredMessage[]>;
}

/** Keeps messages in memory, or on Postgres, where several providers may run, in a table that all of them share. */
export async function openDevInbox(db: ShopDatabase, now: () => Date): Promise<DevInbox> {
  if (!isPostgres(db)) return new InboxInMemory(now);
  await withTransaction(db, async (trx) => {
    // Two providers that create the same table at the same time would fail.
    await takeTurn(trx, 'dev inbox');
    await sql`create schema if not exists development`.execute(trx);
    await sql`create unlogged table if not exists development.message (
      position bigint generated always as identity primary key, content jsonb not null)`.execute(trx);
  });
  return new SharedInbox(db, now);
}

class InboxInMemory extends DevInbox {
  #newestFirst: StoredMessage[] = [];

  async send(message: Message): Promise<void> {
    this.#newestFirst = [{ ...message, at: this.now().toISOString() }, ...this.#newestFirst].slice(
      0,
      CAPACITY,
    );
  }

  async messages(to?: string): Promise<StoredMessage[]> {
    return this.#newestFirst.filter((message) => !to || message.to === to);
  }
}

class SharedInbox extends DevInbox {
  readonly #db: ShopDatabase;

  constructor(db: ShopDatabase, now: () => Date) {
    super(now);
    this.#db = db;
  }

  async send(message: Message): Promise<void> {
    const content = JSON.stringify({ ...message, at: this.now().toISOString() });
    await sql`insert into development.message (content) values (${content})`.execute(this.#db);
    await sql`delete from development.message where position <=
      (select max(position) from development.message) - ${CAPACITY}`.execute(this.#db);
  }

  async messages(to?: string): Promise<StoredMessage[]> {
    const { rows } = await sql<{ content: StoredMessage }>`select content from development.message
      where ${to || null}::text is null or content ->> 'to' = ${to || null} order by position desc`.execute(
      this.#db,
    );
    return rows.map(({ content }) => content);
  }
}
