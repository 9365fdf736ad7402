import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout's own folder, absolute. */
export const ROOT = fileURLToPath(new URL('../../../../', import.meta.url)).replace(/[\\/]$/, '');

/** Below a checkout and below each package: the folder in which commands keep data for their next run. */
export const CACHE = 'node_modules/.cache/laminate-shop';
/** Code of Node programs, compiled by earlier ones. */
export const COMPILED = `${CACHE}/compiled`;

/** The packages of the checkout, as paths from its root: `shell`, `platform/edge`. A feature team's checkout may contain one remote only. */
export function packagesOf(root: string): string[] {
  return ['*/package.json', 'platform/*/package.json']
    .flatMap((pattern) => globSync(pattern, { cwd: root, exclude: ['node_modules', '.*'] }))
    .map((file) => dirname(file).replaceAll('\\', '/'))
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

/** `catalog` → `mfe-catalog` */
export function packageOf(id: string): string {
  return id === 'shell' ? id : `mfe-${id}`;
}
