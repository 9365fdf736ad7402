import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What runs once on a page, provided by the shell: specifier → package. Sub-paths stand by name, because a second copy
 * of `@emotion/react/jsx-runtime` reads another cache.
 */
export const SHARED_PACKAGES: Readonly<Record<string, string>> = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  'react-dom/client': 'react-dom',
  'react-router-dom': 'react-router-dom',
  jotai: 'jotai',
  '@emotion/react': '@emotion/react',
  '@emotion/react/jsx-runtime': '@emotion/react',
  '@tanstack/react-query': '@tanstack/react-query',
  'zod/mini': 'zod',
  'shared-contracts/session': 'shared-contracts',
  'shared-contracts/events': 'shared-contracts',
  'shared-contracts/remotes': 'shared-contracts',
  'shared-contracts/http': 'shared-contracts',
  'shared-contracts/look': 'shared-contracts',
};

/**
 * The installed version of each shared specifier. Read from the package itself: under pnpm a `catalog:` or
 * `workspace:` range would be copied into the bundle as it stands.
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
