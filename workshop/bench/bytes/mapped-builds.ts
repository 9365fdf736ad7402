import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { TraceMap } from '@jridgewell/trace-mapping';
import { createRsbuild, loadConfig, type RsbuildConfig } from '@rsbuild/core';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** Of the build preset: they write into `dist`, which belongs to the build of a release. */
const WRITES_RELEASE = /-release$/;

/** A built script with its source map. */
export type MappedScript = { code: string; map: TraceMap };

/**
 * Builds shell and remotes again, with source maps.
 * @param folder takes the builds
 * @returns name of the file and its package → script
 */
export async function mappedBuilds(folder: string): Promise<Map<string, MappedScript>> {
  const scripts = new Map<string, MappedScript>();
  const packages = readdirSync(ROOT).filter((name) => existsSync(path.join(ROOT, name, 'rsbuild.config.ts')));
  for (const name of packages) {
    const output = path.join(folder, name);
    await build(path.join(ROOT, name), output);
    for (const file of readdirSync(output, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.js.map')) continue;
      const script = file.replace(/\.map$/, '');
      scripts.set(nameOfFile(script, name), {
        code: readFileSync(path.join(output, script), 'utf8'),
        map: new TraceMap(readFileSync(path.join(output, file), 'utf8')),
      });
    }
  }
  return scripts;
}

/**
 * Without the hash of the content: with source maps the bundler may give a variable another name.
 * @param owner name of the package
 */
export function nameOfFile(file: string, owner: string): string {
  return `${owner}/${path.posix.basename(file).replace(/\.[0-9a-f]+(?=\.js$)/, '')}`;
}

async function build(cwd: string, output: string): Promise<void> {
  const { content } = await loadConfig({ cwd });
  const client = content.environments?.client;
  if (!client) throw new Error(`${cwd} has no client build.`);
  const plugins = (content.plugins ?? []).filter((plugin) => !WRITES_RELEASE.test(pluginName(plugin)));
  const mapped: RsbuildConfig = {
    ...content,
    plugins,
    environments: {
      client: {
        ...client,
        output: { ...client.output, distPath: { root: output }, sourceMap: { js: 'hidden-source-map' } },
      },
    },
  };
  const rsbuild = await createRsbuild({ cwd, rsbuildConfig: mapped });
  await (await rsbuild.build()).close();
}

function pluginName(plugin: unknown): string {
  return typeof plugin === 'object' && plugin !== null && 'name' in plugin ? String(plugin.name) : '';
}
