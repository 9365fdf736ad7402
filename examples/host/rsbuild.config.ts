import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { sharedByHosts } from 'shared-contracts/shared-by-hosts';

/** Where `npm start` serves the shop. */
const SHOP = 'http://localhost:3000';

export default defineConfig({
  mode: 'production',
  plugins: [pluginReact({ swcReactOptions: { importSource: '@emotion/react' } })],
  // Module Federation shares only packages that the host's own build contains.
  source: { entry: { index: [...Object.keys(sharedByHosts), './host.tsx'] } },
  // The paths in tsconfig.json are for types only.
  resolve: { aliasStrategy: 'prefer-alias' },
  server: { proxy: { '/api': SHOP, '/images': SHOP } },
  tools: {
    rspack: {
      plugins: [new ModuleFederationPlugin({ name: 'ordinary_host', shared: sharedByHosts, dts: false })],
    },
  },
});
