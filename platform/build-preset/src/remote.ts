import { rmSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import {
  type EnvironmentConfig,
  type RsbuildConfig,
  type RsbuildConfigAsyncFn,
  type RsbuildPlugin,
  rspack,
} from '@rsbuild/core';
import { federationName, SHARED_PACKAGES } from 'shared-contracts/document';
import type { Endpoint } from 'shared-contracts/endpoint';
import { buildFacts, calledPaths } from './build-facts.ts';
import { compressFiles } from './compress-files.ts';
import { developmentServer } from './development-server.ts';
import { pluginEndpointShapes } from './endpoint-shapes.ts';
import {
  finishFederationFiles,
  readFederationManifest,
  requiredPackages,
  runtimeEnvironment,
  writeStandaloneEntry,
} from './federation-files.ts';
import { pluginMinifiedStyles } from './reduced/minified-styles.ts';
import { neededContract, readContractHistory } from './needed-contract.ts';
import { pathOfFiles } from './path-of-files.ts';
import { pluginShopReact } from './react-plugin.ts';
import { describeFiles, pluginOwnerFile, writeReleaseDescriptor } from './release-descriptor.ts';
import { moduleFiles, pageEntries, type RemoteOffer, readRemoteOffer } from './remote-offer.ts';
import { writeServerEntry } from './server-entry.ts';
import { serverEnvironment } from './server-environment.ts';
import { CONTRACT_PACKAGES, compatibleRange, contractVersion, sharedVersions } from './shared-versions.ts';
import { pluginSourceMaps } from './source-maps.ts';
import { SUPPORTED_BROWSERS } from './supported-browsers.ts';
import { pluginUnusedSchemas } from './reduced/unused-schemas.ts';

/** Milliseconds until a hanging server counts as failed, as in the shell's federation plugin. */
const LOAD_TIME_LIMIT = 5_000;

/**
 * The build of a remote: `client` for browsers, `server` for the renderer; in development `client` beside `harness`,
 * the remote alone.
 * @param folder the remote's package folder (`import.meta.dirname`)
 */
export function remoteConfig(folder: string): RsbuildConfigAsyncFn {
  return async ({ command }): Promise<RsbuildConfig> => {
    const offer = await readRemoteOffer(folder);
    const client = clientEnvironment(folder, offer, command === 'dev');
    if (command === 'dev') {
      return {
        root: folder,
        output: ownClassNames(offer.id),
        plugins: [pluginShopReact(), pluginEndpointShapes(), pluginOwnerFile(offer.owner)],
        server: developmentServer(),
        environments: { harness: HARNESS, client },
      };
    }
    const endpoints = new Map<string, Endpoint>();
    const server = serverEnvironment({
      entry: { remote: writeServerEntry(folder, offer) },
      externals: serverExternals,
    });
    return {
      root: folder,
      output: ownClassNames(offer.id),
      plugins: [
        pluginShopReact(),
        pluginEndpointShapes(endpoints),
        pluginMinifiedStyles,
        pluginUnusedSchemas,
        pluginSourceMaps(folder),
        pluginOwnerFile(offer.owner),
        pluginRemoteRelease(folder, offer, endpoints),
      ],
      environments: { client, server, runtime: runtimeEnvironment },
    };
  };
}

/** A remote's server build requires shared packages from the renderer, so that there is one React there too. */
const serverExternals: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(SHARED_PACKAGES).map((specifier) => [specifier, `commonjs ${specifier}`]),
);

/** Of CSS modules: two remotes may have a file and a class of one name, and the gate refuses all other rules. */
function ownClassNames(id: string): NonNullable<RsbuildConfig['output']> {
  return { cssModules: { localIdentName: `${id}-[local]-[hash:base64:6]` } };
}

const HARNESS: EnvironmentConfig = {
  source: { entry: { index: './dev/harness.tsx' } },
  html: { title: 'Harness' },
};

