import type { ShopTransaction } from '../with-transaction.ts';

/** One step of the schema's history. A released migration never changes; a later one corrects its mistakes. */
export interface Migration {
  /** Number and subject, like the file's name. */
  name: string;
  /**
   * `expanding`: the version before works on its tables, and may run beside this one. It adds tables, indexes, and columns that
   * are nullable or have a default, or lets a column be null. Everything else is `breaking`.
   */
  kind: 'expanding' | 'breaking';
  up(trx: ShopTransaction): Promise<void>;
}
