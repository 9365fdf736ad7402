import { rmSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import {
  type EnvironmentConfig,
  mergeRsbuildConfig,
  type RsbuildConfig,
  type RsbuildConfigAsyncFn,
  type RsbuildPlugin,
  rspack,
} from '@rsbuild/core';
import { federationName, SHARED_PACKAGES } from 'shared-contracts/document';
import type { Endpoint } from 'shared-contracts/endpoint';
import { buildFacts, calledPaths } from './build-facts.ts';
import { compressFiles } from './compress-files.ts';
import { pluginEndpointShapes } from './endpoint-shapes.ts';
import {
  finishFederationFiles,
  readFederationManifest,
  requiredPackages,
  runtimeEnvironment,
  writeStandaloneEntry,
} from './federation-files.ts';
import { pathOfFiles } from './path-of-files.ts';
import { pluginShopReact } from './react-plugin.ts';
import { pluginMinifiedStyles } from './reduced/minified-styles.ts';
import { pluginUnusedSchemas } from './reduced/unused-schemas.ts';
import { describeFiles, pluginOwnerFile, writeReleaseDescriptor } from './release-descriptor.ts';
import { REMOTE_ENTRY, remoteInDevelopment } from './remote-in-development.ts';
import { modulesOf, pageEntries, type RemoteOffer, readRemoteOffer } from './remote-offer.ts';
import { writeServerEntry } from './server-entry.ts';
import { serverEnvironment } from './server-environment.ts';
import { CONTRACT_PACKAGES, compatibleRange, contractVersion, sharedVersions } from './shared-versions.ts';
import { pluginSourceMaps } from './source-maps.ts';
import { SUPPORTED_BROWSERS } from './supported-browsers.ts';

/** Milliseconds until a hanging server counts as failed, as in the shell's federation plugin. */
const LOAD_TIME_LIMIT = 5_000;

/** The build of a remote: `client` for browsers, `server` for the renderer. */
export function remoteConfig(folder: string): RsbuildConfigAsyncFn {
  return async ({ command }): Promise<RsbuildConfig> => {
    const offer = await readRemoteOffer(folder);
    if (command === 'dev')
      return remoteInDevelopment(folder, offer, {
        clientOf: (modules) => clientEnvironment(offer, containerOf(folder, offer, modules), true),
        server: remoteServer(folder, offer),
        output: ownClassNames(offer.id),
      });
    const client = clientEnvironment(offer, containerOf(folder, offer, modulesOf(folder, offer)), false);
    const endpoints = new Map<string, Endpoint>();
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
      environments: { client, server: remoteServer(folder, offer), runtime: runtimeEnvironment },
    };
  };
}

/** The browser build of a remote under development, in a shop that has React's production build. */
export function remoteClient(folder: string, offer: RemoteOffer): EnvironmentConfig {
  const client = clientEnvironment(offer, containerOf(folder, offer, modulesOf(folder, offer)), true);
  return mergeRsbuildConfig<EnvironmentConfig>(client, { output: ownClassNames(offer.id) });
}

function remoteServer(folder: string, offer: RemoteOffer): EnvironmentConfig {
  return serverEnvironment({
    entry: { remote: writeServerEntry(folder, offer) },
    externals: serverExternals,
  });
}

/** A remote's server build requires shared packages from the renderer, so that there is one React there too. */
const serverExternals: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(SHARED_PACKAGES).map((specifier) => [specifier, `commonjs ${specifier}`]),
);

/** CSS module classes begin with the remote's id: two remotes may have equal file and class names, and the gate refuses other names. */
function ownClassNames(id: string): NonNullable<RsbuildConfig['output']> {
  return { cssModules: { localIdentName: `${id}-[local]-[hash:base64:6]` } };
}

function clientEnvironment(
  offer: RemoteOffer,
  container: ModuleFederationPlugin,
  development: boolean,
): EnvironmentConfig {
  return {
    output: {
      distPath: { root: 'dist/client' },
      // The folder of a release already has its hash. Its files need none, which saves bytes: a document lists thirty of them.
      filenameHash: false,
      assetPrefix: 'auto',
      legalComments: 'none',
      overrideBrowserslist: SUPPORTED_BROWSERS,
    },
    security: { sri: { enable: !development, algorithm: 'sha384' } },
    splitChunks: false,
    tools: {
      // The federation container is the only entry.
      rspack: {
        entry: {},
        // By default an id is a hash of the module's path, which would differ between two folders of one commit.
        optimization: { moduleIds: 'natural' },
        plugins: [container, runtimeOfTheShell, pathOfFiles],
        output: {
          uniqueName: federationName(offer.id),
          chunkLoadingGlobal: `chunk_${federationName(offer.id)}`,
          crossOriginLoading: 'anonymous',
          // No time limit for a hot update, which waits for the compiler.
          chunkLoadTimeout: development ? undefined : LOAD_TIME_LIMIT,
          // As in the shell: by default, a second import of a failed module gets unfinished exports (PROM-58).
          strictModuleErrorHandling: true,
        },
      },
    },
  };
}

/** Replaces Module Federation's runtime, which Rspack bundles into every remote, by the shell's (decision 019). */
const runtimeOfTheShell = new rspack.NormalModuleReplacementPlugin(
  /webpack-bundler-runtime[\\/]dist[\\/]index\.cjs$/,
  path.join(import.meta.dirname, 'runtime-of-the-shell.js'),
);

/**
 * The entry of a remote, which exposes its pages and fragments.
 * @param modules their names → their files
 */
function containerOf(folder: string, offer: RemoteOffer, modules: Readonly<Record<string, string>>) {
  return new ModuleFederationPlugin({
    name: federationName(offer.id),
    filename: REMOTE_ENTRY,
    exposes: Object.fromEntries(Object.entries(modules).map(([module, file]) => [`./${module}`, file])),
    shared: borrowedPackages(folder),
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: true,
    experiments: { optimization: { target: 'web', disableSnapshot: true } },
  });
}

/** `import: false` keeps every shared package out of the remote, so that no page can load a second React. */
function borrowedPackages(folder: string) {
  return Object.fromEntries(
    Object.entries(sharedVersions(folder)).map(([specifier, version]) => [
      specifier,
      {
        // The shell provides one instance of each package, but of the contract perhaps two majors (decision 100).
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
        const { imports, mounts } = buildFacts(path.join(dist, 'server/remote.cjs'));
        const versions = Object.entries(sharedVersions(folder));
        writeReleaseDescriptor(dist, {
          id: offer.id,
          name: federationName(offer.id),
          contract: offer.contract ?? compatibleRange(contractVersion(folder)),
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
