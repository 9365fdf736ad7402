import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { EnvironmentConfig, Rspack } from '@rsbuild/core';
import { SUPPORTED_BROWSERS } from './supported-browsers.ts';

/** The entry for hosts without a federation runtime to lend, listed in `mf-manifest.json`. The shop loads the other entry. */
export const STANDALONE_ENTRY = 'remoteEntry.standalone.js';

/** A file beside the manifest for inspection tools: it says which module requires which shared package. */
const STATS = 'mf-stats.json';
const MANIFEST = 'mf-manifest.json';

type Named = { name: string };

type ManifestExpose = Named & {
  assets: { js: { sync: string[] }; css: { sync: string[] } };
};

type FederationManifest = {
  metaData: { remoteEntry: { name: string; path: string } };
  shared: Named[];
  exposes: ManifestExpose[];
};

export type DescribedModules = {
  entry: string;
  files: Record<string, { js: string[]; css: string[] }>;
};

interface FederationStats extends FederationManifest {
  shared: (Named & { usedIn: string[] })[];
  exposes: (ManifestExpose & { file: string; requires: string[] })[];
}

/** The entry and the files of each exposed module, as paths below the client folder. The bundler lists the modules in no fixed order. */
export function readFederationManifest(client: string): DescribedModules {
  const manifest: FederationManifest = parse(path.join(client, MANIFEST));
  const { name, path: folder } = manifest.metaData.remoteEntry;
  return {
    entry: `${folder}${name}`,
    files: Object.fromEntries(
      manifest.exposes
        .toSorted(byName)
        .map((expose) => [expose.name, { js: expose.assets.js.sync, css: expose.assets.css.sync }]),
    ),
  };
}

/**
 * Lists the standalone entry in the manifest, and sorts what the bundler lists in any order, so that equal builds have equal bytes.
 * @param required shared packages of each exposed module (`requiredPackages`)
 */
export function finishFederationFiles(client: string, required: Readonly<Record<string, string[]>>): void {
  const stats: FederationStats = parse(path.join(client, STATS));
  write(path.join(client, MANIFEST), finished(parse(path.join(client, MANIFEST))));
  const exposes = stats.exposes.map((each) => ({ ...each, requires: required[each.name] ?? [] }));
  // The bundler lists only one user of each package, whichever came first.
  const shared = stats.shared.map((each) => ({
    ...each,
    usedIn: exposes.flatMap(({ file, requires }) => (requires.includes(each.name) ? [file] : [])).sort(),
  }));
  write(path.join(client, STATS), finished({ ...stats, shared, exposes }));
}

function finished<Described extends FederationManifest>(described: Described): Described {
  const { metaData, shared, exposes } = described;
  return {
    ...described,
    metaData: { ...metaData, remoteEntry: { ...metaData.remoteEntry, name: STANDALONE_ENTRY, path: '' } },
    shared: shared.toSorted(byName),
    exposes: exposes.toSorted(byName),
  };
}

/** The name of a chunk begins with this, followed by the module's name with underscores for hyphens. */
const EXPOSED = '__federation_expose_';
const CONSUMED = /^consume shared module \(\w+\) (\S+)@/;

/** @returns exposed module → the shared packages that its own chunk imports, sorted */
export function requiredPackages(stats: Rspack.Stats | Rspack.MultiStats): Record<string, string[]> {
  const all = stats.toJson({ all: false, children: true, ids: true, modules: true, chunks: true });
  const { chunks = [], modules = [] } = (all.children ?? [all]).find(({ name }) => name === 'client') ?? {};
  const exposed = chunks.flatMap(({ id, names = [] }) =>
    names.flatMap((name) => (name.startsWith(EXPOSED) ? [[name.slice(EXPOSED.length), id] as const] : [])),
  );
  const consumed = modules.flatMap(({ name = '', chunks: users = [] }) => {
    const [, specifier] = CONSUMED.exec(name) ?? [];
    return specifier === undefined ? [] : [{ specifier, users }];
  });
  return Object.fromEntries(
    exposed.map(([name, id]) => [
      name.replaceAll('_', '-'),
      consumed
        .filter(({ users }) => users.some((user) => user === id))
        .map(({ specifier }) => specifier)
        .sort(),
    ]),
  );
}

function byName(one: Named, other: Named): number {
  return one.name < other.name ? -1 : 1;
}

function parse<Described extends FederationManifest>(file: string): Described {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function write(file: string, described: FederationManifest): void {
  writeFileSync(file, `${JSON.stringify(described, null, 2)}\n`);
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
