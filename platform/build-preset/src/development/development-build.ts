import { globSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { EnvironmentConfig, RsbuildConfig, RsbuildPlugin } from '@rsbuild/core';
import { rspack } from '@rsbuild/core';

/** The build's own sources, on which its cache depends in addition to the sources of the package. */
const OWN_SOURCES = globSync('../**/*.{ts,js}', { cwd: import.meta.dirname }).map(ownModule);

/** Takes the place of a content hash in the addresses and folders of development builds. */
const DEVELOPMENT = 'development';

/** The path of a module that runs in development builds only. */
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
 * The settings of all environments of a development build. Source maps are files, because the documents' Content-Security-Policy
 * forbids `eval`.
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
        // An editor may empty a file before it writes it.
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

/** Replaces an assignment in React's development build, which sets a property of `Error`: the renderer's process freezes it. */
export const pluginFrozenError: RsbuildPlugin = {
  name: 'frozen-error',
  setup: (api) =>
    api.transform({ test: { and: [/[\\/]cjs[\\/]/, /\.development\.js$/] }, targets: ['node'] }, ({ code }) =>
      code.replaceAll('Error.stackTraceLimit', '({}).stackTraceLimit'),
    ),
};

/** Makes a remote use the React refresh runtime that the shell provides. */
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

/** The shell does not share emotion's JSX runtime for development, so this module takes its place. */
export const BORROWED_JSX: Readonly<Record<string, string>> = {
  '@emotion/react/jsx-dev-runtime$': ownModule('jsx-dev-runtime.js'),
};
