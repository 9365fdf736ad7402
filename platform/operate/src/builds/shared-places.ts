import type { PublishNotes } from 'releases/registry/publish';
import { bringUpToDate } from 'releases/registry/shared/bring-up-to-date';
import { openShared } from 'releases/registry/shared/shared-registry';
import { ReleaseRefused } from 'releases/registry/store/release-refused';
import { openStore } from 'store/open-store';
import type { ShopSettings } from '../console/env.ts';
import { say } from '../console/progress.ts';

/** Where several machines agree on what is live, and where they get its releases. Both are unset for a shop on one machine. */
export type SharedPlaces = Pick<PublishNotes, 'shared' | 'store'>;

export async function withSharedPlaces<Result>(
  { databaseUrl, releases = {} }: Pick<ShopSettings, 'databaseUrl' | 'releases'>,
  work: (places: SharedPlaces) => Promise<Result>,
): Promise<Result> {
  const { source, store } = releases;
  const shared = await openShared({ databaseUrl, source });
  try {
    return await work({ shared, store: store && openStore(store) });
  } finally {
    await shared?.rows.close();
  }
}

/** Applies the changes of other machines, or prints why that failed. @returns whether the registry is up to date */
export async function tryBringUpToDate(registry: string, { shared }: SharedPlaces): Promise<boolean> {
  try {
    await bringUpToDate(registry, shared);
    return true;
  } catch (error) {
    if (!(error instanceof ReleaseRefused)) throw error;
    say(`  What is live on other machines is unknown: ${error.message}`);
    return false;
  }
}
