import { readFileSync } from 'node:fs';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { SHARED_PACKAGES } from 'shared-contracts/document';

/** Where `npm start` serves the shop. */
const SHOP = 'http://localhost:3000';

/** What the host gives to remotes: all that a remote of the shop borrows, in the host's versions. */
const shared = Object.fromEntries(
  Object.entries(SHARED_PACKAGES).map(([specifier, name]) => [
    specifier,
    { singleton: true, eager: true, version: installedVersion(name), requiredVersion: false as const },
  ]),
);

/** Named here, because a package with several entries has no version beside each of them. */
function installedVersion(name: string): string {
  const manifest = new URL(`../node_modules/${name}/package.json`, import.meta.url);
  return JSON.parse(readFileSync(manifest, 'utf8')).version;
}

export default defineConfig({
  mode: 'production',
  plugins: [pluginReact({ swcReactOptions: { importSource: '@emotion/react' } })],
  // Module Federation shares those alone that the host's own build has.
  source: { entry: { index: [...Object.keys(SHARED_PACKAGES), './host.tsx'] } },
  // The paths of tsconfig.json are for types.
  resolve: { aliasStrategy: 'prefer-alias' },
  server: { proxy: { '/api': SHOP, '/images': SHOP } },
  tools: {
    rspack: { plugins: [new ModuleFederationPlugin({ name: 'ordinary_host', shared, dts: false })] },
  },
});
