import path from 'node:path';
import { ModuleFederationPlugin as RspackFederation } from '@module-federation/enhanced/rspack';
import { ModuleFederationPlugin as WebpackFederation } from '@module-federation/enhanced/webpack';
import { federation as viteFederation } from '@module-federation/vite';
import { createRsbuild } from '@rsbuild/core';
import { build as vite } from 'vite';
import webpack from 'webpack';

export const REMOTE_BUNDLERS = ['rspack', 'webpack', 'vite'] as const;
export type RemoteBundler = (typeof REMOTE_BUNDLERS)[number];

const SOURCES = path.join(import.meta.dirname, 'remote');
const MODULES = [
  'shop',
  'product',
  'shortlist',
  'cutting-list',
  'search-box',
  'product-carousel',
  'substrate-picker',
  'product-strip',
];

/** As the documentation of Module Federation has it: nothing of it is the shop's but the name. */
const options = () => ({
  name: 'mfe_catalog',
  filename: 'remoteEntry.js',
  manifest: true,
  dts: false as const,
  exposes: Object.fromEntries(MODULES.map((name) => [`./${name}`, `./${name}.js`])),
  shared: {
    react: { singleton: true, requiredVersion: '^19.0.0' },
    'react-router-dom': { singleton: true, requiredVersion: '^7.0.0' },
    // The shop does not share it.
    'jotai/vanilla': { requiredVersion: '^3.0.0' },
  },
});

/** Builds the remote in `remote/`, which knows nothing of the shop's build. */
export async function buildRemote(bundler: RemoteBundler, dist: string): Promise<void> {
  await BUILDS[bundler](dist);
}

const BUILDS: Record<RemoteBundler, (dist: string) => Promise<void>> = {
  rspack: async (dist) => {
    const rsbuild = await createRsbuild({
      cwd: SOURCES,
      config: {
        mode: 'production',
        logLevel: 'error',
        output: { distPath: { root: dist }, assetPrefix: 'auto' },
        tools: { htmlPlugin: false, rspack: { entry: {}, plugins: [new RspackFederation(options())] } },
      },
    });
    await (await rsbuild.build()).close();
  },
  webpack: (dist) =>
    new Promise((resolve, reject) => {
      const output = { path: dist, publicPath: 'auto', uniqueName: 'ordinary' };
      const plugins = [new WebpackFederation(options())];
      webpack({ mode: 'production', context: SOURCES, entry: {}, output, plugins }, (error, stats) => {
        if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
        else resolve();
      });
    }),
  vite: async (dist) => {
    await vite({
      configFile: false,
      root: SOURCES,
      base: '',
      logLevel: 'error',
      build: { outDir: dist, target: 'esnext', rolldownOptions: { input: path.join(SOURCES, 'shop.js') } },
      plugins: [viteFederation(options())],
    });
  },
};
