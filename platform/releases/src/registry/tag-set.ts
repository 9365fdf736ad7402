import { readLive } from './log/live-releases.ts';
import { authorOf } from './log/provenance.ts';
import { bringUpToDate } from './shared/bring-up-to-date.ts';
import { changeRegistry } from './shared/change-registry.ts';
import type { SharedRegistry } from './shared/shared-registry.ts';
import { ReleaseRefused } from './store/release-refused.ts';
import { NAME } from './team-changes.ts';

/**
 * Tags all that is live now, so that a rollback can return to it, and its files are kept. A tag that another set has is moved.
 * @returns the number of the tagged change
 * @throws ReleaseRefused when the name is not valid, or nothing is live
 */
export async function tagSet(registry: string, tag: string, shared?: SharedRegistry): Promise<number> {
  if (!NAME.test(tag))
    throw new ReleaseRefused([`${tag} is not a name: letters, digits and hyphens, a letter first.`]);
  await bringUpToDate(registry, shared);
  return changeRegistry(registry, shared, async (commit) => {
    const before = await readLive(registry);
    const { serial, live } = before;
    if (serial === 0) throw new ReleaseRefused(['Nothing is live that could be named.']);
    const [at, by] = [new Date().toISOString(), await authorOf(registry)];
    await commit({ serial, at, by, action: 'tag', tag, releases: [], live }, before);
    return serial;
  });
}
