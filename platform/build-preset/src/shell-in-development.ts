import {
  type EnvironmentConfig,
  mergeRsbuildConfig,
  type RsbuildConfig,
  type RsbuildPlugin,
  type Rspack,
} from '@rsbuild/core';
import { SHELL_NAME } from 'shared-contracts/document';
import {
  developmentConfig,
  developmentServerBuild,
  emptyDevelopmentFolder,
  ownModule,
  pluginFrozenError,
} from './development/development-build.ts';
import { pluginEndpointShapes } from './endpoint-shapes.ts';
import { pluginShopReact } from './react-plugin.ts';
import { writeReleaseDescriptor } from './release-descriptor.ts';

/** @param built folder of the server build */
type Describe = (built: string, stats: Rspack.Stats | Rspack.MultiStats) => Promise<object>;

type ShellParts = { client: EnvironmentConfig; server: EnvironmentConfig; describe: Describe };

/** The first modules of the entry. As a second entry, they would have a second runtime for React's hot updates. */
const FIRST = ['./src/app/early.ts', ownModule('lend-refresh.js'), ownModule('tell-faults.js')];

/** The builds of the shell while its sources change, with the whole development builds of all packages. */
export function shellInDevelopment(folder: string, { client, server, describe }: ShellParts): RsbuildConfig {
  const built = emptyDevelopmentFolder(folder, SHELL_NAME);
  return mergeRsbuildConfig(developmentConfig(SHELL_NAME), {
    root: folder,
    plugins: [
      pluginShopReact('lent'),
      pluginEndpointShapes(),
      pluginFrozenError,
      pluginDescribed(built, describe),
    ],
    environments: {
      client: {
        ...client,
        source: { ...client.source, entry: { index: [...FIRST, './src/app/begin.ts'] } },
        security: { sri: { enable: false } },
      },
      server: mergeRsbuildConfig<EnvironmentConfig>(server, developmentServerBuild(folder, SHELL_NAME)),
    },
  });
}

function pluginDescribed(built: string, describe: Describe): RsbuildPlugin {
  return {
    name: 'described-shell',
    setup(api) {
      api.onAfterDevCompile(async ({ stats }) => {
        if (stats.hasErrors()) return;
        writeReleaseDescriptor(built, { ...(await describe(built, stats)), fonts: [], files: {} });
      });
    },
  };
}
