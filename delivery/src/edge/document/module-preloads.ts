import type { ShellRelease } from '../../registry/release-manifest.ts';
import type { Stored } from '../../registry/released-set.ts';
import { preload } from './load-element.ts';
import type { PublishedSet } from './published-set.ts';
import { shellFile } from './shell-elements.ts';

interface Files {
  js: readonly string[];
  css: readonly string[];
}

/** The shell's chunk that all remotes run on. */
const FEDERATION = 'federation';

function ownPreloads(shell: Stored<ShellRelease>, name: string): string[] {
  const { js = [], css = [] } = shell.release.modules[name] ?? {};
  return [
    ...js.map((file) => preload('script', shellFile(shell, file))),
    ...css.map((file) => preload('style', shellFile(shell, file))),
  ];
}

function remotePreloads(integrity: Record<string, string>, entry: string, { js, css }: Files): string[] {
  const file = (path: string) => ({ path, integrity: integrity[path] });
  return [
    preload('script', file(entry)),
    ...js.map((path) => preload('script', file(path))),
    ...css.map((path) => preload('style', file(path))),
  ];
}

/** Preloads for the modules of a page's first paint. A module that the set does not hold has none. */
export function modulePreloads(shell: Stored<ShellRelease>, set: PublishedSet): string[] {
  const preloads = set.first.flatMap((module) => {
    const [owner = '', name = ''] = module.split('/');
    if (owner === 'shell') return ownPreloads(shell, name);
    const remote = set.remotes[owner];
    const files = remote?.modules[name];
    return remote && files
      ? [...ownPreloads(shell, FEDERATION), ...remotePreloads(remote.integrity, remote.entry, files)]
      : [];
  });
  return [...new Set(preloads)];
}
