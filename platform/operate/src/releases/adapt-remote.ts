import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { compressFiles } from 'build-preset/compress-files';
import { describeFiles, OWNER_FILE, writeReleaseDescriptor } from 'build-preset/release-descriptor';
import { browserBuild } from 'releases/gate/rules/browser-build';
import {
  FEDERATION_MANIFEST,
  type FederationManifest,
  parseManifest,
} from 'releases/gate/rules/federation-manifest';
import { pageEntry, type RemoteRelease } from 'releases/registry/store/release-manifest';
import { federationName, SHARED_PACKAGES } from 'shared-contracts/document';
import { z } from 'zod';
import { CommandFailure } from '../console/command-failure.ts';
import { titleOf } from '../console/module-name.ts';
import { loadedFiles } from './loaded-files.ts';

/** What the manifest does not say about a page: its paths and its title. */
const adaptedPages = z.record(z.string(), z.object({ ...pageEntry.shape, title: z.string().optional() }));

/** Name of the exposed module → its page; the other modules are fragments. */
export type AdaptedPages = z.input<typeof adaptedPages>;

/** The owner of the remote, in the form in which the shop's own remotes give it. */
const adaptedOwner = z.object({
  team: z.templateLiteral(['@', z.string()]),
  chat: z.templateLiteral(['https://', z.string()]),
  runbook: z.string(),
});

export type AdaptedOwner = z.infer<typeof adaptedOwner>;

/** Files that no browser loads: hidden files, types, source maps, documents, compressed copies. */
const LEFT_OUT = /(?:^|\/)\.|^@mf-types|\.(?:map|txt|d\.ts|html|br|gz|zip)$|^mf-stats\.json$/;

const ENTRY_TYPES: ReadonlySet<string> = new Set(['global', 'var', 'module']);
/** Files that Module Federation loads. */
const LOADED = /\.(?:js|css)$/;
const CLIENT = 'client';
const SERVER_BUILD = 'server/remote.cjs';

/**
 * Makes a release of a remote that another build than `build-preset` has made: `client`, `server` and `release.json`.
 * @param build folder with `mf-manifest.json`
 * @param dist folder that is written, or written anew
 * @throws CommandFailure with one sentence for each thing that the team has to change in its build
 */
export async function adaptRemote(
  build: string,
  dist: string,
  { id, pages = {}, owner }: { id: string; pages?: AdaptedPages; owner?: AdaptedOwner },
): Promise<void> {
  const manifest = await manifestOf(build);
  const known = adaptedPages.parse(pages);
  const reasons = misfits(manifest, id, Object.keys(known));
  if (reasons.length > 0) throw new CommandFailure(reasons.join('\n'));

  await rm(dist, { recursive: true, force: true });
  await writeClientFiles(build, join(dist, CLIENT), manifest, owner);
  const { name: entry, path: folder, type } = manifest.metaData.remoteEntry;
  const modules = modulesOf(manifest, known);
  await mkdir(join(dist, 'server'));
  await writeFile(join(dist, SERVER_BUILD), browserBuild(modules));
  writeReleaseDescriptor(dist, {
    id,
    name: manifest.name,
    contract: '*',
    entry: `${folder}${entry}`,
    entryType: type === 'module' ? 'module' : 'global',
    modules,
    pages: Object.fromEntries(Object.entries(known).map(([name, { title: _, ...entry }]) => [name, entry])),
    // All other packages are bundled by the remote itself.
    shared: Object.fromEntries(
      manifest.shared.filter(isOfTheShop).map(({ name, requiredVersion }) => [name, requiredVersion]),
    ),
    imports: {},
    mounts: [],
    calls: {},
    trustedTypes: true,
    files: describeFiles(join(dist, CLIENT)),
    serverFiles: describeFiles(join(dist, 'server')),
  });
}

/** Copies what the shop loads of a build, and compresses it. */
async function writeClientFiles(
  build: string,
  client: string,
  manifest: FederationManifest,
  owner: AdaptedOwner | undefined,
): Promise<void> {
  const loaded = loadedByTheShop(build, manifest);
  await cp(build, client, {
    recursive: true,
    filter: (source) => {
      const file = relative(build, source);
      return !LEFT_OUT.test(file) && (!LOADED.test(file) || loaded.has(file));
    },
  });
  await writeManifest(client, loaded);
  if (owner) await writeFile(join(client, OWNER_FILE), JSON.stringify(owner));
  await compressFiles(client);
}

