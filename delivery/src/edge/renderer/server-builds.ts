import { readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { PageRequest, RemoteServerBuild, ServedPage, ShellServerBuild } from 'shared-contracts/document';
import { reasonOf } from '../../event-log.ts';

/** The `server` folders of a set's releases. */
export interface ServerBuildFolders {
  shell: string;
  remotes: Record<string, string>;
}

/** The loaded server builds of one set. */
export interface ServerBuilds {
  handlePageRequest: ShellServerBuild['handlePageRequest'];
  warmUrls: readonly string[];
  /** Undefined for a shell from before contract 1.5. */
  servedPages: readonly ServedPage[] | undefined;
  loadRemote: PageRequest['loadRemote'];
  /** Remotes that could not be loaded, each with the reason. */
  leftOut: Record<string, string>;
}

/** Runs a CommonJS file with the shell's own instances of the shared packages: one React, one router, one store. */
function evaluateRemote(file: string, shared: ShellServerBuild['shared']): RemoteServerBuild {
  const fromDisk = createRequire(file);
  const require = (specifier: string): unknown => {
    if (Object.hasOwn(shared, specifier)) return shared[specifier];
    if (specifier.startsWith('./')) return evaluateRemote(join(dirname(file), specifier), shared);
    if (isBuiltin(specifier)) return fromDisk(specifier);
    throw new Error(`It needs ${specifier}, which the shell does not share.`);
  };
  const module = { exports: {} as RemoteServerBuild };
  compileFunction(readFileSync(file, 'utf8'), ['module', 'exports', 'require', '__filename', '__dirname'], {
    filename: file,
  })(module, module.exports, require, file, dirname(file));
  return module.exports;
}

/** Loads the server builds of one set, leaving out each remote that fails. @throws when the shell's build does not load */
export async function loadServerBuilds(folders: ServerBuildFolders): Promise<ServerBuilds> {
  const shellFile = join(folders.shell, 'shell.cjs');
  const shell: ShellServerBuild = createRequire(shellFile)(shellFile);
  const remotes = new Map<string, RemoteServerBuild>();
  const leftOut: Record<string, string> = {};
  for (const [id, folder] of Object.entries(folders.remotes)) {
    try {
      remotes.set(id, evaluateRemote(join(folder, 'remote.cjs'), shell.shared));
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
    warmUrls: shell.warmUrls ?? [],
    servedPages: await shell.servedPages?.(loadRemote),
    loadRemote,
    leftOut,
  };
}
