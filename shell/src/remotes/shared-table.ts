import type { createInstance } from '@module-federation/enhanced/runtime';
import type { ShellServerBuild } from 'shared-contracts/document';

type SharedTable = NonNullable<Parameters<typeof createInstance>[0]['shared']>;

/**
 * The current packages for the remotes, and the contract's previous major beside them. A remote gets the version that its
 * range names. `versions`, `packages` and `later` are by specifier; `later` loads what the first paint does not need.
 */
export function sharedTable(
  versions: Readonly<Record<string, string>>,
  packages: Readonly<Record<string, unknown>>,
  later: Readonly<Record<string, () => Promise<unknown>>>,
  previous: ShellServerBuild['previous'],
): SharedTable {
  const entries = Object.entries(versions).map(([specifier, version]) => {
    const load = later[specifier];
    const adapters = previous?.shared[specifier];
    const current = {
      version,
      ...(load
        ? { get: () => load().then((instance) => () => instance) }
        : { lib: () => packages[specifier] }),
      shareConfig: shareConfig(version, specifier in packages, adapters === undefined),
    };
    if (!previous || adapters === undefined) return [specifier, current] as const;
    const before = {
      version: previous.version,
      lib: () => adapters,
      shareConfig: shareConfig(previous.version, true, false),
    };
    return [specifier, [current, before]] as const;
  });
  return Object.fromEntries(entries);
}

function shareConfig(version: string, eager: boolean, singleton: boolean) {
  return { singleton, strictVersion: true, eager, requiredVersion: `^${version}` as const };
}
