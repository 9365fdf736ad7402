import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { CompiledQuery, QueryResult } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { DataCondition } from './data-condition.ts';

/** Limited, because each length of an `in (…)` list makes another SQL text. */
const MAX_PREPARED_STATEMENTS = 300;

/** One open connection to the database file, with a cache of prepared statements. */
export class SqliteFile {
  readonly #database: DatabaseSync;
  readonly #condition: DataCondition;
  readonly #statements: LRUCache<string, StatementSync>;

  constructor(database: DatabaseSync, condition: DataCondition) {
    this.#database = database;
    this.#condition = condition;
    this.#statements = new LRUCache({
      max: MAX_PREPARED_STATEMENTS,
      memoMethod: (sql) => database.prepare(sql),
    });
  }

  /** False as soon as SQLite has rolled back on its own, as it does on a full disk. */
  get isTransaction(): boolean {
    return this.#database.isTransaction;
  }

  run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    return this.#watched(() => {
      const statement = this.#statements.memo(sql);
      const values = parameters as SQLInputValue[];
      if (statement.columns().length > 0) {
        // node:sqlite returns rows without a prototype, which test matchers and some libraries cannot handle.
        return { rows: statement.all(...values).map((row) => ({ ...row }) as Row) };
      }
      const { changes, lastInsertRowid } = statement.run(...values);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    });
  }

  command(sql: string): void {
    this.#watched(() => this.#database.exec(sql));
  }

  #watched<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      this.#condition.saw(error);
      throw error;
    }
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }
}
