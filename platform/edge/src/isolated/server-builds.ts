import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { compileFunction } from 'node:vm';
import type {
  PageRequest,
  RemotePages,
  RemoteServerBuild,
  ServedPage,
  ShellServerBuild,
} from 'shared-contracts/document';
import { frozenPackages } from './frozen-objects.ts';
import type { ServerBuildFiles, ServerFile } from './messages.ts';
import { reasonOf } from './reason.ts';
import { nodeModule } from './server-modules.ts';

export interface ServerBuilds {
  handlePageRequest: ShellServerBuild['handlePageRequest'];
  warmUrls: readonly string[];
  /** Undefined if the shell lists none. */
  servedPages: readonly ServedPage[] | undefined;
  loadRemote: PageRequest['loadRemote'];
  /** Remotes that could not be loaded, each with the reason. */
  leftOut: Record<string, string>;
}

type Require = (specifier: string) => unknown;

interface Source {
  path: string;
  text: string;
}

/** The files of a build by name, the entry first. */
type Sources = ReadonlyMap<string, Source>;

/** The texts of a build. @throws Error when a file is not the one that was released */
function readSources(files: readonly ServerFile[]): Sources {
  return new Map(
    files.map(({ path, integrity }) => {
      const bytes = readFileSync(path);
      const actual = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
      if (integrity !== undefined && integrity !== actual) {
        throw new Error(`server/${basename(path)} is not the file that was built (its SHA-384 differs).`);
      }
      return [basename(path), { path, text: bytes.toString('utf8') }] as const;
    }),
  );
}

/** Runs a CommonJS build. It can require its own files, and otherwise what `requireOther` returns. */
function evaluate<Build>(sources: Sources, requireOther: Require): Build {
  const loaded = new Map<string, { exports: unknown }>();
  const load = (name: string): unknown => {
    const known = loaded.get(name);
    if (known) return known.exports;
    const source = sources.get(name);
    if (source === undefined) throw new Error(`It needs ${name}, which is not part of its build.`);
    const module = { exports: {} };
    loaded.set(name, module);
    const require = (specifier: string): unknown =>
      specifier.startsWith('./') ? load(specifier.slice(2)) : requireOther(specifier);
    // There is no callback for dynamic imports, so Node rejects `import()`.
    const run = compileFunction(source.text, ['module', 'exports', 'require', '__filename', '__dirname'], {
      filename: source.path,
    });
    run(module, module.exports, require, source.path, dirname(source.path));
    return module.exports;
  };
  const [entry = ''] = sources.keys();
  return load(entry) as Build;
}

/**
 * Loads the server builds of one set. A remote that fails is left out.
 * @param pages the pages of the set's remotes
 * @param note called with the remote whose code runs next
 * @throws when the shell's build does not load
 */
export async function loadServerBuilds(
  files: ServerBuildFiles,
  pages: RemotePages,
  note: NoteRemote,
): Promise<ServerBuilds> {
  const sources = new Map<string, Sources>();
  const leftOut: Record<string, string> = {};
  const shellSources = readSources(files.shell);
  for (const [id, remoteFiles] of Object.entries(files.remotes)) {
    try {
      sources.set(id, readSources(remoteFiles));
    } catch (error) {
      leftOut[id] = reasonOf(error);
    }
  }

  const shell = evaluate<ShellServerBuild>(shellSources, nodeModule);
  const remotes = new Map<string, RemoteServerBuild>();
  const shared = frozenPackages(shell.shared);
  const previous = shell.previous ? frozenPackages({ ...shell.shared, ...shell.previous.shared }) : shared;
  // From here on, no code may change what other builds use.
  Object.freeze(globalThis);
  const requireFrom = (packages: Readonly<Record<string, unknown>>): Require => {
    return (specifier) => {
      if (Object.hasOwn(packages, specifier)) return packages[specifier];
      throw new Error(`It needs ${specifier}, which the shell does not share.`);
    };
  };
  for (const [id, build] of sources) {
    try {
      note(id);
      const requireShared = requireFrom(files.previous?.includes(id) ? previous : shared);
      remotes.set(id, attributedBuild(id, evaluate(build, requireShared), note));
    } catch (error) {
      leftOut[id] = reasonOf(error);
    }
  }
  const loadRemote: ServerBuilds['loadRemote'] = (id) => {
    const build = remotes.get(id);
    if (!build) throw new Error(`${id} has no server build in this set.`);
    return build;
  };
  return {
    handlePageRequest: (request) => shell.handlePageRequest(request),
    warmUrls: [...new Set([...(shell.warmUrls ?? []), ...(files.warmUrls ?? [])])],
    servedPages: await shell.servedPages?.(loadRemote, pages),
    loadRemote,
    leftOut,
  };
}

export type NoteRemote = (id: string) => void;

/**
 * Wraps the pages and fragments of a remote's server build so that they report when they run: a remote that blocks or ends the process can
 * then be identified. A fragment is a component; a page is an object with functions and a component.
 */
export function attributedBuild(id: string, build: RemoteServerBuild, note: NoteRemote): RemoteServerBuild {
  if (!build.modules) return build;
  const modules = Object.entries(build.modules).map(([name, module]) => [
    name,
    isPage(module) ? attributedMembers(id, module, note) : attributed(id, module, note),
  ]);
  return { ...build, modules: Object.fromEntries(modules) };
}

function isPage(module: unknown): module is Record<string, unknown> {
  return typeof module === 'object' && module !== null && 'Page' in module;
}

function attributedMembers(id: string, members: Record<string, unknown>, note: NoteRemote): object {
  return Object.fromEntries(
    Object.entries(members).map(([key, value]) => [key, attributed(id, value, note)]),
  );
}

/**
 * Wraps a function and keeps its own properties, such as `prefetch` of a fragment. Classes and wrapped components (`memo`) are returned
 * unchanged, so that a fault in them is attributed to the remote that ran before.
 */
function attributed(id: string, value: unknown, note: NoteRemote): unknown {
  if (typeof value !== 'function' || value.prototype?.isReactComponent) return value;
  const called = (...values: unknown[]) => {
    note(id);
    return value(...values);
  };
  return Object.assign(called, attributedMembers(id, { ...value }, note));
}
