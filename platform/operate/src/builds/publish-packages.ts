import { join } from 'node:path';
import { readLive } from 'releases/registry/log/live-releases';
import { publishTogether } from 'releases/registry/publish';
import { contentHash } from 'releases/registry/store/content-hash';
import { indiaTime } from 'shared-contracts/operator/india-time';
import { teamKeysFolder } from '../console/env.ts';
import { say, step } from '../console/progress.ts';
import { releasedPackagesOf, remoteId } from '../console/workspace.ts';
import type { SharedPlaces } from './shared-places.ts';

/**
 * Publishes each build that is not the newest publication of its package, and prints which release each one replaces. A build
 * that was published last and then rolled back stays rolled back.
 * @param packages by default the shell and all remotes of the checkout
 * @param places where several machines share what is live
 * @throws ReleaseRefused when one is not whole or does not fit; RegistryDamaged.
 */
export async function publishPackages(
  root: string,
  dataFolder: string,
  packages = releasedPackagesOf(root),
  places: SharedPlaces = {},
): Promise<void> {
  const registry = join(dataFolder, 'registry');
  const unpublished = await unpublishedPackages(root, registry, packages);
  if (unpublished.length === 0) return;
  const { live, history } = await readLive(registry);
  const folders = unpublished.map((name) => join(root, name, 'dist'));
  const published = await step(`Publish ${unpublished.join(', ')}`, () =>
    publishTogether(folders, registry, { keysFolder: teamKeysFolder, ...places }),
  );
  for (const { id, hash, changed } of published) {
    const replaced = history[id]?.findLast((publication) => publication.hash === live[id]);
    if (!changed || !replaced) continue;
    const commit = replaced.commit ? `, commit ${replaced.commit.slice(0, 12)}` : '';
    say(`  ${id} ${hash} replaces ${replaced.hash} (published ${indiaTime(replaced.at)}${commit})`);
  }
}

async function unpublishedPackages(
  root: string,
  registry: string,
  packages: readonly string[],
): Promise<string[]> {
  const { history } = await readLive(registry);
  const unpublished: string[] = [];
  for (const name of packages) {
    const newest = history[remoteId(name)]?.at(-1);
    if (newest?.hash !== (await contentHash(join(root, name, 'dist')))) unpublished.push(name);
  }
  return unpublished;
}
