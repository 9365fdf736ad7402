import { openStore } from 'store/open-store';
import type { Store, StorePlace } from 'store/store';
import { ChangeRows } from './change-rows.ts';

/** The registry that several machines share. The folder of each machine is a replica of it. */
export interface SharedRegistry {
  rows: ChangeRows;
  /** The store from which a machine gets releases that it lacks. */
  source: Store | undefined;
}

export interface SharedSettings {
  databaseUrl?: string | undefined;
  source?: StorePlace | undefined;
}

/** Connects with the first query. @returns undefined without a database: the folder alone then says what is live */
export async function openShared({
  databaseUrl,
  source,
}: SharedSettings): Promise<SharedRegistry | undefined> {
  if (databaseUrl === undefined) return undefined;
  const rows = await ChangeRows.at(databaseUrl);
  return { rows, source: source && openStore(source) };
}
