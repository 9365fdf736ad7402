import { readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import { reasonOf } from '../../event-log.ts';
import type { ShopConfiguration } from '../document/shop-configuration.ts';

/** The `server` folders of one set's releases. */
export interface ServerBuildFolders {
  shell: string;
  remotes: Record<string, string>;
}

interface PageRequest {
  /** Path and search. */
  url: string;
  providerOrigin: string;
  configuration: ShopConfiguration;
  /** Milliseconds for the page's first data. */
  timeLimit: number;
  /** Throws for a remote that has no server build to offer. */
  loadRemote(id: string): unknown;
  /** Called before what may hold the thread. */
  onRender(): void;
}

/** What `shell.cjs` exports. */
interface ShellBuild {
  shared: Record<string, unknown>;
  answerPage(request: PageRequest): Promise<Record<string, unknown>>;
  /** One address for each page. */
  warmUrls?: readonly string[];
}

/** One set's server builds, loaded. */
export interface ServerBuilds {
  answerPage: ShellBuild['answerPage'];
  warmUrls: readonly string[];
  loadRemote(id: string): unknown;
  /** Remotes that could not be loaded, each with the reason. */
  leftOut: Record<string, string>;
}

/** Runs a CommonJS file whose shared packages are the shell's very instances: one React, one router, one store. */
function evaluateRemote(file: string, shared: ShellBuild['shared']): unknown {
  const fromDisk = createRequire(file);
  const require = (specifier: string): unknown => {
    if (Object.hasOwn(shared, specifier)) return shared[specifier];
    if (specifier.startsWith('./')) return evaluateRemote(join(dirname(file), specifier), shared);
    if (isBuiltin(specifier)) return fromDisk(specifier);
    throw new Error(`It needs ${specifier}, which the shell does not share.`);
  };
  const module: { exports: unknown } = { exports: {} };
  compileFunction(readFileSync(file, 'utf8'), ['module', 'exports', 'require', '__filename', '__dirname'], {
    filename: file,
  })(module, module.exports, require, file, dirname(file));
  return module.exports;
}

/** Loads the server builds of one set. A remote that cannot be loaded is left out; without the shell it throws. */
export function loadServerBuilds(folders: ServerBuildFolders): ServerBuilds {
  const shellFile = join(folders.shell, 'shell.cjs');
  const shell: ShellBuild = createRequire(shellFile)(shellFile);
  const remotes = new Map<string, unknown>();
  const leftOut: Record<string, string> = {};
  for (const [id, folder] of Object.entries(folders.remotes)) {
    try {
      remotes.set(id, evaluateRemote(join(folder, 'remote.cjs'), shell.shared));
    } catch (error) {
      leftOut[id] = reasonOf(error);
    }
  }
  return {
    answerPage: (request) => shell.answerPage(request),
    warmUrls: shell.warmUrls ?? [],
    loadRemote(id) {
      if (!remotes.has(id)) throw new Error(`${id} has no server build in this set.`);
      return remotes.get(id);
    },
    leftOut,
  };
}
