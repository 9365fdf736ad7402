import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { CommandFailure } from 'operate/console/command-failure';
import { packagesOf } from 'operate/console/workspace';
import { runToEnd } from 'operate/processes/child-process';

const MAIN = 'main';
const READ_BY_ALL = [
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'tsconfig.base.json',
  '.node-version',
];
/** The journeys load the builds of these packages, so they depend on them although their manifest does not say so. */
const LOADED_BY_JOURNEYS = /^(shell|mfe-.*|provider|platform\/.*)$/;

/**
 * The packages that differ from the branch `main` (on `main`: from the last commit), and all that depend on them.
 * @throws CommandFailure where git cannot compare
 */
export async function changedPackages(root: string, stop: AbortSignal): Promise<string[]> {
  const git = async (...args: string[]) => {
    const { code, output } = await runToEnd(['git', ...args], { folder: root, stop });
    return code === 0 ? output.trim() : undefined;
  };
  const base = (await git('merge-base', 'HEAD', MAIN)) ?? 'HEAD';
  const changed = await git('diff', '--name-only', '--no-renames', base);
  const added = await git('ls-files', '--others', '--exclude-standard');
  if (changed === undefined || added === undefined) {
    throw new CommandFailure('--changed needs a git checkout with at least one commit.');
  }
  const files = `${changed}\n${added}`.split('\n').filter((file) => file !== '');
  return touchedPackages(files, await dependenciesOf(root));
}

/** Package → the packages of the workspace that it depends on. */
export type Dependencies = Readonly<Record<string, readonly string[]>>;

/** The packages that hold one of the files, and all that depend on them, in the order of `dependencies`. */
export function touchedPackages(files: readonly string[], dependencies: Dependencies): string[] {
  const all = Object.keys(dependencies);
  if (files.some((file) => READ_BY_ALL.includes(file))) return all;
  const touched = new Set(all.filter((name) => files.some((file) => file.startsWith(`${name}/`))));
  for (let size = -1; size < touched.size; ) {
    size = touched.size;
    for (const name of all) {
      if (dependencies[name]?.some((needed) => touched.has(needed))) touched.add(name);
    }
  }
  return all.filter((name) => touched.has(name));
}

async function dependenciesOf(root: string): Promise<Dependencies> {
  const packages = packagesOf(root);
  const entries = packages.map(async (name) => {
    const manifest = JSON.parse(await readFile(join(root, name, 'package.json'), 'utf8'));
    const named = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
    const loaded = existsSync(join(root, name, 'playwright.config.ts'))
      ? packages.filter((other) => LOADED_BY_JOURNEYS.test(other))
      : [];
    return [
      name,
      packages.filter((other) => named.includes(basename(other)) || loaded.includes(other)),
    ] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
