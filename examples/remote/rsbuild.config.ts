import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { defineConfig } from '@rsbuild/core';
import { federation } from './federation.ts';

export default defineConfig({
  mode: 'production',
  output: { distPath: { root: 'dist/rspack' }, assetPrefix: 'auto' },
  tools: {
    htmlPlugin: false,
    rspack: { entry: {}, plugins: [new ModuleFederationPlugin(federation)] },
  },
});
