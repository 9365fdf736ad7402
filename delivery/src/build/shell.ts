import { rmSync } from 'node:fs';
import path from 'node:path';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import type { EnvironmentConfig, RsbuildConfigAsyncFn, RsbuildPlugin, Rspack } from '@rsbuild/core';
import { compressFiles } from './compress-files.ts';
import { SHELL_NAME } from './federation-names.ts';
import { pluginFederationRuntime } from './federation-runtime.ts';
import { pluginShopReact } from './page-react.ts';
import { describeFiles, writeReleaseDescriptor } from './release-descriptor.ts';
import { serverEnvironment } from './server-environment.ts';
import { sharedVersions } from './shared-packages.ts';

/**
 * The build of the shell: it knows no remote, exposes nothing, and provides everything shared.
 * @param folder the shell's package folder (`import.meta.dirname`)
 */
export function shellConfig(folder: string): RsbuildConfigAsyncFn {
  return async () => ({
    root: folder,
    plugins: [pluginShopReact(), pluginShellRelease(folder)],
    environments: {
      client: clientEnvironment(folder),
      server: serverEnvironment({ entry: { shell: './src/server.tsx' }, externals: {} }),
    },
  });
}

function clientEnvironment(folder: string): EnvironmentConfig {
  return {
    source: { entry: { index: './src/main.tsx' } },
    output: {
      distPath: { root: 'dist/client' },
      // Files lie below a path that holds the release's hash, unknown while building.
      assetPrefix: 'auto',
      legalComments: 'none',
      // The policy takes fonts from files alone.
      dataUriLimit: { font: 0 },
    },
    security: { sri: { enable: true, algorithm: 'sha384' } },
    tools: { htmlPlugin: false, rspack: { output: { crossOriginLoading: 'anonymous' } } },
    plugins: [
      pluginModuleFederation(
        {
          name: SHELL_NAME,
          remotes: {},
          shared: providedPackages(folder),
          shareStrategy: 'loaded-first',
          runtimePlugins: [path.join(folder, 'src/remotes/federation-plugin.ts')],
          dts: false,
          manifest: false,
          experiments: { optimization: { target: 'web', disableSnapshot: true } },
        },
        { environment: 'client' },
      ),
      pluginFederationRuntime('provide'),
    ],
  };
}

/** Packages of which only a part is used: they are not tree-shaken when they are shared, so a facade goes in their place. */
const FACADES: Readonly<Record<string, string>> = {
  'react-router-dom': 'routes/router-facade.ts',
  'zod/mini': 'schema/schema-facade.ts',
};

/** Eager: in the shell's first scripts, because every page needs all of it. */
function providedPackages(folder: string) {
  const contracts = path.join(folder, 'node_modules/shared-contracts/src');
  return Object.fromEntries(
    Object.entries(sharedVersions(folder)).map(([specifier, version]) => {
      const facade = FACADES[specifier];
      const rules = {
        singleton: true,
        strictVersion: true,
        eager: true,
        version,
        requiredVersion: `^${version}`,
      };
      return [specifier, facade ? { ...rules, import: path.join(contracts, facade) } : rules];
    }),
  );
}

function pluginShellRelease(folder: string): RsbuildPlugin {
  const dist = path.join(folder, 'dist');
  return {
    name: 'shell-release',
    setup(api) {
      api.onBeforeBuild(() => rmSync(path.join(dist, 'release.json'), { force: true }));
      api.onAfterBuild(async ({ stats }) => {
        if (!stats || stats.hasErrors()) return;
        await compressFiles(path.join(dist, 'client'));
        const files = describeFiles(path.join(dist, 'client'));
        const first = firstFiles(stats);
        const versions = sharedVersions(folder);
        writeReleaseDescriptor(dist, {
          id: SHELL_NAME,
          contract: versions['shared-contracts/session'],
          provides: versions,
          scripts: first.filter((file) => file.endsWith('.js')),
          styles: first.filter((file) => file.endsWith('.css')),
          modules: ownModules(stats),
          fonts: Object.keys(files).filter((file) => file.endsWith('.woff2')),
          files,
        });
      });
    },
  };
}

type BuildFiles = Record<string, { assets?: { name: string }[] }>;

function clientBuild(stats: Rspack.Stats | Rspack.MultiStats): { first: BuildFiles; chunks: BuildFiles } {
  const all = stats.toJson({ all: false, entrypoints: true, chunkGroups: true, children: true });
  const client = [all, ...(all.children ?? [])].find((build) => build.entrypoints?.index);
  return { first: client?.entrypoints ?? {}, chunks: client?.namedChunkGroups ?? {} };
}

/** The files of the shell's entry point, in the order in which a document names them. */
function firstFiles(stats: Rspack.Stats | Rspack.MultiStats): string[] {
  return (clientBuild(stats).first.index?.assets ?? []).map((asset) => asset.name);
}

/** The shell's own pages: name of the chunk → its files beside the first ones. */
function ownModules(stats: Rspack.Stats | Rspack.MultiStats) {
  const first = firstFiles(stats);
  return Object.fromEntries(
    Object.entries(clientBuild(stats).chunks)
      .filter(([name]) => name !== 'index')
      .map(([name, { assets = [] }]) => {
        const own = assets.map((asset) => asset.name).filter((file) => !first.includes(file));
        const ending = (suffix: string) => own.filter((file) => file.endsWith(suffix));
        return [name, { kind: 'page', js: ending('.js'), css: ending('.css') }];
      }),
  );
}
