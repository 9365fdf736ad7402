import { rmSync } from 'node:fs';
import path from 'node:path';
import type { EnvironmentConfig, RsbuildConfigAsyncFn, RsbuildPlugin, Rspack } from '@rsbuild/core';
import { SHELL_NAME } from 'shared-contracts/document';
import type { Endpoint } from 'shared-contracts/endpoint';
import { calledPaths } from './build-facts.ts';
import { compressFiles } from './compress-files.ts';
import { pluginEndpointShapes } from './endpoint-shapes.ts';
import { pathOfFiles } from './path-of-files.ts';
import { pluginShopReact } from './react-plugin.ts';
import { pluginDeclarativeRouter } from './reduced/declarative-router.ts';
import { pluginMinifiedStyles } from './reduced/minified-styles.ts';
import { pluginReducedReactDom } from './reduced/reduced-react-dom.ts';
import { pluginUnusedParts } from './reduced/unused-parts.ts';
import { pluginUnusedSchemas } from './reduced/unused-schemas.ts';
import { describeFiles, pluginOwnerFile, writeReleaseDescriptor } from './release-descriptor.ts';
import { serverEnvironment } from './server-environment.ts';
import { sharedVersions } from './shared-versions.ts';
import { facades, serverLists } from './shell-exports.ts';
import { shellInDevelopment } from './shell-in-development.ts';
import { pluginSourceMaps } from './source-maps.ts';
import { BROWSER_TYPES, SUPPORTED_BROWSERS } from './supported-browsers.ts';

/**
 * The build of the shell, which provides all shared packages. It refers to no remote and exposes no modules.
 * @param owner whom to ask about it
 */
export function shellConfig(folder: string, owner: object): RsbuildConfigAsyncFn {
  const endpoints = new Map<string, Endpoint>();
  return async ({ command }) =>
    command === 'dev'
      ? shellInDevelopment(folder, {
          client: clientEnvironment(folder, {}),
          server: shellServer({}),
          describe: (built, stats) => describedShell(folder, built, stats),
        })
      : {
          root: folder,
          plugins: [
            pluginShopReact(),
            pluginEndpointShapes(endpoints),
            pluginMinifiedStyles,
            pluginUnusedSchemas,
            pluginDeclarativeRouter,
            pluginReducedReactDom,
            pluginUnusedParts,
            pluginSourceMaps(folder),
            pluginOwnerFile(owner),
            pluginShellRelease(folder, endpoints),
          ],
          environments: {
            client: clientEnvironment(folder, productionRouter(folder)),
            server: shellServer(productionRouter(folder)),
          },
        };
}

function shellServer(alias: Readonly<Record<string, string>>): EnvironmentConfig {
  return serverEnvironment({ entry: { shell: './src/rendering/server.ts' }, externals: {}, alias });
}

/** A separate entry point for the code that must run before hydration. */
const EARLY = 'early';

function clientEnvironment(folder: string, router: Readonly<Record<string, string>>): EnvironmentConfig {
  return {
    source: {
      entry: { index: './src/app/begin.ts', [EARLY]: './src/app/early.ts' },
      define: {
        ...BROWSER_TYPES,
        PROVIDED_VERSIONS: JSON.stringify(sharedVersions(folder)),
        // Removes Node support and manifest handling from Module Federation's runtime.
        ENV_TARGET: JSON.stringify('web'),
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      },
    },
    // The paths in tsconfig.json are for types only: there, `zod/mini` stands for another file.
    resolve: { aliasStrategy: 'prefer-alias' },
    output: {
      distPath: { root: 'dist/client' },
      // As in remotes: the folder of a release has its hash.
      filenameHash: false,
      // The path of a release contains its hash, which is unknown while building.
      assetPrefix: 'auto',
      legalComments: 'none',
      overrideBrowserslist: SUPPORTED_BROWSERS,
      // The Content-Security-Policy allows fonts from files only.
      dataUriLimit: { font: 0 },
    },
    security: { sri: { enable: true, algorithm: 'sha384' } },
    splitChunks: {
      cacheGroups: {
        // By default, package code that only remotes use would be another file on their pages.
        defaultVendors: false,
        packages: { test: FIRST_PACKAGES, name: 'packages', chunks: 'initial', enforce: true },
        // Code that both the home page and remotes use is in the first file, so that moving between the two loads it only once.
        shared: { test: SHARED_PARTS, name: 'index', chunks: isHomeOrRemotes, minChunks: 2, enforce: true },
        // By name, because the list of scripts on the checkout page contains each file (PAY-17).
        federation: {
          test: FEDERATION_PACKAGES,
          name: 'federation-packages',
          chunks: 'async',
          enforce: true,
        },
        http: { test: HTTP_PACKAGES, name: 'http-packages', chunks: 'async', enforce: true },
        schemas: { test: SCHEMA_PACKAGES, name: 'schema-packages', chunks: 'async', enforce: true },
      },
    },
    tools: {
      htmlPlugin: false,
      rspack: (config) => {
        config.output ??= {};
        config.output.crossOriginLoading = 'anonymous';
        // Modules that throw during evaluation are marked, so that the shell can evaluate them again (PROM-58).
        config.output.strictModuleErrorHandling = true;
        config.resolve ??= {};
        config.plugins.push(pathOfFiles);
        config.resolve.alias = {
          ...config.resolve.alias,
          ...facades(folder),
          ...router,
          ...UNUSED,
        };
      },
    },
  };
}

