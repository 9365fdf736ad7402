import { shareRegistry } from 'releases/registry/shared/share-registry';
import { pushStored } from 'releases/registry/source/push-release';
import type { SharedPlaces } from '../builds/shared-places.ts';
import { CommandFailure } from '../console/command-failure.ts';
import { say } from '../console/progress.ts';

/** Pushes the live releases and prints each. @returns false when one has lost files, so that it was not pushed */
export async function pushReleases(registry: string, { store }: SharedPlaces): Promise<boolean> {
  if (!store)
    throw new CommandFailure('Name the store in RELEASE_STORE: a folder, or the address of a bucket.');
  const results = await pushStored(registry, store);
  for (const { id, hash, isPushed } of results)
    say(
      isPushed
        ? `${id} ${hash} is in ${store.place}.`
        : `${id} ${hash} has lost files here, and is not pushed.`,
    );
  if (results.length === 0) say('Nothing is live here.');
  return results.every(({ isPushed }) => isPushed);
}

/** Pushes the releases first, if there is a store, because other machines must find there what is live. */
export async function shareReleases(registry: string, places: SharedPlaces): Promise<boolean> {
  const { shared, store } = places;
  if (!shared) throw new CommandFailure('Name the database in DATABASE_URL.');
  const isPushed = store === undefined || (await pushReleases(registry, places));
  const count = await shareRegistry(registry, shared.rows);
  say(count > 0 ? `${count} changes are shared.` : 'The database has every change of this machine.');
  return isPushed;
}
