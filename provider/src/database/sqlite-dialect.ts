import {
  type DatabaseIntrospector,
  type Dialect,
  type DialectAdapter,
  type Driver,
  type Kysely,
  type QueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { SqliteConnection, type SqliteFiles } from './sqlite-connection.ts';

/** Kysely's own SqliteDialect expects better-sqlite3 and a single connection. */
export class NodeSqliteDialect implements Dialect {
  readonly #files: SqliteFiles;

  constructor(files: SqliteFiles) {
    this.#files = files;
  }

  createDriver(): Driver {
    return new NodeSqliteDriver(this.#files);
  }

  createQueryCompiler(): QueryCompiler {
    return new SqliteQueryCompiler();
  }

  createAdapter(): DialectAdapter {
    return new ConcurrentSqliteAdapter();
  }

  createIntrospector<Tables>(db: Kysely<Tables>): DatabaseIntrospector {
    return new SqliteIntrospector(db);
  }
}

/** Without this, Kysely runs one query at a time, and reads wait for an open transaction. */
class ConcurrentSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class NodeSqliteDriver implements Driver {
  readonly #files: SqliteFiles;

  constructor(files: SqliteFiles) {
    this.#files = files;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this.#files);
  }

  async beginTransaction(connection: SqliteConnection): Promise<void> {
    await connection.begin();
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    connection.commit();
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    connection.rollback();
  }

  async releaseConnection(connection: SqliteConnection): Promise<void> {
    connection.release();
  }

  async destroy(): Promise<void> {
    this.#files.reader.close();
    this.#files.writer.close();
    this.#files.share?.close();
  }
}
