import type { ReleasedSet, Stored } from 'releases/registry/released-set';
import type { RemoteRelease } from 'releases/registry/store/release-manifest';
import { remotePages } from 'releases/registry/store/set-pages';
import { type PublishedRemote, type PublishedSet, splitModuleName } from 'shared-contracts/document';

export function releasePath(id: string, hash: string, file: string): string {
  return `/releases/${id}/${hash}/${file}`;
}

/**
 * The released set as a document publishes it.
 * @param shown names of the modules of the first paint, and the address that they show
 */
export function publishedSet(set: ReleasedSet, shown: Pick<PublishedSet, 'first' | 'address'>): PublishedSet {
  const released = Object.fromEntries(
    set.remotes.map((remote) => [remote.release.id, publishedRemote(remote, shown.first)]),
  );
  return { shell: set.shell.hash, remotes: released, pages: remotePages(set), ...shown };
}

/** Hashes do not compress, so only those are listed that nothing else has: a remote's entry has the integrity of its other chunks. */
function publishedRemote(
  { hash, release }: Stored<RemoteRelease>,
  first: readonly string[],
): PublishedRemote {
  const at = (file: string) => releasePath(release.id, hash, file);
  const modules = Object.entries(release.modules);
  const shown = first.flatMap((name) => {
    const { owner, module } = splitModuleName(name);
    return (owner === release.id && release.modules[module]) || [];
  });
  const loaded = [release.entry, ...shown.flatMap(({ js, css }) => [...js, ...css])];
  return {
    name: release.name,
    version: hash,
    entry: at(release.entry),
    ...(release.entryType && { entryType: release.entryType }),
    // Files of a development build have no integrity, because their bytes change with every edit.
    integrity: Object.fromEntries(
      loaded.flatMap((file) => (release.files[file] ? [[at(file), release.files[file]]] : [])),
    ),
    modules: Object.fromEntries(
      modules.map(([name, { js, css, title }]) => [
        name,
        { js: js.map(at), css: css.map(at), ...(title !== undefined && { title }) },
      ]),
    ),
    contract: release.contract,
  };
}
