import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { SpanKind } from '@opentelemetry/api';
import type { CompiledQuery, QueryResult } from 'kysely';
import { LRUCache } from 'lru-cache';
import { failSpan, isTraced, kindOf, tracer } from 'parts/http/tracing';
import type { DataCondition } from './data-condition.ts';
import { slowQuery, textOf } from './slow-query.ts';

/** A limit, because each length of an `in (…)` list is another statement. */
const MAX_PREPARED_STATEMENTS = 300;

const SYSTEM = { 'db.system.name': 'sqlite' };

/** One open connection to the database file, with a cache of prepared statements. */
export class SqliteFile {
  readonly #database: DatabaseSync;
  readonly #condition: DataCondition;
  readonly #statements: LRUCache<string, StatementSync>;

  readonly #log: (line: string) => void;

  /** @param log called for each slow query, without values */
  constructor(
    database: DatabaseSync,
    condition: DataCondition,
    log: (line: string) => void = () => undefined,
  ) {
    this.#log = log;
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
    return this.#watched(sql, () => {
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
    this.#watched(sql, () => this.#database.exec(sql));
  }

  #watched<Result>(sql: string, work: () => Result): Result {
    // No span for rounds of the reconciler and checks of the file, which belong to no request.
    const span = isTraced()
      ? tracer.startSpan(textOf(sql), { kind: SpanKind.CLIENT, attributes: SYSTEM })
      : undefined;
    const began = performance.now();
    try {
      return work();
    } catch (error) {
      this.#condition.saw(error);
      if (span) failSpan(span, kindOf(error));
      throw error;
    } finally {
      span?.end();
      slowQuery(this.#log, sql, performance.now() - began);
    }
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }
}
