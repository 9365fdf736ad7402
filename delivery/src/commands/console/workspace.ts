import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout's own folder, absolute. */
export const ROOT = fileURLToPath(new URL('../../../../', import.meta.url)).replace(/[\\/]$/, '');

/** The packages of the checkout. A feature team's checkout may contain one remote only. */
export function packagesOf(root: string): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, 'package.json')))
    .map((entry) => entry.name)
    .filter((name) => !name.startsWith('.') && name !== 'node_modules')
    .sort();
}

/** The packages that browsers load, the shell first, because remotes are checked against its contract. */
export function releasedPackagesOf(root: string): string[] {
  const packages = packagesOf(root);
  return [
    ...packages.filter((name) => name === 'shell'),
    ...packages.filter((name) => name.startsWith('mfe-')),
  ];
}

/** `mfe-catalog` → `catalog`, the package's id in the registry and in documents. */
export function remoteId(packageName: string): string {
  return packageName.replace(/^mfe-/, '');
}
