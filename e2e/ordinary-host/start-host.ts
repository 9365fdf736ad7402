import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ModuleFederationPlugin as RspackFederation } from '@module-federation/enhanced/rspack';
import { ModuleFederationPlugin as WebpackFederation } from '@module-federation/enhanced/webpack';
import { federation as viteFederation } from '@module-federation/vite';
import { createRsbuild } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { SHARED_PACKAGES } from 'shared-contracts/document';
import { preview, build as vite } from 'vite';
import webpack from 'webpack';

export const HOST_BUNDLERS = ['rsbuild', 'webpack', 'vite'] as const;
export type HostBundler = (typeof HOST_BUNDLERS)[number];

const SOURCES = import.meta.dirname;
const importSource = '@emotion/react';

/** The packages that the host gives to remotes. Module Federation shares those alone that the host's own build has. */
const packages = Object.keys(SHARED_PACKAGES);
const options = (eager: boolean) => ({
  name: 'ordinary_host',
  shared: Object.fromEntries(
    Object.entries(SHARED_PACKAGES).map(([specifier, name]) => [
      specifier,
      // webpack looks for the version beside the file, where packages with several entries have none.
      { singleton: true, eager, version: installedVersion(name), requiredVersion: false as const },
    ]),
  ),
  dts: false as const,
});

function installedVersion(name: string): string {
  return JSON.parse(readFileSync(path.join(SOURCES, '../node_modules', name, 'package.json'), 'utf8'))
    .version;
}

const BUILDS: Record<HostBundler, (dist: string) => Promise<void>> = {
  rsbuild: async (dist) => {
    const rsbuild = await createRsbuild({
      cwd: SOURCES,
      config: {
        mode: 'production',
        logLevel: 'error',
        plugins: [pluginReact({ swcReactOptions: { importSource } })],
        source: { entry: { index: [...packages, './host.tsx'] } },
        // The paths of tsconfig.json are for types.
        resolve: { aliasStrategy: 'prefer-alias' },
        output: { distPath: { root: dist }, cleanDistPath: false },
        tools: { rspack: { plugins: [new RspackFederation(options(true))] } },
      },
    });
    await (await rsbuild.build()).close();
  },
  webpack: async (dist) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const compiler = webpack({
      mode: 'production',
      context: SOURCES,
      entry: [...packages, './host.tsx'],
      output: { path: dist, publicPath: '/' },
      resolve: { extensions: ['.ts', '.tsx', '...'] },
      module: {
        rules: [
          { test: /\.tsx?$/, use: path.join(SOURCES, 'typescript-loader.js') },
          { test: /\.css$/, type: 'asset/resource' },
        ],
      },
      performance: false,
      plugins: [new WebpackFederation(options(true))],
    });
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve();
    });
    await promise;
    await writeFile(path.join(dist, 'index.html'), '<!doctype html><body><script src="/main.js"></script>');
  },
  vite: async (dist) => {
    await vite({
      configFile: false,
      root: SOURCES,
      logLevel: 'error',
      oxc: { jsx: { runtime: 'automatic', importSource } },
      build: { outDir: dist, target: 'esnext' },
      plugins: [viteFederation({ ...options(false), filename: 'remoteEntry.js' })],
    });
  },
};

/**
 * Builds and serves an application that knows nothing of the shop but its packages.
 * @param dist folder for the build
 * @param shop origin that answers its calls and has its pictures
 */
export async function startHost(bundler: HostBundler, dist: string, shop: string) {
  await BUILDS[bundler](dist);
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir: dist },
    preview: { host: '127.0.0.1', port: 0, proxy: { '/api': shop, '/images': shop } },
  });
  return { origin: server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '', stop: () => server.close() };
}
