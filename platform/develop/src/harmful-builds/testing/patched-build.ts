import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { buildFacts } from 'build-preset/build-facts';
import { STANDALONE_ENTRY } from 'build-preset/federation-files';
import type { Node } from 'oxc-parser';
import { parseScript, walk } from 'releases/bundle/parsed-script';
import { integrityOf } from 'releases/registry/store/content-hash';
import { writeFiles } from 'releases/testing/artefact-fixture';

/** A change of a remote's build that keeps its hashes right, as if the changed sources had been built. */
export interface BuildPatch {
  name: string;
  /** Code that runs when a module is loaded, on the server and in browsers. */
  atLoad?: string;
  /** Code that runs when a page or a fragment is rendered, before `return render()`. */
  inRender?: string;
  /** Where the code of `atLoad` and `inRender` runs; by default on both sides. */
  side?: 'server' | 'client';
  /** The new export of each module, as an expression over `exported`. */
  exported?: string;
  server?: (text: string) => string;
  entry?: (text: string) => string;
  /** Changes the entry for other hosts, after it contains the changed entry. */
  standaloneEntry?: (text: string) => string;
  /** Files of the build that are added, or deleted where they are null. */
  files?: Readonly<Record<string, string | null>>;
  release?: (release: PatchedRelease) => void;
  /** `release.json` still claims what the unchanged build used. */
  keepsClaims?: boolean;
  /** Must be tried alone: either the gate finds nothing else in such a build, or it does not find this beside other faults. */
  isAlone?: true;
}

/** A build that must be refused, and a pattern for the sentence that says why. */
export interface HarmfulBuild extends BuildPatch {
  refusedFor: RegExp;
}

export const inRender = (name: string, code: string, refusedFor: RegExp): HarmfulBuild => ({
  name,
  side: 'client',
  inRender: code,
  refusedFor,
});

export const atLoad = (name: string, code: string, refusedFor: RegExp): HarmfulBuild => ({
  name,
  side: 'client',
  atLoad: code,
  refusedFor,
});

interface PatchedRelease {
  id: string;
  name: string;
  contract: string;
  entry: string;
  modules: Record<string, { kind: string; js: string[]; css: string[] }>;
  shared: Record<string, string>;
  imports: Record<string, string[]>;
  mounts: string[];
  files: Record<string, string>;
  serverFiles?: Record<string, string>;
}

/** Changes what `release.json` says. */
export const claiming = (claims: Partial<PatchedRelease>): Pick<BuildPatch, 'release'> => ({
  release: (release) => void Object.assign(release, claims),
});

const SERVER = 'server/remote.cjs';
const MODULE_TABLE = /^const modules = (\{[^}]*\});$/m;
/** @returns `folder` */
export async function patchedBuild(dist: string, folder: string, patch: BuildPatch): Promise<string> {
  await cp(dist, folder, { recursive: true });
  const release: PatchedRelease = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8'));
  const builtEntry = await readFile(join(folder, 'client', release.entry), 'utf8');
  const change = async (file: string, edit: (text: string) => string) => {
    const before = await readFile(join(folder, file), 'utf8');
    await writeFile(join(folder, file), edit(before));
  };
  if (patch.side !== 'client' && hasCode(patch))
    await change(SERVER, (text) => text.replace(MODULE_TABLE, serverTable(patch)));
  if (patch.side !== 'server' && hasCode(patch)) {
    const entry = await readFile(join(folder, 'client', release.entry), 'utf8');
    for (const [name, { js }] of Object.entries(release.modules)) {
      for (const file of js)
        await change(`client/${file}`, (text) => withChangedModule(text, moduleId(entry, name), patch));
    }
  }
  if (patch.server) await change(SERVER, patch.server);
  if (patch.entry) await change(`client/${release.entry}`, patch.entry);
  await changeFiles(folder, patch.files ?? {});
  if (!patch.keepsClaims && patch.files?.[SERVER] === undefined) {
    const { imports, mounts } = buildFacts(join(folder, SERVER));
    Object.assign(release, { imports, mounts });
  }
  await describe(folder, release);
  const entry = await readFile(join(folder, 'client', release.entry), 'utf8');
  await change(`client/${STANDALONE_ENTRY}`, (text) => {
    const built = text.replace(builtEntry, () => entry);
    return patch.standaloneEntry?.(built) ?? built;
  });
  await describe(folder, release);
  patch.release?.(release);
  await writeFile(join(folder, 'release.json'), JSON.stringify(release, null, 2));
  return folder;
}

