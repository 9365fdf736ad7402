import { createRequire } from 'node:module';
import { SHARED_PACKAGES, type SharedSpecifier } from './document.ts';

/** Resolves the packages of the host, which are installed beside the contract. */
const installed = createRequire(import.meta.url);

/** A package's sharing in a host: one instance for all remotes, loaded at the start. */
type SharedByHost = { singleton: true; eager: true; version: string; requiredVersion: false };

/**
 * The option `shared` of Module Federation's plugin, for a host that shows remotes of the shop: specifier → its sharing, in the installed
 * version. The host's own build must import each key, because the plugin shares only modules that it finds there. A configuration in
 * CommonJS loads this file by `require`, one in ESM by `import`.
 */
export const sharedByHosts = Object.fromEntries(
  Object.entries(SHARED_PACKAGES).map(([specifier, name]) => [specifier, sharedPackage(name)]),
) as Record<SharedSpecifier, SharedByHost>;

function sharedPackage(name: string): SharedByHost {
  const { version }: { version: string } = installed(`${name}/package.json`);
  // For a package with several entries, the plugin cannot find the version itself.
  return { singleton: true, eager: true, version, requiredVersion: false };
}
