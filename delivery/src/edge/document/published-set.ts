import type { RemoteRelease } from '../../registry/release-manifest.ts';
import type { ReleasedSet, Stored } from '../../registry/released-set.ts';

/** A remote as the document names it to the browser. Paths are absolute. */
export interface PublishedRemote {
  name: string;
  /** The content hash of its release. */
  version: string;
  entry: string;
  /** Path → SHA-384, for the entry and each module's own files. */
  integrity: Record<string, string>;
  modules: Record<string, { js: string[]; css: string[] }>;
  /** The range of contract versions that it works with. */
  contract: string;
}

/** The released set as the document holds it. */
export interface PublishedSet {
  /** The content hash of the shell's release. */
  shell: string;
  remotes: Record<string, PublishedRemote>;
  /** `catalog/shop`, `shell/home`: the modules of the page's first paint, the page first. */
  first: readonly string[];
}

/** Where the edge serves a file of a release. */
export function releasePath(id: string, hash: string, file: string): string {
  return `/releases/${id}/${hash}/${file}`;
}

function publishedRemote({ hash, release }: Stored<RemoteRelease>): PublishedRemote {
  const at = (file: string) => releasePath(release.id, hash, file);
  const modules = Object.entries(release.modules);
  const loaded = [release.entry, ...modules.flatMap(([, { js, css }]) => [...js, ...css])];
  return {
    name: release.name,
    version: hash,
    entry: at(release.entry),
    integrity: Object.fromEntries(loaded.map((file) => [at(file), release.files[file] ?? ''])),
    modules: Object.fromEntries(
      modules.map(([name, { js, css }]) => [name, { js: js.map(at), css: css.map(at) }]),
    ),
    contract: release.contract,
  };
}

/** What a document says of the set that it belongs to, and of its first paint. */
export function publishedSet(set: ReleasedSet, first: readonly string[]): PublishedSet {
  return {
    shell: set.shell.hash,
    remotes: Object.fromEntries(set.remotes.map((remote) => [remote.release.id, publishedRemote(remote)])),
    first,
  };
}
