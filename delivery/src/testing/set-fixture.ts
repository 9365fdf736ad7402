import type { ReleasedSet } from '../registry/released-set.ts';

/** A set whose shell has no files. */
export function bareSet(serial: number, paths: string[] = []): ReleasedSet {
  const nothing = {
    scripts: [],
    early: [],
    styles: [],
    fonts: [],
    modules: {},
    provides: {},
    mounts: [],
    files: {},
  };
  return {
    serial,
    shell: { hash: 'a', release: { id: 'shell', contract: '1.0.0', ...nothing, paths, sitemapPaths: [] } },
    remotes: [],
  };
}
