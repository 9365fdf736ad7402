import { readFileSync } from 'node:fs';

type ManifestExpose = {
  name: string;
  assets: { js: { sync: string[] }; css: { sync: string[] } };
};

/** The fields of Module Federation's manifest that the build of a remote reads. */
type FederationManifest = {
  metaData: { remoteEntry: { name: string; path: string } };
  exposes: ManifestExpose[];
};

export type DescribedModules = {
  entry: string;
  files: Record<string, { js: string[]; css: string[] }>;
};

/** The entry and the files of each exposed module, as paths below the client folder. */
export function readFederationManifest(file: string): DescribedModules {
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as FederationManifest;
  const { name, path } = manifest.metaData.remoteEntry;
  return {
    entry: `${path}${name}`,
    files: Object.fromEntries(
      manifest.exposes.map((expose) => [
        expose.name,
        { js: expose.assets.js.sync, css: expose.assets.css.sync },
      ]),
    ),
  };
}
