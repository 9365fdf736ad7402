import { join } from 'node:path';
import { contentHash } from '../../registry/content-hash.ts';
import { readLive } from '../../registry/live-releases.ts';
import { publishTogether } from '../../registry/publish.ts';
import { step } from '../console/progress.ts';
import { releasedPackagesOf, remoteId } from '../console/workspace.ts';

/**
 * Publishes each build that is not the newest publication of its package. A build that was published last and then
 * rolled back stays rolled back.
 * @throws ReleaseRefused when one is not whole or does not fit; RegistryDamaged.
 */
export async function publishPackages(root: string, dataFolder: string): Promise<void> {
  const registry = join(dataFolder, 'registry');
  const unpublished = await unpublishedPackages(root, registry);
  if (unpublished.length === 0) return;
  const folders = unpublished.map((name) => join(root, name, 'dist'));
  await step(`Publish ${unpublished.join(', ')}`, () => publishTogether(folders, registry));
}

async function unpublishedPackages(root: string, registry: string): Promise<string[]> {
  const { history } = await readLive(registry);
  const unpublished: string[] = [];
  for (const name of releasedPackagesOf(root)) {
    const newest = history[remoteId(name)]?.at(-1);
    if (newest?.hash !== (await contentHash(join(root, name, 'dist')))) unpublished.push(name);
  }
  return unpublished;
}
