import { basename } from 'node:path';
import { Build } from '../gate/rules/build.ts';
import { readLive } from '../registry/log/live-releases.ts';
import { readStoredReleases } from '../registry/released-set.ts';
import { isRemote, readRelease } from '../registry/store/release-manifest.ts';
import type { WatchedBuilds } from './in-page/watch-scripts.ts';

/** What phones need to know about the set that they visit. */
export interface VisitedSet {
  builds: WatchedBuilds;
  /** The API calls that its releases declare: `GET /api/product`. */
  calls: ReadonlySet<string>;
}

/** @param candidates id → `dist` folder */
export async function visitedSet(
  registry: string,
  candidates: ReadonlyMap<string, string>,
): Promise<VisitedSet> {
  const [builds, calls] = await Promise.all([watchedBuilds(candidates), toldCalls(registry, candidates)]);
  return { builds, calls };
}

async function watchedBuilds(candidates: ReadonlyMap<string, string>): Promise<WatchedBuilds> {
  const builds = [...candidates].map(async ([id, folder]) => {
    const release = await readRelease(folder);
    const runtime = isRemote(release) ? new Build(folder, release).runtime : [];
    return [id, [...runtime].map((file) => basename(file))] as const;
  });
  return Object.fromEntries(await Promise.all(builds));
}

/** The API calls that the live releases and the builds declare. */
async function toldCalls(
  registry: string,
  candidates: ReadonlyMap<string, string>,
): Promise<ReadonlySet<string>> {
  const { live } = await readLive(registry);
  const releases = [
    ...(await readStoredReleases(registry, Object.entries(live))),
    ...(await Promise.all([...candidates.values()].map(readRelease))),
  ];
  return new Set(
    releases.flatMap(({ calls }) =>
      Object.entries(calls).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
      ),
    ),
  );
}
