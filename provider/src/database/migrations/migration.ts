import type { ShopTransaction } from '../with-transaction.ts';

/** One step of the schema's history. A released migration never changes; a later one corrects its mistakes. */
export interface Migration {
  /** Number and subject, like the file's name. */
  name: string;
  up(trx: ShopTransaction): Promise<void>;
}