/** Without this, the router's package resolves to its development build, whose warnings are of no use in a released shop. */
function productionRouter(folder: string): Record<string, string> {
  const build = path.join(folder, 'node_modules/react-router/dist/production');
  return {
    'react-router$': path.join(build, 'index.mjs'),
    'react-router/dom$': path.join(build, 'dom-export.mjs'),
  };
}

/** Emotion imports this only for `withTheme`, which the shell does not provide (`shell/src/remotes/emotion-facade.ts`). */
const UNUSED = { 'hoist-non-react-statics': false } as const;

/* These packages have a file of their own, so that a new version of the shell leaves it in the visitors' caches. */
const FIRST_PACKAGES =
  /node_modules[\\/](?:react|react-dom|react-router|@tanstack|@emotion|stylis|jotai|zod)[\\/]/;

const SHARED_PARTS = /shared-contracts[\\/]src[\\/](?:look|remotes)[\\/]/;
const isHomeOrRemotes = ({ name }: { name?: string }) => name === 'home' || name === 'first-remotes';
const FEDERATION_PACKAGES = /node_modules[\\/]@module-federation[\\/]/;
const HTTP_PACKAGES = /node_modules[\\/]axios[\\/]/;
const SCHEMA_PACKAGES = /node_modules[\\/]zod[\\/]/;

function pluginShellRelease(folder: string, endpoints: ReadonlyMap<string, Endpoint>): RsbuildPlugin {
  const dist = path.join(folder, 'dist');
  return {
    name: 'shell-release',
    setup(api) {
      api.onBeforeBuild(() => rmSync(path.join(dist, 'release.json'), { force: true }));
      api.onAfterBuild(async ({ stats }) => {
        if (!stats || stats.hasErrors()) return;
        const { mode } = api.getNormalizedConfig();
        await compressFiles(path.join(dist, 'client'), { isQuick: mode === 'development' });
        const files = describeFiles(path.join(dist, 'client'));
        writeReleaseDescriptor(dist, {
          ...(await describedShell(folder, dist, stats)),
          fonts: Object.keys(files).filter((file) => file.endsWith('.woff2')),
          calls: calledPaths(path.join(dist, 'client'), endpoints.values()),
          files,
          serverFiles: describeFiles(path.join(dist, 'server')),
        });
      });
    },
  };
}

/** @param built folder of the server build */
async function describedShell(folder: string, built: string, stats: Rspack.Stats | Rspack.MultiStats) {
  const first = firstFiles(stats, 'index');
  const versions = sharedVersions(folder);
  return {
    id: SHELL_NAME,
    contract: versions['shared-contracts/session'],
    provides: versions,
    scripts: first.filter((file) => file.endsWith('.js')),
    early: firstFiles(stats, EARLY).filter((file) => file.endsWith('.js')),
    styles: first.filter((file) => file.endsWith('.css')),
    modules: ownModules(stats),
    ...(await serverLists(folder, built)),
    trustedTypes: true,
  };
}

type BuildFiles = Record<string, { assets?: { name: string }[] }>;

function clientBuild(stats: Rspack.Stats | Rspack.MultiStats): { first: BuildFiles; chunks: BuildFiles } {
  const all = stats.toJson({ all: false, entrypoints: true, chunkGroups: true, children: true });
  const client = [all, ...(all.children ?? [])].find((build) => build.entrypoints?.index);
  return { first: client?.entrypoints ?? {}, chunks: client?.namedChunkGroups ?? {} };
}

/** The names of the files, without hot updates, which only bring an open page up to date. */
function namesOf({ assets = [] }: BuildFiles[string] = {}): string[] {
  return assets.map(({ name }) => name).filter((name) => !name.includes('.hot-update.'));
}

/** The files of an entry point, in the order in which a document names them. */
function firstFiles(stats: Rspack.Stats | Rspack.MultiStats, entry: string): string[] {
  return namesOf(clientBuild(stats).first[entry]);
}

/** The shell's own pages: name of the chunk → its files besides the initial ones. */
function ownModules(stats: Rspack.Stats | Rspack.MultiStats) {
  const first = firstFiles(stats, 'index');
  return Object.fromEntries(
    Object.entries(clientBuild(stats).chunks)
      .filter(([name]) => name !== 'index' && name !== EARLY)
      .map(([name, files]) => {
        const own = namesOf(files).filter((file) => !first.includes(file));
        const ending = (suffix: string) => own.filter((file) => file.endsWith(suffix));
        return [name, { kind: 'page', js: ending('.js'), css: ending('.css') }];
      }),
  );
}
