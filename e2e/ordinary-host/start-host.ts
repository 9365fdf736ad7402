import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { createRsbuild } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { SHARED_PACKAGES } from 'shared-contracts/document';

/** The packages that the host gives to remotes. Module Federation shares those alone that the host's own build has. */
const packages = Object.keys(SHARED_PACKAGES);
const shared = Object.fromEntries(
  packages.map((specifier) => [specifier, { singleton: true, eager: true, requiredVersion: false as const }]),
);

/**
 * Builds and serves an application that knows nothing of the shop but its packages.
 * @param dist folder for the build
 * @param shop origin that answers its calls and has its pictures
 */
export async function startHost(dist: string, shop: string) {
  const rsbuild = await createRsbuild({
    cwd: import.meta.dirname,
    config: {
      mode: 'production',
      logLevel: 'error',
      plugins: [pluginReact({ swcReactOptions: { importSource: '@emotion/react' } })],
      source: { entry: { index: [...packages, './host.tsx'] } },
      // The paths of tsconfig.json are for types.
      resolve: { aliasStrategy: 'prefer-alias' },
      output: { distPath: { root: dist }, cleanDistPath: false },
      server: { host: '127.0.0.1', proxy: { '/api': shop, '/images': shop } },
      tools: {
        rspack: { plugins: [new ModuleFederationPlugin({ name: 'ordinary_host', shared, dts: false })] },
      },
    },
  });
  await (await rsbuild.build()).close();
  const { port, server } = await rsbuild.preview();
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
