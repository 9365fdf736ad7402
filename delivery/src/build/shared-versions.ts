import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SHARED_PACKAGES } from 'shared-contracts/document';

/**
 * The installed version of each shared specifier. Read from the installed package: a `catalog:` or
 * `workspace:` range would be copied into the bundle unresolved.
 * @param folder the package that is built
 */
export function sharedVersions(folder: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(SHARED_PACKAGES).map(([specifier, name]) => {
      const manifest = readFileSync(path.join(folder, 'node_modules', name, 'package.json'), 'utf8');
      return [specifier, (JSON.parse(manifest) as { version: string }).version];
    }),
  );
}