function clientEnvironment(folder: string, offer: RemoteOffer, development: boolean): EnvironmentConfig {
  return {
    output: {
      distPath: { root: 'dist/client' },
      // The folder of a release has its hash, so its files need none: a document names thirty of them.
      filenameHash: false,
      assetPrefix: 'auto',
      legalComments: 'none',
      overrideBrowserslist: SUPPORTED_BROWSERS,
    },
    security: { sri: { enable: !development, algorithm: 'sha384' } },
    // The shell around this remote is a production build, which supports reloads but no hot updates.
    dev: { assetPrefix: true, hmr: false, liveReload: true, lazyCompilation: false },
    splitChunks: false,
    tools: {
      // The federation container is the only entry.
      rspack: {
        entry: {},
        // By default an id is a hash of the module's path, which would differ between two folders of one commit.
        optimization: { moduleIds: 'natural' },
        // A development server has another origin than the document.
        plugins: [
          federationContainer(folder, offer),
          runtimeOfTheShell,
          ...(development ? [] : [pathOfFiles]),
        ],
        output: {
          uniqueName: federationName(offer.id),
          chunkLoadingGlobal: `chunk_${federationName(offer.id)}`,
          crossOriginLoading: 'anonymous',
          chunkLoadTimeout: LOAD_TIME_LIMIT,
          // As in the shell: by default a second import gets unfinished exports (PROM-58).
          strictModuleErrorHandling: true,
        },
      },
    },
  };
}

/** Rspack bundles Module Federation's runtime into every remote. This replaces it by the shell's (decision 019). */
const runtimeOfTheShell = new rspack.NormalModuleReplacementPlugin(
  /webpack-bundler-runtime[\\/]dist[\\/]index\.cjs$/,
  path.join(import.meta.dirname, 'runtime-of-the-shell.js'),
);

/** The entry of a remote, which exposes its pages and fragments. */
function federationContainer(folder: string, offer: RemoteOffer) {
  return new ModuleFederationPlugin({
    name: federationName(offer.id),
    filename: 'remoteEntry.js',
    exposes: Object.fromEntries(
      Object.entries(moduleFiles(offer)).map(([module, file]) => [`./${module}`, file]),
    ),
    shared: borrowedPackages(folder),
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: true,
    experiments: { optimization: { target: 'web', disableSnapshot: true } },
  });
}

/** `import: false` keeps every shared package out of the remote, so that no configuration can load a second React. */
function borrowedPackages(folder: string) {
  return Object.fromEntries(
    Object.entries(sharedVersions(folder)).map(([specifier, version]) => [
      specifier,
      {
        // The shell provides one instance of each version, and of the contract perhaps two majors (decision 100).
        singleton: !CONTRACT_PACKAGES.has(specifier),
        strictVersion: true,
        version,
        requiredVersion: compatibleRange(version),
        import: false as const,
      },
    ]),
  );
}

function pluginRemoteRelease(
  folder: string,
  offer: RemoteOffer,
  endpoints: ReadonlyMap<string, Endpoint>,
): RsbuildPlugin {
  const dist = path.join(folder, 'dist');
  return {
    name: 'remote-release',
    setup(api) {
      api.onBeforeBuild(() => rmSync(path.join(dist, 'release.json'), { force: true }));
      api.onAfterBuild(async ({ stats }) => {
        if (!stats || stats.hasErrors()) return;
        const client = path.join(dist, 'client');
        const { entry, files: modules } = readFederationManifest(client);
        finishFederationFiles(client, requiredPackages(stats));
        writeStandaloneEntry(dist, entry);
        await compressFiles(client);
        const { imports, mounts, events } = buildFacts(path.join(dist, 'server/remote.cjs'));
        const versions = Object.entries(sharedVersions(folder));
        writeReleaseDescriptor(dist, {
          id: offer.id,
          name: federationName(offer.id),
          contract: neededContract(
            { imports, events },
            readContractHistory(folder),
            contractVersion(folder),
            offer.contract?.replace('^', ''),
          ),
          entry,
          modules: Object.fromEntries(
            Object.entries(modules).map(([name, files]) => [
              name,
              { kind: name in offer.pages ? 'page' : 'fragment', ...files },
            ]),
          ),
          pages: pageEntries(offer),
          shared: Object.fromEntries(
            versions
              .filter(([name]) => !CONTRACT_PACKAGES.has(name))
              .map(([name, version]) => [name, compatibleRange(version)]),
          ),
          imports,
          mounts,
          calls: calledPaths(path.join(dist, 'client'), endpoints.values()),
          trustedTypes: true,
          files: describeFiles(path.join(dist, 'client')),
          serverFiles: describeFiles(path.join(dist, 'server')),
        });
      });
    },
  };
}
