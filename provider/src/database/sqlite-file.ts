import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { CompiledQuery, QueryResult } from 'kysely';

/** Statements kept prepared. Lists in a query make many texts of it, so that the store must have an end. */
const PREPARED_STATEMENTS = 300;

/** One opened connection to the data file, with its statements kept prepared. */
export class SqliteFile {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /** False as soon as SQLite rolled back by itself, which it does on a full disk. */
  get isTransaction(): boolean {
    return this.#database.isTransaction;
  }

  run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const statement = this.#prepared(sql);
    const values = parameters as SQLInputValue[];
    if (statement.columns().length > 0) {
      // Rows come without a prototype, which test matchers and spread-happy libraries do not expect.
      return { rows: statement.all(...values).map((row) => ({ ...row }) as Row) };
    }
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  command(sql: string): void {
    this.#database.exec(sql);
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }

  #prepared(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known) return known;
    if (this.#statements.size >= PREPARED_STATEMENTS) this.#statements.clear();
    const statement = this.#database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}
