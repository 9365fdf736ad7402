import { openStore } from 'store/open-store';
import type { Store, StorePlace } from 'store/store';
import { ChangeRows } from './change-rows.ts';

/** What the registries of several machines have in common. Each folder is a replica of it. */
export interface SharedRegistry {
  rows: ChangeRows;
  /** Where releases come from that a machine lacks. */
  source: Store | undefined;
}

export interface SharedSettings {
  databaseUrl?: string | undefined;
  source?: StorePlace | undefined;
}

/** Connects with the first query. @returns undefined where the folder alone says what is live: without a database */
export async function openShared({
  databaseUrl,
  source,
}: SharedSettings): Promise<SharedRegistry | undefined> {
  if (databaseUrl === undefined) return undefined;
  const rows = await ChangeRows.at(databaseUrl);
  return { rows, source: source && openStore(source) };
}
