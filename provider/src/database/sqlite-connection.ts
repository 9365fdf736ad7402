import { type CompiledQuery, type DatabaseConnection, type QueryResult, SelectQueryNode } from 'kysely';
import type { SqliteFile } from './sqlite-file.ts';
import type { WriteLock } from './write-lock.ts';

export interface SqliteFiles {
  writer: SqliteFile;
  /** One is enough: node:sqlite answers synchronously, so two reads never overlap. */
  reader: SqliteFile;
  turn: WriteLock;
}

/** A connection as Kysely sees it: reads go to the reader, all else waits for its turn at the writer. */
export class SqliteConnection implements DatabaseConnection {
  readonly #files: SqliteFiles;
  #endTurn: (() => void) | undefined;

  constructor(files: SqliteFiles) {
    this.#files = files;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#endTurn) return this.#files.writer.run(query);
    // Outside a transaction a read sees what is committed, and never waits for a transaction that is open.
    if (SelectQueryNode.is(query.query)) return this.#files.reader.run(query);
    const endTurn = await this.#files.turn.take();
    try {
      return this.#files.writer.run(query);
    } finally {
      endTurn();
    }
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query);
  }

  async begin(): Promise<void> {
    this.#endTurn = await this.#files.turn.take();
    // IMMEDIATE: a transaction that only asks for the write lock at its first write cannot wait for it any more.
    this.#files.writer.command('begin immediate');
  }

  commit(): void {
    this.#files.writer.command('commit');
  }

  rollback(): void {
    if (this.#files.writer.isTransaction) this.#files.writer.command('rollback');
  }

  release(): void {
    this.#endTurn?.();
    this.#endTurn = undefined;
  }
}
