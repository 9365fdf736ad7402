import { z } from 'zod';
import { jsonOf } from '../../registry/store/read-json.ts';
import type { RemoteRelease } from '../../registry/store/release-manifest.ts';

/** The manifest of a release that other hosts than the shop can load. */
export const FEDERATION_MANIFEST = 'mf-manifest.json';
/** The manifest, and the file with more details for tools. */
export const FEDERATION_FILES = [FEDERATION_MANIFEST, 'mf-stats.json'];

const assets = z.object({ sync: z.array(z.string()), async: z.array(z.string()) });
const NO_SCRIPTS = { js: { sync: [], async: [] } };

const federationManifest = z.object({
  name: z.string(),
  metaData: z.object({
    globalName: z.string(),
    remoteEntry: z.object({ name: z.string(), path: z.string(), type: z.string().default('global') }),
    publicPath: z.string().default('auto'),
  }),
  shared: z.array(
    z.object({
      name: z.string(),
      requiredVersion: z.string(),
      /** The remote's own copy of the package. */
      assets: z.object({ js: assets }).default(NO_SCRIPTS),
    }),
  ),
  exposes: z.array(z.object({ name: z.string(), assets: z.object({ js: assets, css: assets }) })),
});

export type FederationManifest = z.infer<typeof federationManifest>;

/** Undefined for a text that is no manifest. */
export function parseManifest(text: string): FederationManifest | undefined {
  return federationManifest.safeParse(jsonOf(text)).data;
}

/** Where the manifest contradicts `release.json`, as words that follow "its mf-manifest.json ". */
export function untrueManifest(text: string, release: RemoteRelease): string[] {
  const manifest = parseManifest(text);
  if (!manifest) return ['is no manifest of Module Federation'];
  const { name, path } = manifest.metaData.remoteEntry;
  const exposes = manifest.exposes.map((expose) => [expose.name, expose.assets] as const);
  const served = new Set(Object.keys(release.files));
  const named = exposes.flatMap(([, { js, css }]) =>
    [js, css].flatMap((each) => [...each.sync, ...each.async]),
  );
  const unserved = [`${path}${name}`, ...named].filter((file) => !served.has(file));
  const exposed = Object.fromEntries(exposes.map(([module, { js, css }]) => [module, [js.sync, css.sync]]));
  const released = Object.entries(release.modules).map(
    ([module, { js, css }]) => [module, [js, css]] as const,
  );
  const isOther = [manifest.name, manifest.metaData.globalName].some((each) => each !== release.name);
  const hasOther =
    exposes.length !== released.length ||
    released.some(([module, files]) => JSON.stringify(exposed[module]) !== JSON.stringify(files));
  const misfits = manifest.shared.filter(
    (each) => (release.shared[each.name] ?? each.requiredVersion) !== each.requiredVersion,
  );
  return [
    ...(isOther ? [`is not that of ${release.name}`] : []),
    ...unserved.map((file) => `names ${file}, which the release does not have`),
    ...(hasOther ? ['exposes something else than release.json'] : []),
    ...misfits.map((each) => `asks for another ${each.name} than release.json`),
  ];
}
