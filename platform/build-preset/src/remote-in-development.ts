import { type EnvironmentConfig, mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { federationName } from 'shared-contracts/document';
import {
  BORROWED_JSX,
  borrowedReact,
  developmentConfig,
  developmentFolder,
  developmentServerBuild,
  emptyDevelopmentFolder,
} from './development/development-build.ts';
import { writeHotModules } from './development/hot-modules.ts';
import { pluginEndpointShapes } from './endpoint-shapes.ts';
import { pluginShopReact } from './react-plugin.ts';
import { pluginOwnerFile, writeReleaseDescriptor } from './release-descriptor.ts';
import { modulesOf, pageEntries, type RemoteOffer } from './remote-offer.ts';
import { compatibleRange, contractVersion } from './shared-versions.ts';

export const REMOTE_ENTRY = 'remoteEntry.js';

type RemoteParts = {
  /** @param modules name of a page or fragment → the file that is exposed as it */
  clientOf: (modules: Readonly<Record<string, string>>) => EnvironmentConfig;
  server: EnvironmentConfig;
  output: NonNullable<RsbuildConfig['output']>;
};

/** The client and server builds for a shop with React's development build, which the shell provides. */
export function remoteInDevelopment(
  folder: string,
  offer: RemoteOffer,
  { clientOf, server, output }: RemoteParts,
): RsbuildConfig {
  describeRemote(folder, offer);
  const exposed = writeHotModules(developmentFolder(folder, offer.id), modulesOf(folder, offer));
  const borrowed = borrowedReact(federationName(offer.id));
  return mergeRsbuildConfig(developmentConfig(offer.id), {
    root: folder,
    output,
    resolve: { alias: BORROWED_JSX },
    plugins: [pluginShopReact('borrowed'), pluginEndpointShapes(), pluginOwnerFile(offer.owner)],
    environments: {
      client: mergeRsbuildConfig<EnvironmentConfig>(clientOf(exposed), borrowed),
      server: mergeRsbuildConfig<EnvironmentConfig>(server, developmentServerBuild(folder, offer.id)),
    },
  });
}

/** Writes what the edge server needs to know before anything is compiled. */
function describeRemote(folder: string, offer: RemoteOffer): void {
  const { id, pages, fragments } = offer;
  const modules = Object.keys({ ...pages, ...fragments }).map((name) => [
    name,
    { kind: name in pages ? 'page' : 'fragment', js: [], css: [] },
  ]);
  writeReleaseDescriptor(emptyDevelopmentFolder(folder, id), {
    id,
    name: federationName(id),
    contract: compatibleRange(contractVersion(folder)),
    entry: REMOTE_ENTRY,
    modules: Object.fromEntries(modules),
    pages: pageEntries(offer),
    shared: {},
    trustedTypes: true,
    files: {},
  });
}
