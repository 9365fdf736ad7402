import type { ShopTransaction } from '../with-transaction.ts';

/** One step of the tables' history. Once released it never changes; a mistake is mended by a later step. */
export interface Migration {
  /** Number and subject, as in the file's name. */
  name: string;
  up(trx: ShopTransaction): Promise<void>;
}
