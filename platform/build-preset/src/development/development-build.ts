import { globSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { EnvironmentConfig, RsbuildConfig, RsbuildPlugin } from '@rsbuild/core';
import { rspack } from '@rsbuild/core';

/** What the cache of a start depends on, beside the sources of the package. */
const OWN_SOURCES = globSync('../**/*.{ts,js}', { cwd: import.meta.dirname }).map(ownModule);

/** In place of a content hash, in addresses and folders of builds that follow their sources. */
const DEVELOPMENT = 'development';

/** A module that runs in builds under development alone. */
export function ownModule(name: string): string {
  return path.join(import.meta.dirname, name);
}

/** The folder of a package's development build: `server/` and `release.json`. The files for browsers are in memory. */
export function developmentFolder(folder: string, id: string): string {
  return path.join(folder, 'node_modules/.build', id, DEVELOPMENT);
}

export function emptyDevelopmentFolder(folder: string, id: string): string {
  const built = developmentFolder(folder, id);
  rmSync(built, { recursive: true, force: true });
  mkdirSync(built, { recursive: true });
  return built;
}

/**
 * For all environments of a development build. Each file for browsers has its map; texts in `eval` would not pass the policy
 * of the documents.
 * @param hmr whether a saved change is a hot update; otherwise it reloads the page
 */
export function developmentConfig(id: string, hmr = true): RsbuildConfig {
  return {
    mode: 'development',
    server: { base: `/releases/${id}/${DEVELOPMENT}`, publicDir: false },
    dev: {
      hmr,
      assetPrefix: 'auto',
      lazyCompilation: false,
      browserLogs: false,
      // The Content-Security-Policy refuses the overlay's styles. The terminal shows the errors.
      client: { overlay: false, logLevel: 'error' },
    },
    performance: {
      // Without hot updates, Rspack panics when it reads a cached module that accepts them.
      buildCache: { buildDependencies: OWN_SOURCES, cacheDigest: [hmr ? 'hot updates' : 'reloads'] },
    },
    output: { sourceMap: { js: 'cheap-module-source-map', css: true } },
    tools: {
      rspack: {
        output: { devtoolModuleFilenameTemplate: '[absolute-resource-path]' },
        // An editor may empty a file before it writes.
        watchOptions: { aggregateTimeout: 20 },
      },
    },
  };
}

/** A server build is read by the renderer's process, so it is written to the disk. */
export function developmentServerBuild(folder: string, id: string): EnvironmentConfig {
  return {
    dev: { hmr: false, liveReload: false, writeToDisk: true },
    output: { distPath: { root: path.join(developmentFolder(folder, id), 'server') } },
  };
}

/** The renderer's process freezes `Error`, but React's development build sets a property of it. */
export const pluginFrozenError: RsbuildPlugin = {
  name: 'frozen-error',
  setup: (api) =>
    api.transform({ test: { and: [/[\\/]cjs[\\/]/, /\.development\.js$/] }, targets: ['node'] }, ({ code }) =>
      code.replaceAll('Error.stackTraceLimit', '({}).stackTraceLimit'),
    ),
};

/** Has a remote use React's hot updates, and its JSX for development, through what the shell provides. */
export function borrowedReact(name: string): EnvironmentConfig {
  return {
    source: { define: { REMOTE_NAME: JSON.stringify(name) } },
    tools: {
      rspack: {
        plugins: [
          new rspack.NormalModuleReplacementPlugin(
            /^react-refresh\/runtime$/,
            ownModule('borrowed-refresh.js'),
          ),
        ],
      },
    },
  };
}

/** The shell shares no JSX for development. */
export const BORROWED_JSX: Readonly<Record<string, string>> = {
  '@emotion/react/jsx-dev-runtime$': ownModule('jsx-dev-runtime.js'),
};
