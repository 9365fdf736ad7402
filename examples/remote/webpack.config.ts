import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { federation } from './federation.ts';

export default {
  mode: 'production',
  context: import.meta.dirname,
  entry: './index.js',
  output: {
    path: join(import.meta.dirname, 'dist/webpack'),
    publicPath: 'auto',
    uniqueName: 'ordinary',
    clean: true,
  },
  plugins: [new ModuleFederationPlugin(federation)],
} satisfies Configuration;
