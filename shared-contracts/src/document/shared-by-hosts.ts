import { createRequire } from 'node:module';
import { SHARED_PACKAGES, type SharedSpecifier } from './document.ts';

/** Finds the packages that are installed beside the contract: those of the host. */
const installed = createRequire(import.meta.url);

/** How a host provides one package: the same instance for all remotes, from the start. */
type SharedByHost = { singleton: true; eager: true; version: string; requiredVersion: false };

/**
 * `shared` of Module Federation's plugin in a host that shows remotes of the shop: specifier → its sharing, in the installed version. The
 * host's own build has to import each key, because the plugin shares only what it finds there. A configuration in CommonJS takes it by
 * `require`, one in ESM by `import`.
 */
export const sharedByHosts = Object.fromEntries(
  Object.entries(SHARED_PACKAGES).map(([specifier, name]) => [specifier, sharedPackage(name)]),
) as Record<SharedSpecifier, SharedByHost>;

function sharedPackage(name: string): SharedByHost {
  const { version }: { version: string } = installed(`${name}/package.json`);
  // The plugin finds no version itself for a package with several entries.
  return { singleton: true, eager: true, version, requiredVersion: false };
}