/** Other hosts preload what the manifest lists, so files that were left out are removed from it. */
async function writeManifest(client: string, loaded: ReadonlySet<string>): Promise<void> {
  const file = join(client, FEDERATION_MANIFEST);
  const manifest: Pick<FederationManifest, 'exposes'> = JSON.parse(await readFile(file, 'utf8'));
  for (const { assets } of manifest.exposes)
    for (const files of [assets.js, assets.css]) files.async = files.async.filter((each) => loaded.has(each));
  await writeFile(file, JSON.stringify(manifest));
}

function modulesOf(
  { exposes }: FederationManifest,
  pages: z.infer<typeof adaptedPages>,
): RemoteRelease['modules'] {
  return Object.fromEntries(
    exposes.map(({ name, assets: { js, css } }) => {
      const page = pages[name];
      const files = { js: js.sync, css: css.sync };
      if (!page) return [name, { kind: 'fragment', ...files }];
      return [name, { kind: 'page', ...files, title: page.title ?? titleOf(name) }];
    }),
  );
}

/** @throws CommandFailure for a file that does not describe pages */
export function readAdaptedPages(file: string): Promise<AdaptedPages> {
  const example = '{"reviews": {"patterns": ["/reviews/:product"], "title": "Reviews"}}';
  return readDescription(file, adaptedPages, `does not describe pages. Write ${example}.`);
}

/** @throws CommandFailure for a file that does not name an owner */
export function readAdaptedOwner(file: string): Promise<AdaptedOwner> {
  const example =
    '{"team": "@agency/reviews", "chat": "https://chat.example/reviews", "runbook": "https://wiki.example/reviews"}';
  return readDescription(file, adaptedOwner, `does not name an owner. Write ${example}.`);
}

async function readDescription<Described>(
  file: string,
  schema: z.ZodType<Described>,
  misfit: string,
): Promise<Described> {
  try {
    return schema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    throw new CommandFailure(`${file} ${misfit}`);
  }
}

async function manifestOf(build: string): Promise<FederationManifest> {
  const file = join(build, FEDERATION_MANIFEST);
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined)
    throw new CommandFailure(`${file} is missing: build the remote with a manifest (manifest: true).`);
  const manifest = parseManifest(text);
  if (!manifest) throw new CommandFailure(`${file} is no manifest of Module Federation.`);
  return manifest;
}

function loadedByTheShop(build: string, manifest: FederationManifest): ReadonlySet<string> {
  const { metaData, exposes, shared } = manifest;
  const { name, path, type } = metaData.remoteEntry;
  const own = shared.filter((each) => !isOfTheShop(each)).flatMap(scriptsOf);
  const listed = exposes.flatMap(({ assets: { js, css } }) => [js, css]);
  return loadedFiles({
    folder: build,
    type: type === 'module' ? 'module' : 'global',
    first: [`${path}${name}`, ...own, ...listed.flatMap(({ sync }) => sync)],
    later: listed.flatMap(({ async: later }) => later),
    replaced: replacedByTheShop(manifest),
  });
}

/** The remote's own copies of shared packages. They are never loaded, and without them no page can get a second React. */
function replacedByTheShop({ shared, exposes }: FederationManifest): ReadonlySet<string> {
  const ofTheShop = shared.filter(isOfTheShop);
  const others = [...exposes, ...shared.filter((each) => !isOfTheShop(each))];
  const needed = new Set(others.flatMap(scriptsOf));
  return new Set(ofTheShop.flatMap(scriptsOf).filter((file) => !needed.has(file)));
}

function isOfTheShop({ name }: FederationManifest['shared'][number]): boolean {
  return Object.hasOwn(SHARED_PACKAGES, name);
}

function scriptsOf({ assets: { js } }: Pick<FederationManifest['shared'][number], 'assets'>): string[] {
  return [...js.sync, ...js.async];
}

/** What the team has to change in its build. */
function misfits(
  { name, metaData, exposes }: FederationManifest,
  id: string,
  pages: readonly string[],
): string[] {
  const { remoteEntry, publicPath } = metaData;
  const missing = pages.filter((page) => exposes.every((expose) => expose.name !== page));
  return [
    ...(name === federationName(id) ? [] : [`It must be named ${federationName(id)}, not ${name} (name).`]),
    ...(ENTRY_TYPES.has(remoteEntry.type)
      ? []
      : [`Its entry is of the type ${remoteEntry.type}, and must be a script or a module.`]),
    ...(publicPath === 'auto' || publicPath === ''
      ? []
      : [
          `Its files have the address ${publicPath}, and must be found beside its entry (publicPath: 'auto').`,
        ]),
    ...missing.map((page) => `It does not expose the page ${page}.`),
  ];
}