function hasCode({ atLoad, inRender, exported }: BuildPatch): boolean {
  return [atLoad, inRender, exported].some((each) => each !== undefined);
}

function serverTable(patch: BuildPatch) {
  return (_: string, table = '') =>
    `${patch.atLoad ?? ''};const change = ${changeOf(patch)};
const modules = Object.fromEntries(Object.entries(${table}).map(([name, exported]) => [name, change(exported)]));`;
}

/** The id of an exposed module, from the table in the federation container. */
function moduleId(entry: string, name: string): string {
  const id = new RegExp(`"\\./${name}":.*?=>\\(\\)=>\\w+\\("?([\\w$-]+)"?\\)`).exec(entry)?.[1];
  if (id === undefined) throw new Error(`The entry does not expose ${name}.`);
  return id;
}

/** Evaluates the module into an object of its own, and exports what the patch makes of it. */
function withChangedModule(text: string, id: string, patch: BuildPatch): string {
  let changed = text;
  walk(parseScript(text).program, (node) => {
    if (node.type !== 'Property' || node.value.type !== 'FunctionExpression' || keyOf(node.key) !== id)
      return;
    const { params, body } = node.value;
    if (params.length < 3 || !body) return;
    const [module = '', exports = '', require = ''] = params.map(({ start, end }) => text.slice(start, end));
    const inner = text.slice(body.start, body.end);
    const code = `{${require}.r(${exports});${patch.atLoad ?? ''};var own={};(function(${module},${exports},${require})${inner})(${module},own,${require});var changed=${changeOf(patch)}(own.default);Object.defineProperty(${exports},"default",{enumerable:true,get:()=>changed})}`;
    changed = text.slice(0, body.start) + code + text.slice(body.end);
  });
  return changed;
}

function keyOf(key: Node): string | undefined {
  return key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined;
}

function changeOf({ inRender = '', exported = 'exported' }: BuildPatch): string {
  const wrapped = `(Component) => function Changed(props) { const render = () => Component(props); ${inRender}; return render(); }`;
  const component =
    inRender === ''
      ? 'exported'
      : `typeof exported === 'function' ? (${wrapped})(exported) : { ...exported, Page: (${wrapped})(exported.Page) }`;
  return `((exported) => { exported = ${component}; return ${exported}; })`;
}

async function changeFiles(folder: string, files: Readonly<Record<string, string | null>>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    if (content === null) await rm(join(folder, path), { force: true });
    else await writeFiles(folder, { [path]: content });
  }
}

/** Updates the hashes and compressed copies of the changed files, as a build would. The container has the hashes of the chunks. */
async function describe(folder: string, release: PatchedRelease): Promise<void> {
  const modules = Object.values(release.modules).flatMap(({ js, css }) => [...js, ...css]);
  const entryFile = join(folder, 'client', release.entry);
  for (const file of new Set([...modules, ...Object.keys(release.files), release.entry])) {
    const content = await readFile(join(folder, 'client', file)).catch(() => undefined);
    if (!content) continue;
    const before = release.files[file];
    const integrity = integrityOf(content);
    if (before === integrity) continue;
    release.files[file] = integrity;
    await writeFile(join(folder, 'client', `${file}.br`), brotliCompressSync(content));
    await writeFile(join(folder, 'client', `${file}.gz`), gzipSync(content));
    if (before === undefined || file === release.entry) continue;
    const entry = await readFile(entryFile, 'utf8');
    await writeFile(entryFile, entry.replaceAll(before, integrity));
    // Described again at the end, because the entry's bytes have changed.
    release.files[release.entry] = '';
  }
  if (release.files[release.entry] === '') await describe(folder, release);
  for (const file of Object.keys(release.serverFiles ?? {})) {
    const content = await readFile(join(folder, 'server', file)).catch(() => undefined);
    if (content && release.serverFiles) release.serverFiles[file] = integrityOf(content);
  }
}
