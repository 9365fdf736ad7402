import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SHARED_PACKAGES } from 'shared-contracts/document';

/** The specifiers of the contract, which all have the same version: the release states it once. */
export const CONTRACT_PACKAGES: ReadonlySet<string> = new Set(
  Object.entries(SHARED_PACKAGES).flatMap(([specifier, name]) =>
    name === 'shared-contracts' ? [specifier] : [],
  ),
);

/**
 * The versions that fit a remote: all of the installed major, because the registry compares the names that it uses with those
 * that the shell exports. Below 1.0.0 a minor version may break.
 */
export function compatibleRange(version: string): string {
  const [major = '0', minor = '0'] = version.split('.');
  return major === '0' ? `^0.${minor}.0` : `^${major}.0.0`;
}

/**
 * The installed version of each shared specifier. Read from the installed package: a `catalog:` or `workspace:` range would
 * be copied into the bundle unresolved.
 */
export function sharedVersions(folder: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(SHARED_PACKAGES).map(([specifier, name]) => {
      const manifest = readFileSync(path.join(folder, 'node_modules', name, 'package.json'), 'utf8');
      return [specifier, (JSON.parse(manifest) as { version: string }).version];
    }),
  );
}

export function contractVersion(folder: string): string {
  return sharedVersions(folder)['shared-contracts/session'] ?? '';
}
