import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { integrityOf } from 'releases/registry/store/content-hash';

/** The client file that says whom to ask about a release. */
export const OWNER_FILE = 'owner.json';

const COMPRESSED = /\.(br|gz)$/;

/** Path below the folder → integrity, sorted, without compressed copies. */
export function describeFiles(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !COMPRESSED.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [
        path.relative(folder, file).replaceAll(path.sep, '/'),
        integrityOf(readFileSync(file)),
      ]),
  );
}

export function writeReleaseDescriptor(distFolder: string, descriptor: object): void {
  writeFileSync(path.join(distFolder, 'release.json'), `${JSON.stringify(descriptor, null, 2)}\n`);
}

/** Writes whom to ask about a release into its client files, where the overlay of regions fetches it (decision 192). */
export function pluginOwnerFile(owner: object | undefined): RsbuildPlugin {
  return {
    name: 'owner-file',
    setup: (api) =>
      api.processAssets({ stage: 'additional', environments: ['client'] }, ({ compilation, sources }) => {
        if (owner) compilation.emitAsset(OWNER_FILE, new sources.RawSource(JSON.stringify(owner)));
      }),
  };
}
