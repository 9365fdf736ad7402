import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createRsbuild, loadConfig } from '@rsbuild/core';

/** The files of the ordinary application, as addresses. */
export type OrdinaryApp = {
  folder: string;
  scripts: string[];
  /** The chunks of a module: `catalog/shop` → its scripts. */
  chunksOf(module: string): string[];
};

type BuildManifest = {
  entries: { index?: { initial?: { js?: string[]; css?: string[] } } };
};

/** Builds the ordinary application for production, with the preload list of each lazy module. */
export async function buildOrdinaryApp(): Promise<OrdinaryApp> {
  const { content } = await loadConfig({ cwd: import.meta.dirname });
  const rsbuild = await createRsbuild({ cwd: import.meta.dirname, rsbuildConfig: content });
  let groups: Record<string, { assets?: { name: string }[] }> = {};
  rsbuild.onAfterBuild(({ stats }) => {
    groups = stats?.toJson({ all: false, chunkGroups: true }).namedChunkGroups ?? {};
  });
  const { close } = await rsbuild.build();
  await close();
  const folder = path.join(import.meta.dirname, 'dist');
  const manifest = JSON.parse(readFileSync(path.join(folder, 'files.json'), 'utf8')) as BuildManifest;
  const initial = manifest.entries.index?.initial ?? {};
  return {
    folder,
    scripts: initial.js ?? [],
    chunksOf: (module) => {
      const name = module.startsWith('shell/') ? module.slice('shell/'.length) : module.replace('/', '--');
      return (groups[name]?.assets ?? [])
        .map((asset) => `/${asset.name}`)
        .filter((file) => file.endsWith('.js'));
    },
  };
}
