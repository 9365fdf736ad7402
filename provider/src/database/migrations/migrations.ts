import { baseline } from './baseline.ts';
import { buyer } from './buyer.ts';
import { desk } from './desk.ts';
import { invoice } from './invoice.ts';
import type { Migration } from './migration.ts';
import { prices } from './prices.ts';

/** In the order in which they run, which is that of their names. */
export const migrations: readonly Migration[] = [baseline, desk, invoice, prices, buyer];
