import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import type { ShellServerBuild } from 'shared-contracts/document';
import { LINKED_PAGES } from 'shared-contracts/routes/pages';
import { buildFacts } from './build-facts.ts';

/** Modules that replace a shared package in browsers. The router's exports only what is used, because no tree-shaking applies; zod loads later. */
const FACADES: Readonly<Record<string, string>> = {
  'react-router-dom': 'routes/router-facade.ts',
  'zod/mini': 'schema/deferred-schemas.ts',
};

/** Alias → file, for the client build. */
export function facades(folder: string): Record<string, string> {
  const contracts = path.join(folder, 'node_modules/shared-contracts/src');
  return Object.fromEntries(
    Object.entries(FACADES).map(([specifier, file]) => [`${specifier}$`, path.join(contracts, file)]),
  );
}

/** What the server build exports about itself. Loaded without the module cache, because a watched build changes. */
export function serverLists(folder: string, dist: string) {
  const file = path.join(dist, 'server/shell.cjs');
  const require = createRequire(file);
  delete require.cache[file];
  const build: ShellServerBuild = require(file);
  const { previous } = build;
  return {
    ...(previous && {
      previous: { contract: previous.version, exports: exportedNames(folder, previous.shared) },
    }),
    paths: build.pagePaths,
    sitemapPaths: build.sitemapPaths,
    exports: exportedNames(folder, build.shared),
    mounts: [...Object.keys(LINKED_PAGES), ...buildFacts(file).mounts].sort(),
  };
}

/** The names that a shared package exports. Where a facade replaces it in browsers, the facade's names count: the server has more. */
function exportedNames(folder: string, shared: ShellServerBuild['shared']): Record<string, string[]> {
  const facadeFiles = facades(folder);
  const entries = Object.entries(shared).map(([specifier, instance]) => {
    const facade = facadeFiles[`${specifier}$`];
    return [specifier, facade ? exportsOfFile(facade) : Object.keys(Object(instance))] as const;
  });
  return Object.fromEntries(entries.map(([specifier, names]) => [specifier, names.toSorted()]));
}

function exportsOfFile(file: string): string[] {
  const { module } = parseSync(file, readFileSync(file, 'utf8'));
  return module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName, isType }) =>
      isType || exportName.name === null ? [] : [exportName.name],
    ),
  );
}
