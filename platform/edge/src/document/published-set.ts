import type { ReleasedSet, Stored } from 'releases/registry/released-set';
import type { RemoteRelease } from 'releases/registry/store/release-manifest';
import { remotePages } from 'releases/registry/store/set-pages';
import {
  federationName,
  type PublishedRemote,
  type PublishedSet,
  splitModuleName,
} from 'shared-contracts/document';

/** The path at which the edge server serves a file of a release. */
export function releasePath(id: string, hash: string, file: string): string {
  return `/releases/${id}/${hash}/${file}`;
}

/**
 * The released set as a document publishes it.
 * @param shown names of the modules of the first paint, and the address that they show
 * @param devRemotes remote id → URL of the entry on its development server; they replace the released remotes
 */
export function publishedSet(
  set: ReleasedSet,
  shown: Pick<PublishedSet, 'first' | 'address'>,
  devRemotes: Record<string, string>,
): PublishedSet {
  const released = Object.fromEntries(
    set.remotes.map((remote) => [remote.release.id, publishedRemote(remote, shown.first)]),
  );
  const developed = Object.entries(devRemotes).map(([id, entry]) => [id, devRemote(id, entry, released[id])]);
  const remotes = { ...released, ...Object.fromEntries(developed) };
  return { shell: set.shell.hash, remotes, pages: remotePages(set), ...shown };
}

/** Hashes cannot be compressed, so only those that nothing else has: a remote's entry names the integrity of its chunks. */
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
    integrity: Object.fromEntries(loaded.map((file) => [at(file), release.files[file] ?? ''])),
    modules: Object.fromEntries(
      modules.map(([name, { js, css, title }]) => [
        name,
        { js: js.map(at), css: css.map(at), ...(title !== undefined && { title }) },
      ]),
    ),
    contract: release.contract,
  };
}

/** Without integrity, because the bytes change with every edit. */
function devRemote(id: string, entry: string, released: PublishedRemote | undefined): PublishedRemote {
  const names = Object.keys(released?.modules ?? {});
  return {
    name: federationName(id),
    version: 'development',
    entry,
    integrity: {},
    modules: Object.fromEntries(names.map((name) => [name, { js: [], css: [] }])),
    contract: released?.contract ?? '*',
  };
}
