import type { PublishedRemote, PublishedSet } from './published-set.ts';

/** A remote as its developer's server offers it: no integrity, since its bytes change with every keystroke. */
function servedRemote(id: string, entry: string, published: PublishedRemote | undefined): PublishedRemote {
  const names = Object.keys(published?.modules ?? {});
  return {
    name: `mfe_${id.replaceAll('-', '_')}`,
    version: 'development',
    entry,
    integrity: {},
    modules: Object.fromEntries(names.map((name) => [name, { js: [], css: [] }])),
    contract: published?.contract ?? '*',
  };
}

/** The set with some of its remotes taken from developers' servers; `entries` is id → address of the entry. */
export function withDevRemotes(set: PublishedSet, entries: Record<string, string>): PublishedSet {
  const served = Object.entries(entries).map(([id, entry]) => [id, servedRemote(id, entry, set.remotes[id])]);
  return { ...set, remotes: { ...set.remotes, ...Object.fromEntries(served) } };
}
