import type { ReleasedSet } from '../registry/released-set.ts';

/** A set whose shell has no files. @param hash of the shell; by default each serial number gives another one */
export function bareSet(serial: number, paths: string[] = [], hash = `shell ${serial}`): ReleasedSet {
  const nothing = {
    scripts: [],
    early: [],
    styles: [],
    fonts: [],
    modules: {},
    provides: {},
    mounts: [],
    calls: {},
    files: {},
  };
  return {
    serial,
    shell: { hash, release: { id: 'shell', contract: '2.0.0', ...nothing, paths, sitemapPaths: [] } },
    remotes: [],
  };
}
