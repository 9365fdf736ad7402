import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { EnvironmentConfig } from '@rsbuild/core';
import { SUPPORTED_BROWSERS } from './supported-browsers.ts';

/** The entry for hosts that lend no federation runtime, which `mf-manifest.json` names. The shop loads the other one. */
export const STANDALONE_ENTRY = 'remoteEntry.standalone.js';

type Named = { name: string };

type ManifestExpose = Named & {
  assets: { js: { sync: string[] }; css: { sync: string[] } };
};

/** The fields of Module Federation's manifest that the build of a remote reads or changes. */
type FederationManifest = {
  metaData: { remoteEntry: { name: string; path: string } };
  shared: Named[];
  exposes: ManifestExpose[];
};

export type DescribedModules = {
  entry: string;
  files: Record<string, { js: string[]; css: string[] }>;
};

/** The entry and the files of each exposed module, as paths below the client folder. */
export function readFederationManifest(file: string): DescribedModules {
  const manifest = parseManifest(file);
  const { name, path: folder } = manifest.metaData.remoteEntry;
  return {
    entry: `${folder}${name}`,
    files: Object.fromEntries(
      manifest.exposes.map((expose) => [
        expose.name,
        { js: expose.assets.js.sync, css: expose.assets.css.sync },
      ]),
    ),
  };
}

/** Names the standalone entry, and sorts what the bundler lists in any order: equal builds have equal bytes. */
export function finishFederationManifest(file: string): void {
  const manifest = parseManifest(file);
  const { metaData, shared, exposes } = manifest;
  const finished: FederationManifest = {
    ...manifest,
    metaData: { ...metaData, remoteEntry: { ...metaData.remoteEntry, name: STANDALONE_ENTRY, path: '' } },
    shared: shared.toSorted(byName),
    exposes: exposes.toSorted(byName),
  };
  writeFileSync(file, `${JSON.stringify(finished, null, 2)}\n`);
}

function byName(one: Named, other: Named): number {
  return one.name < other.name ? -1 : 1;
}

function parseManifest(file: string): FederationManifest {
  return JSON.parse(readFileSync(file, 'utf8'));
}

const RUNTIME = 'runtime';

/** Builds the federation runtime as a script of its own. Its bytes are the same in every remote, because the gate knows it by its hash. */
export const runtimeEnvironment: EnvironmentConfig = {
  source: {
    entry: { [RUNTIME]: path.join(import.meta.dirname, 'own-runtime.js') },
    define: {
      // Removes Node support and the loading of scripts from texts.
      ENV_TARGET: JSON.stringify('web'),
      FEDERATION_ALLOW_NEW_FUNCTION: 'false',
    },
  },
  splitChunks: false,
  output: {
    distPath: { root: 'dist/runtime', js: '' },
    filenameHash: false,
    legalComments: 'none',
    overrideBrowserslist: SUPPORTED_BROWSERS,
  },
  tools: { htmlPlugin: false },
};

/**
 * Writes the standalone entry: the runtime, and then the entry, which borrows it.
 * @param dist folder of the builds, from which the runtime's is removed
 */
export function writeStandaloneEntry(dist: string, entry: string): void {
  const folder = path.join(dist, 'runtime');
  const scripts = [path.join(folder, `${RUNTIME}.js`), path.join(dist, 'client', entry)];
  writeFileSync(
    path.join(dist, 'client', STANDALONE_ENTRY),
    scripts.map((file) => readFileSync(file, 'utf8')).join('\n'),
  );
  rmSync(folder, { recursive: true });
}
