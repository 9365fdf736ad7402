import { type CompiledQuery, type DatabaseConnection, type QueryResult, SelectQueryNode } from 'kysely';
import type { DataCondition } from './data-condition.ts';
import type { SqliteFile } from './sqlite-file.ts';

export interface SqliteFiles {
  writer: SqliteFile;
  /** One is enough: node:sqlite is synchronous, so two reads never overlap. */
  reader: SqliteFile;
  lock: WriteLock;
  condition: DataCondition;
  /** The lock that marks the data as in use, until it is closed. */
  share?: { close(): void };
}

/** A connection as Kysely sees it: reads go to the reader; writes and transactions wait for the write lock. */
export class SqliteConnection implements DatabaseConnection {
  readonly #files: SqliteFiles;
  #release: (() => void) | undefined;

  constructor(files: SqliteFiles) {
    this.#files = files;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#release) return this.#files.writer.run(query);
    // Outside of a transaction, a read sees committed data and waits for no open transaction.
    if (SelectQueryNode.is(query.query)) return this.#files.reader.run(query);
    this.#files.condition.demandUsable();
    const release = await this.#files.lock.acquire();
    try {
      return this.#files.writer.run(query);
    } finally {
      release();
    }
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query);
  }

  async begin(): Promise<void> {
    this.#files.condition.demandUsable();
    this.#release = await this.#files.lock.acquire();
    // IMMEDIATE takes SQLite's write lock now. A deferred transaction that has already read would fail with SQLITE_BUSY
    // at its first write instead of waiting.
    this.#files.writer.command('begin immediate');
  }

  commit(): void {
    this.#files.condition.demandUsable();
    this.#files.writer.command('commit');
  }

  rollback(): void {
    if (this.#files.writer.isTransaction) this.#files.writer.command('rollback');
  }

  release(): void {
    this.#release?.();
    this.#release = undefined;
  }
}

/** A FIFO lock for the one connection that writes. */
export class WriteLock {
  #last: Promise<void> = Promise.resolve();

  /** Resolves when the caller holds the lock, with the function that releases it. */
  async acquire(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = this.#last;
    this.#last = promise;
    await before;
    return resolve;
  }
}
