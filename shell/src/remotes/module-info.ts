import { type PublishedSet, SHELL_NAME } from 'shared-contracts/document';

type Files = { sync: readonly string[]; async: readonly string[] };
type Assets = { js: Files; css: Files };

/** The fields of an application that Module Federation's developer tools read from the page. */
export type ModuleInfo = {
  version: string;
  buildVersion: string;
  /** Name of a remote → its address. The tools look a remote up as `<name>:<address>`. */
  remotesInfo: Readonly<Record<string, { matchedVersion: string }>>;
  shared: readonly { sharedName: string; version: string; assets: Assets }[];
  modules: readonly { moduleName: string; assets: Assets }[];
  globalName: string;
  publicPath: string;
  remoteEntry: string;
  remoteEntryType: 'global' | 'module';
  remoteTypes: string;
  remoteTypesZip: string;
};

/** The published set as `__FEDERATION__.moduleInfo`, which the runtime fills from manifests that the shop does not load. */
export function moduleInfo(
  { shell, remotes }: PublishedSet,
  versions: Readonly<Record<string, string>>,
  base: string,
): Record<string, ModuleInfo> {
  const published = Object.values(remotes).map((remote) => ({
    ...remote,
    address: new URL(remote.entry, base).href,
  }));
  const host = infoOf(SHELL_NAME, shell, new URL(base).href, {
    remotesInfo: Object.fromEntries(
      published.map(({ name, address }) => [name, { matchedVersion: address }]),
    ),
    shared: Object.entries(versions).map(([sharedName, version]) => ({
      sharedName,
      version,
      assets: assetsOf(),
    })),
  });
  const others = published.map(({ name, version, address, modules, entryType }) => [
    `${name}:${address}`,
    infoOf(name, version, address, {
      remoteEntryType: entryType ?? 'global',
      modules: Object.entries(modules).map(([moduleName, { js, css }]) => ({
        moduleName,
        assets: assetsOf(js, css),
      })),
    }),
  ]);
  return { [SHELL_NAME]: host, ...Object.fromEntries(others) };
}

function infoOf(name: string, version: string, address: string, known: Partial<ModuleInfo>): ModuleInfo {
  return {
    version,
    buildVersion: version,
    globalName: name,
    publicPath: address.slice(0, address.lastIndexOf('/') + 1),
    remoteEntry: known.remotesInfo ? '' : address.slice(address.lastIndexOf('/') + 1),
    remoteEntryType: 'global',
    remoteTypes: '',
    remoteTypesZip: '',
    remotesInfo: {},
    shared: [],
    modules: [],
    ...known,
  };
}

function assetsOf(js: readonly string[] = [], css: readonly string[] = []): Assets {
  return { js: { sync: js, async: [] }, css: { sync: css, async: [] } };
}
