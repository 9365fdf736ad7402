import { needs } from 'edge/live/canary-verdict';
import { releaseNames, theCanary, withdrawCanary } from 'releases/registry/canary';
import { type Published, publishTogether } from 'releases/registry/publish';
import { bringUpToDate } from 'releases/registry/shared/bring-up-to-date';
import { releaseFolder } from 'releases/registry/store/registry-folders';
import type { SharedPlaces } from '../builds/shared-places.ts';
import { teamKeysFolder } from '../console/env.ts';
import { say } from '../console/progress.ts';

export function tellPublished(published: readonly Published[]): void {
  for (const { id, hash, changed } of published)
    say(changed ? `${id} ${hash} is live.` : `${id} ${hash} was live already.`);
}

export function tellCanary(hashes: Readonly<Record<string, string>>, percent: number): void {
  say(`${releaseNames(hashes)} for ${percent} % of visitors. A control group of as many gets what is live.`);
  for (const sentence of needs()) say(sentence);
  say('How it is doing: /ops. Next: npm run release -- promote, or withdraw.');
}

/** Publishes the builds of the canary, as they were stored. @throws ReleaseRefused when none is running, or it no longer fits what is live */
export async function promote(registry: string, places: SharedPlaces): Promise<void> {
  await bringUpToDate(registry, places.shared);
  const { hashes, commits } = await theCanary(registry);
  const folders = Object.entries(hashes).map(([id, hash]) => releaseFolder(registry, id, hash));
  const notes = { ...places, commits, keysFolder: teamKeysFolder };
  tellPublished(await publishTogether(folders, registry, notes));
}

/** @throws ReleaseRefused when no canary is running */
export async function withdraw(
  registry: string,
  { shared }: SharedPlaces,
  why: string | undefined,
): Promise<void> {
  await bringUpToDate(registry, shared);
  const canary = await theCanary(registry);
  await withdrawCanary(registry, canary, { why, shared });
  say(`${releaseNames(canary.hashes)} is withdrawn. Who has it gets what is live with the next page.`);
}
