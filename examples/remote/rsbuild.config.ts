import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { defineConfig } from '@rsbuild/core';
import { federation } from './federation.ts';

export default defineConfig({
  mode: 'production',
  source: { entry: { index: './index.js' } },
  output: { distPath: { root: 'dist/rspack' }, assetPrefix: 'auto' },
  tools: {
    htmlPlugin: false,
    rspack: { plugins: [new ModuleFederationPlugin(federation)] },
  },
});
